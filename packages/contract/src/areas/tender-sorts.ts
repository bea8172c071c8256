/** What a list sorts by, from the least up and, with a `-` before it, from the most down. What lacks the value comes last. */
export const tenderSortFields = [
  'publicacion',
  'cierre',
  'monto',
  'nombre',
  'cambio',
  /** By how well its lines fit our products. */
  'puntaje',
  'codigo',
  'comprador',
  'unidad',
  'estado',
  'tipo',
  /** From north to south. */
  'region',
  'comuna',
  'fuente',
  /** By our stages, as far as it got; what nobody moved comes last. */
  'etapa',
  'asignado',
  'prioridad',
  'proximaAccion',
  'probabilidad',
  /** By our own bid, in pesos. */
  'montoOferta',
  'lineas',
  'documentos',
  'oferentes',
  'categoria',
  /** By what all guarantees that are asked for come to, in pesos; by no means all of them can be compared. */
  'garantias',
] as const;
export type TenderSortField = (typeof tenderSortFields)[number];

/** `relevancia` is how well a tender matches `q`: words of its title weigh most, those of its buyer and lines less. */
export type TenderSort = TenderSortField | `-${TenderSortField}` | 'relevancia';

export const tenderSorts: readonly TenderSort[] = [
  ...tenderSortFields.flatMap((field) => [field, `-${field}`] as const),
  'relevancia',
];
