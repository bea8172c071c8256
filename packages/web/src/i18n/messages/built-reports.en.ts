import type { EnglishMessages } from '../resources.ts';

export const builtReports: EnglishMessages<'builtReports'> = {
  'reporte-a-medida-titulo': 'Report of your own',
  'reporte-a-medida-pregunta': 'Report of your own',
  'reporte-a-medida-para': 'What you choose to measure, divided as you like.',
  'reporte-nombre': '{{nombre}}',
  'reporte-construido-titulo': '{{mide, rotulo}} by {{por, dentro}}',
  'reporte-construido-cruce': '{{mide, rotulo}} by {{por, dentro}} and {{cruza, dentro}}',
  'reporte-en-moneda': '{{mide, rotulo}}, {{moneda}}',

  'reporte-mide-licitaciones': 'Tenders',
  'reporte-mide-estimado': 'Estimated amount',
  'reporte-mide-ofertado': 'Offered amount',
  'reporte-mide-esperado': 'Expected value',
  'reporte-mide-adjudicado': 'Awarded amount',
  'reporte-mide-ganadas': 'Won of those decided',
  'reporte-mide-dias-para-ofertar': 'Days to bid',
  'reporte-mide-dias-adjudicar': 'Days to award',
  'reporte-mide-oferentes': 'Bidders',

  'reporte-por-etapa': 'Stage',
  'reporte-por-estado': 'State on the portal',
  'reporte-por-comprador': 'Buyer',
  'reporte-por-region': 'Region',
  'reporte-por-tipo': 'Type',
  'reporte-por-fuente': 'Source',
  'reporte-por-persona': 'Assignee',
  'reporte-por-prioridad': 'Priority',
  'reporte-por-tag': 'Tag',
  'reporte-por-producto': 'Product that fits',
  'reporte-por-motivo': 'Reason of the discard or withdrawal',
  'reporte-por-mes-publicacion': 'Month of publication',
  'reporte-por-semana-publicacion': 'Week of publication',
  'reporte-por-mes-cierre': 'Month of closing',
  'reporte-por-semana-cierre': 'Week of closing',
  'reporte-por-mes-adjudicacion': 'Month of award',
  'reporte-por-semana-adjudicacion': 'Week of award',
  'reporte-por-mes-etapa': 'Month in which it came into its stage',

  'reporte-estado-planificada': 'Planned',
  'reporte-estado-publicada': 'Published',
  'reporte-estado-cerrada': 'Closed',
  'reporte-estado-adjudicada': 'Awarded',
  'reporte-estado-desierta': 'Without award',
  'reporte-estado-revocada': 'Revoked',
  'reporte-estado-suspendida': 'Suspended',
  'reporte-estado-desconocida': 'Unknown state',
  'reporte-prioridad-alta': 'High priority',
  'reporte-prioridad-media': 'Medium priority',
  'reporte-prioridad-baja': 'Low priority',
  'reporte-sin-prioridad': 'Without priority',
  'reporte-sin-etiqueta': 'Without tag',
  'reporte-semana-del': '{{dia}}',

  'reporte-construido-cuenta_one': 'It is 1 tender: “{{primero, rotulo}}”.',
  'reporte-construido-cuenta_other':
    'There are {{count, number}} tenders. Most are in “{{primero, rotulo}}”: {{mayor, number}}.',
  'reporte-construido-monto':
    '{{mide, rotulo}}: {{todo, number}} {{moneda}} in all. The highest is in “{{primero, rotulo}}”: {{mayor, number}} {{moneda}}.',
  'reporte-construido-parte':
    'Of those decided, {{todo, number}}% were won. The highest is in “{{primero, rotulo}}”: {{mayor, number}}%.',
  'reporte-construido-dias':
    '{{mide, rotulo}}: half take {{todo, number}} or fewer. The longest is in “{{primero, rotulo}}”: {{mayor, number}}.',
  'reporte-construido-promedio':
    '{{mide, rotulo}}: {{todo, number}} on average. The highest is in “{{primero, rotulo}}”: {{mayor, number}}.',
  'reporte-construido-sin-nada': 'What the report measures is not known yet of these tenders.',
  'reporte-construido-sin-dato_one': '1 tender lacks that figure and is not counted in it.',
  'reporte-construido-sin-dato_other':
    '{{count, number}} tenders lack that figure and are not counted in it.',
  'reporte-construido-monedas':
    'There are also amounts in {{otras}}. Each currency has its column and is not added to another; the chart is in {{moneda}}.',
  'reporte-construido-una-moneda':
    'The figures are in {{moneda}} alone: there are also amounts in {{otras}}, which are not added to them.',
  'reporte-construido-varias':
    'What has several of these values counts in each; the total counts it once.',
  'reporte-construido-columnas':
    'The table has {{mostradas, number}} of {{total, number}} columns; the total counts them all.',
  'reporte-construido-series':
    'The chart draws {{mostradas, number}} columns; the others are in the table.',
  'reporte-fuera-sin-publicacion': 'Those without a date of publication are left out.',
  'reporte-fuera-sin-cierre': 'Those without a closing date are left out.',
  'reporte-fuera-sin-adjudicacion': 'Only those awarded on a known date count.',
  'reporte-fuera-sin-mover': 'Those that nobody has moved from a stage are left out.',
  'reporte-fuera-sin-calce': 'Only those that fit a product count.',
  'reporte-fuera-sin-motivo': 'Only those discarded or withdrawn count, which have a reason.',
  'reporte-nada-con-filtros':
    'There is no tender with these filters. Take one away, or measure something else.',
  'reporte-filtro-sin-etiqueta':
    'A filter names a tag that no longer exists: take it away, or choose another.',
  'reporte-filtro-sin-producto':
    'A filter names a product that no longer exists: take it away, or choose another.',
  'reporte-filtro-sin-motivo':
    'A filter names a reason that no longer exists: take it away, or choose another.',
  'reporte-filtro-sin-persona':
    'A filter names somebody who is no longer in the company: take it away, or choose another person.',
  'reporte-definicion-ilegible':
    'The saved report cannot be understood: “{{campo}}” says something impossible. Open it and save it again.',
};
