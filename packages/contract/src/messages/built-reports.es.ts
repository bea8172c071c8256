/** Of the reports that people put together: what is measured, by what, and what the figures show. */
export const builtReports = {
  'reporte-a-medida-titulo': 'Reporte a medida',
  'reporte-a-medida-pregunta': 'Reporte a medida',
  'reporte-a-medida-para': 'Lo que tú elijas medir, dividido como quieras.',
  'reporte-nombre': '{{nombre}}',
  'reporte-construido-titulo': '{{mide, rotulo}} por {{por, dentro}}',
  'reporte-construido-cruce': '{{mide, rotulo}} por {{por, dentro}} y {{cruza, dentro}}',
  'reporte-en-moneda': '{{mide, rotulo}}, {{moneda}}',

  'reporte-mide-licitaciones': 'Licitaciones',
  'reporte-mide-estimado': 'Monto estimado',
  'reporte-mide-ofertado': 'Monto ofertado',
  'reporte-mide-esperado': 'Valor esperado',
  'reporte-mide-adjudicado': 'Monto adjudicado',
  'reporte-mide-ganadas': 'Ganadas de las decididas',
  'reporte-mide-dias-para-ofertar': 'Días para ofertar',
  'reporte-mide-dias-adjudicar': 'Días hasta adjudicar',
  'reporte-mide-oferentes': 'Oferentes',

  'reporte-por-etapa': 'Etapa',
  'reporte-por-estado': 'Estado en el portal',
  'reporte-por-comprador': 'Comprador',
  'reporte-por-region': 'Región',
  'reporte-por-tipo': 'Tipo',
  'reporte-por-fuente': 'Fuente',
  'reporte-por-persona': 'Responsable',
  'reporte-por-prioridad': 'Prioridad',
  'reporte-por-tag': 'Etiqueta',
  'reporte-por-producto': 'Producto que calza',
  'reporte-por-motivo': 'Motivo de descarte o retiro',
  'reporte-por-mes-publicacion': 'Mes de publicación',
  'reporte-por-semana-publicacion': 'Semana de publicación',
  'reporte-por-mes-cierre': 'Mes de cierre',
  'reporte-por-semana-cierre': 'Semana de cierre',
  'reporte-por-mes-adjudicacion': 'Mes de adjudicación',
  'reporte-por-semana-adjudicacion': 'Semana de adjudicación',
  'reporte-por-mes-etapa': 'Mes en que llegó a su etapa',

  'reporte-estado-planificada': 'Planificada',
  'reporte-estado-publicada': 'Publicada',
  'reporte-estado-cerrada': 'Cerrada',
  'reporte-estado-adjudicada': 'Adjudicada',
  'reporte-estado-desierta': 'Desierta',
  'reporte-estado-revocada': 'Revocada',
  'reporte-estado-suspendida': 'Suspendida',
  'reporte-estado-desconocida': 'Estado desconocido',
  'reporte-prioridad-alta': 'Prioridad alta',
  'reporte-prioridad-media': 'Prioridad media',
  'reporte-prioridad-baja': 'Prioridad baja',
  'reporte-sin-prioridad': 'Sin prioridad',
  'reporte-sin-etiqueta': 'Sin etiqueta',
  'reporte-semana-del': '{{dia}}',

  'reporte-construido-cuenta_one': 'Es 1 licitación: «{{primero, rotulo}}».',
  'reporte-construido-cuenta_many':
    'Son {{count, number}} licitaciones. Donde más hay es en «{{primero, rotulo}}»: {{mayor, number}}.',
  'reporte-construido-cuenta_other':
    'Son {{count, number}} licitaciones. Donde más hay es en «{{primero, rotulo}}»: {{mayor, number}}.',
  'reporte-construido-monto':
    '{{mide, rotulo}}: {{todo, number}} {{moneda}} en total. Lo más alto está en «{{primero, rotulo}}»: {{mayor, number}} {{moneda}}.',
  'reporte-construido-parte':
    'De las decididas se ganó {{todo, number}} %. Lo más alto está en «{{primero, rotulo}}»: {{mayor, number}} %.',
  'reporte-construido-dias':
    '{{mide, rotulo}}: la mitad toma {{todo, number}} o menos. Lo más largo está en «{{primero, rotulo}}»: {{mayor, number}}.',
  'reporte-construido-promedio':
    '{{mide, rotulo}}: {{todo, number}} en promedio. Lo más alto está en «{{primero, rotulo}}»: {{mayor, number}}.',
  'reporte-construido-sin-nada':
    'De estas licitaciones no se conoce todavía lo que mide el reporte.',
  'reporte-construido-sin-dato_one': '1 licitación no tiene ese dato y no entra en la cifra.',
  'reporte-construido-sin-dato_many':
    '{{count, number}} licitaciones no tienen ese dato y no entran en la cifra.',
  'reporte-construido-sin-dato_other':
    '{{count, number}} licitaciones no tienen ese dato y no entran en la cifra.',
  'reporte-construido-monedas':
    'También hay montos en {{otras}}. Cada moneda va en su columna, sin sumarse; el gráfico va en {{moneda}}.',
  'reporte-construido-una-moneda':
    'Las cifras van sólo en {{moneda}}: también hay montos en {{otras}}, que no se suman a ellas.',
  'reporte-construido-varias':
    'Lo que tiene varios de estos valores cuenta en cada uno; el total lo cuenta una vez.',
  'reporte-construido-columnas':
    'La tabla tiene {{mostradas, number}} de {{total, number}} columnas; el total las cuenta todas.',
  'reporte-construido-series':
    'El gráfico dibuja {{mostradas, number}} columnas; las demás están en la tabla.',
  'reporte-fuera-sin-publicacion': 'Las que no tienen fecha de publicación quedan fuera.',
  'reporte-fuera-sin-cierre': 'Las que no tienen fecha de cierre quedan fuera.',
  'reporte-fuera-sin-adjudicacion': 'Cuentan sólo las adjudicadas cuya fecha se conoce.',
  'reporte-fuera-sin-mover': 'Las que nadie ha movido de etapa quedan fuera.',
  'reporte-fuera-sin-calce': 'Cuentan sólo las que calzan con un producto.',
  'reporte-fuera-sin-motivo': 'Cuentan sólo las descartadas y retiradas, que tienen motivo.',
  'reporte-nada-con-filtros':
    'Con estos filtros no hay ninguna licitación. Quita alguno, o mide otra cosa.',
  'reporte-filtro-sin-etiqueta':
    'Un filtro nombra una etiqueta que ya no existe: quítalo, o elige otra.',
  'reporte-filtro-sin-producto':
    'Un filtro nombra un producto que ya no existe: quítalo, o elige otro.',
  'reporte-filtro-sin-motivo':
    'Un filtro nombra un motivo que ya no existe: quítalo, o elige otro.',
  'reporte-filtro-sin-persona':
    'Un filtro nombra a alguien que ya no está en la empresa: quítalo, o elige a otra persona.',
  'reporte-definicion-ilegible':
    'El reporte guardado no se entiende: «{{campo}}» dice algo que no puede ser. Ábrelo y guárdalo otra vez.',
} as const;
