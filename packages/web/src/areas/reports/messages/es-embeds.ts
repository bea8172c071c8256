/** Dashboards of other services, among the reports. */
export const embeds = {
  group: 'Tableros',
  of: {
    powerbi: 'Power BI',
    metabase: 'Metabase',
    superset: 'Superset',
    web: 'De otro sitio',
  },
  add: 'Agregar un tablero',
  addText: 'De Power BI, Metabase, Superset o de un sitio permitido.',
  refresh: 'Actualizar',
  fullscreen: 'Pantalla completa',
  print: 'Imprimir',
  settings: 'Configurar',
  loading: 'Abriendo el tablero…',
  failed: 'El tablero no se puede ver ahora',
  late: 'El servicio del tablero no lo mostró a tiempo. Puede que esté lento o que no permita mostrarlo aquí.',
  expired:
    'El permiso para ver el tablero venció y no se pudo renovar: lo que ves puede no estar al día.',
  again: 'Volver a abrirlo',
  gone: 'Ese tablero no existe',
  goneText: 'Puede que lo hayan quitado. En el índice están todos los reportes.',
  filters: 'Filtros del tablero',
  apply: 'Filtrar',
  clear: 'Quitar los filtros',
} as const;
