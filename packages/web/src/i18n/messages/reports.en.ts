import type { EnglishMessages } from '../resources.ts';

export const reports: EnglishMessages<'reports'> = {
  'reporte-desconocido': 'There is no such report',
  'reporte-resultados-titulo': 'Won and lost',
  'reporte-resultados-pregunta': 'How much do we win?',
  'reporte-resultados-para': 'How tenders ended, by month, buyer, region, type or person.',
  'reporte-ofertas-titulo': 'Offered against awarded',
  'reporte-ofertas-pregunta': 'By how much do we lose?',
  'reporte-ofertas-para': 'Our offer beside the one that won, tender by tender.',
  'reporte-embudo-titulo': 'Under way, by stage',
  'reporte-embudo-pregunta': 'What is our work under way worth?',
  'reporte-embudo-para': 'What is in each stage, how much we offered and what we can expect.',
  'reporte-carga-titulo': 'Closings and workload',
  'reporte-carga-pregunta': 'Who has what to hand in?',
  'reporte-carga-para': 'The closings of the next eight weeks, by person.',
  'reporte-tiempos-titulo': 'Time per stage',
  'reporte-tiempos-pregunta': 'Where does the time go?',
  'reporte-tiempos-para': 'How many days tenders spend in each stage, and which wait now.',
  'reporte-descartes-titulo': 'Discards and withdrawals',
  'reporte-descartes-pregunta': 'Why do we discard?',
  'reporte-descartes-para': 'The reasons for which we let tenders go or withdraw offers.',
  'reporte-sin-ver-titulo': 'What we let pass',
  'reporte-sin-ver-pregunta': 'What did we not see in time?',
  'reporte-sin-ver-para':
    'What closed without an offer or a decision, and what matched and nobody took.',
  'reporte-fuentes-titulo': 'Freshness of sources',
  'reporte-fuentes-pregunta': 'Is the data up to date?',
  'reporte-fuentes-para': 'How much was read of each source, and when it was last read.',
  'reporte-col-mes': 'Month',
  'reporte-col-comprador': 'Buyer',
  'reporte-col-region': 'Region',
  'reporte-col-tipo': 'Type',
  'reporte-col-persona': 'Responsible',
  'reporte-col-etapa': 'Stage',
  'reporte-col-motivo': 'Reason',
  'reporte-col-fuente': 'Source',
  'reporte-col-semana': 'Week that begins on Monday',
  'reporte-col-licitacion': 'Tender',
  'reporte-col-licitaciones': 'Tenders',
  'reporte-col-ganadas': 'Won',
  'reporte-col-perdidas': 'Lost',
  'reporte-col-sin-ganador': 'Without a winner',
  'reporte-col-retiradas': 'Withdrawn',
  'reporte-col-descartadas': 'Discarded',
  'reporte-col-tasa': 'Won of those decided',
  'reporte-col-ganado': 'Won, {{moneda}}',
  'reporte-col-con-oferta': 'With an offer, {{moneda}}',
  'reporte-col-sin-oferta': 'Closed while in work',
  'reporte-col-mediana-simple': 'Median',
  'reporte-col-ofertado': 'Offered, {{moneda}}',
  'reporte-col-esperado': 'Expected, {{moneda}}',
  'reporte-col-nuestra': 'Our offer',
  'reporte-col-adjudicado': 'Awarded',
  'reporte-col-diferencia': 'Difference',
  'reporte-col-ganador': 'Winner',
  'reporte-col-mediana': 'Median, days',
  'reporte-col-nueve-de-diez': '9 of 10 in less than, days',
  'reporte-col-pasaron': 'Left the stage',
  'reporte-col-ahora': 'There now',
  'reporte-col-mas-antigua': 'Longest waiting, days',
  'reporte-col-del-total': 'Of the total',
  'reporte-col-calzaban': 'Matched and nobody took',
  'reporte-col-en-analisis': 'Closed in analysis',
  'reporte-col-en-preparacion': 'Closed in preparation',
  'reporte-col-leidas': 'Processes read',
  'reporte-col-publicadas': 'Published now',
  'reporte-col-ultima-lectura': 'Last read',
  'reporte-col-cambio': 'Last change',
  'reporte-col-esta-semana': 'This week',
  'reporte-col-proxima': 'Next week',
  'reporte-col-tercera': 'Weeks 3 and 4',
  'reporte-col-octava': 'Weeks 5 to 8',
  'reporte-col-cierres': 'Closings',
  'reporte-total': 'Total',
  'reporte-mes-01': 'Jan {{anio}}',
  'reporte-mes-02': 'Feb {{anio}}',
  'reporte-mes-03': 'Mar {{anio}}',
  'reporte-mes-04': 'Apr {{anio}}',
  'reporte-mes-05': 'May {{anio}}',
  'reporte-mes-06': 'Jun {{anio}}',
  'reporte-mes-07': 'Jul {{anio}}',
  'reporte-mes-08': 'Aug {{anio}}',
  'reporte-mes-09': 'Sep {{anio}}',
  'reporte-mes-10': 'Oct {{anio}}',
  'reporte-mes-11': 'Nov {{anio}}',
  'reporte-mes-12': 'Dec {{anio}}',
  'reporte-sin-comprador': 'Without a buyer',
  'reporte-sin-region': 'Without a region',
  'reporte-sin-tipo': 'Without a type',
  'reporte-sin-responsable': 'Nobody responsible',
  'reporte-quien-se-fue': 'Somebody who left',
  'reporte-fuente-ocds': 'OCDS publisher',
  'reporte-fuente-planilla': 'Own spreadsheets',
  'reporte-fuente-propia': 'Entered by hand',
  'reporte-fuente-demostracion': 'Demonstration',
  'reporte-motivo-retiro': '{{motivo}} (withdrawal)',
  'reporte-nada-en-periodo':
    'There is nothing to count in this period. Try a longer one, or fewer filters.',
  'reporte-nada-ahora': 'There is nothing to count now.',
  'reporte-recortado':
    'The table shows the first {{mostradas, number}} of {{total, number}} rows; the total counts all of them.',
  'reporte-resultados-frase':
    'Of {{decididas, number}} decided, {{ganadas, number}} were won and {{perdidas, number}} lost. Without a winner: {{sinGanador, number}}.',
  'reporte-resultados-montos':
    'What was won is what was awarded; where that is unknown, our offer. Amounts are by currency, never added to each other.',
  'reporte-resultados-sin-monto_one': '1 won tender has no known amount and is not added.',
  'reporte-resultados-sin-monto_other':
    '{{count, number}} won tenders have no known amount and are not added.',
  'reporte-descartes-frase_one': '1 tender was let go in the period, for “{{motivo}}”.',
  'reporte-descartes-frase_other':
    '{{count, number}} tenders were let go in the period; the most frequent reason, {{veces, number}} times, is “{{motivo}}”.',
  'reporte-ofertas-frase_one':
    'Of {{perdidas, number}} lost, {{comparables, number}} can be compared: 1 was lost by less than 5%.',
  'reporte-ofertas-frase_other':
    'Of {{perdidas, number}} lost, {{comparables, number}} can be compared: {{count, number}} were lost by less than 5%.',
  'reporte-ofertas-fuera_one':
    '1 lost tender is left out: it lacks an amount, or is in another currency.',
  'reporte-ofertas-fuera_other':
    '{{count, number}} lost tenders are left out: they lack an amount, or are in another currency.',
  'reporte-ofertas-mas-baja': 'We offered less',
  'reporte-ofertas-hasta-2': 'Up to 2% more',
  'reporte-ofertas-hasta-5': '2 to 5% more',
  'reporte-ofertas-hasta-10': '5 to 10% more',
  'reporte-ofertas-hasta-20': '10 to 20% more',
  'reporte-ofertas-mas-de-20': 'Over 20% more',
  'reporte-ofertas-eje': 'How much more we offered than the winner',
  'reporte-embudo-frase':
    '{{total, number}} are under way; {{presentadas, number}} were submitted and wait for a result.',
  'reporte-embudo-esperado':
    'What is expected is each offer times its probability of winning. Amounts are by currency, never added to each other.',
  'reporte-embudo-sin-probabilidad_one':
    '1 offer has no probability and is not added to what is expected.',
  'reporte-embudo-sin-probabilidad_other':
    '{{count, number}} offers have no probability and are not added to what is expected.',
  'reporte-carga-frase':
    '{{total, number}} in work close in the next eight weeks; {{huerfanas, number}} have nobody responsible.',
  'reporte-carga-que-cuenta':
    'Those in analysis or in preparation count, and detected ones that somebody is responsible for. Weeks begin on Monday.',
  'reporte-tiempos-frase':
    'The longest stage is “{{etapa, etapa}}”: half leave it within {{dias, number}} days.',
  'reporte-tiempos-que-cuenta':
    'Stages that were left in the period count. Days are calendar days.',
  'reporte-sin-ver-frase':
    '{{trabajadas, number}} in work closed without an offer, and {{calzaban, number}} that matched a product were taken by nobody.',
  'reporte-sin-ver-que-cuenta': 'Counted up to yesterday, by the month of the closing.',
  'reporte-fuentes-frase':
    '{{total, number}} processes were read from {{fuentes, number}} sources; a source was last read on {{cuando, valor}}.',
  'enlace-de-reporte-desconocido':
    'This address shows nothing. It may be incomplete, or its report is not shared any more: ask who gave it to you for another.',
  'enlace-de-reporte-vencido': 'This address has expired. Ask who gave it to you for another.',
  'enlace-de-reporte-revocado':
    'Who shared this report has stopped sharing it. If you still need it, ask them for another address.',
  'enlace-de-reporte-sin-acceso':
    'Who shared this report may not do so any more. Ask somebody of the company for another address.',
  'correo-de-reporte-desconocido': 'That mailing does not exist any more.',
  'demasiados-correos-de-reportes':
    'You already have {{max, number}} reports by mail: remove one that is not needed.',
  'direccion-de-tablero': 'Write the whole address, like https://bi.yourcompany.com',
  'identificador-de-tablero':
    'It is an identifier like 1f0c7a52-3b6e-4d19-9c40-2a8e5b7d6f31: copy all of it',
  'falta-campo-de-tablero': 'Write the field as the service calls it',
  'falta-usuario-de-tablero': 'Write the user that signs in to the service',
  'falta-secreto-de-tablero': 'Write the secret that the service asks for',
  'tipo-de-tablero': 'Choose the service of the dashboard',
  'sitio-de-tablero': 'Write the site alone, like https://bi.yourcompany.com',
  'tablero-desconocido': 'That dashboard does not exist: it may have been removed.',
  'demasiados-tableros':
    'The company already has {{max, number}} dashboards: remove one that is not used.',
  'tablero-propio': 'Pages of Pliego are not shown inside themselves',
  'tablero-sitio-no-permitido':
    'That site is not among those that the company lets its reports show',
  'tablero-pide-secreto':
    'The secret would be shown to somebody else: write it again to confirm it',
  'tablero-secreto-ilegible':
    'The stored secret cannot be read with the key of this server. Who administers the company can write it again.',
  'tablero-caido':
    'The service of the dashboard does not answer. Try again in some minutes; if nothing changes, tell who administers it.',
  'tablero-con-error':
    'The service of the dashboard answered with an error ({{estado}}). Try again in some minutes.',
  'tablero-rechaza-clave':
    'The service did not take the stored credentials. Who administers the company can change them.',
  'tablero-no-encontrado':
    'The service has no such dashboard, or the stored credentials do not see it.',
  'tablero-no-se-entiende':
    'The service answered something that cannot be understood. Check that the address is of the chosen service.',
  'tablero-no-se-enmarca':
    '{{sitio}} does not let its pages be shown here. Who administers it has to let {{origen}} frame them.',
  'tablero-redirige':
    'The page leads to {{sitio}}, which is not its site: it may ask to sign in. Open it apart, or set the final address.',
  'filtro-cerrado': 'This address does not let that filter be changed.',
  'demasiados-enlaces-de-reportes':
    'The company already has {{max, number}} report links in use: revoke one that is not needed.',
  'reporte-fuentes-sin-lectura':
    '{{total, number}} processes were read. No source is polled: they came in files.',
};
