import * as z from 'zod/mini';

/** Units in which a term is given. */
export const timeUnits = ['horas', 'dias', 'semanas', 'meses', 'anos'] as const;
export type TimeUnit = (typeof timeUnits)[number];

/** How long something lasts, as the source counts it. */
export const TermLength = z.object({
  cantidad: z.number(),
  /** Null where the source gives none, or one of unknown meaning. */
  unidad: z.nullable(z.enum(timeUnits)),
  /** A unit of unknown meaning, as the source writes it. */
  original: z.nullable(z.string()),
});
export type TermLength = z.infer<typeof TermLength>;

/** When the supplier is paid. */
export const paymentMeanings = [
  '30-dias',
  '30-60-90-dias',
  '45-dias',
  '60-dias',
  'al-dia',
  'contra-entrega',
  'estado-avance',
  'mensual',
  'bimensual',
  'trimestral',
  'anual',
  'otra',
] as const;

/** What the published amount is. */
export const estimateMeanings = ['presupuesto', 'referencial', 'no-estimable'] as const;

/** How the contract is made: by signing it, or by accepting the purchase order. */
export const contractMeanings = ['suscripcion', 'orden'] as const;

/** Whether it is carried out at once or over some time. */
export const executionMeanings = ['inmediata', 'en-el-tiempo'] as const;

export const termMeanings = [
  ...paymentMeanings,
  ...estimateMeanings,
  ...contractMeanings,
  ...executionMeanings,
] as const;
export type TermMeaning = (typeof termMeanings)[number];

/** A code of the source; `significado` is null where no document says what it means. */
function coded<const Meanings extends readonly [TermMeaning, ...TermMeaning[]]>(
  meanings: Meanings,
) {
  return z.object({ significado: z.nullable(z.enum(meanings)), codigo: z.string() });
}

/** A guarantee that bidders or the supplier must give. */
export const TenderGuarantee = z.object({
  /** What the source calls it. */
  nombre: z.nullable(z.string()),
  /** Of the amount of the contract. */
  porcentaje: z.nullable(z.number()),
  monto: z.nullable(z.number()),
  moneda: z.nullable(z.string()),
  descripcion: z.nullable(z.string()),
});
export type TenderGuarantee = z.infer<typeof TenderGuarantee>;

/**
 * The terms by which one decides whether to bid. Each is absent where no source states it, so that "does not say" is
 * never taken for "no".
 */
export const TenderTerms = z.object({
  /** Where the site is visited. */
  direccionVisita: z.optional(z.string()),
  /** Where papers or samples that go with the bid are handed in. */
  direccionAntecedentes: z.optional(z.string()),
  /** Where what is bought is delivered, and by when. */
  direccionEntrega: z.optional(z.string()),
  plazoEntrega: z.optional(TermLength),
  duracion: z.optional(TermLength),
  renovable: z.optional(z.boolean()),
  /** For how long it may be renewed. */
  renovacion: z.optional(TermLength),
  /** The same in the words of the source. */
  detalleRenovacion: z.optional(z.string()),
  ejecucion: z.optional(coded(executionMeanings)),
  contrato: z.optional(coded(contractMeanings)),
  formaPago: z.optional(coded(paymentMeanings)),
  /** `TipoPago` of the portal: no document says what its numbers mean. */
  tipoPago: z.optional(z.string()),
  financiamiento: z.optional(z.string()),
  estimacion: z.optional(coded(estimateMeanings)),
  /** Whether the buyer lets the amount be seen. */
  montoVisible: z.optional(z.boolean()),
  justificacionMonto: z.optional(z.string()),
  garantias: z.optional(z.array(TenderGuarantee)),
  subcontratacion: z.optional(z.boolean()),
  /** What the contract forbids; the portal cuts it at 255 characters. */
  prohibiciones: z.optional(z.string()),
  /** Whether bids are opened in one stage or in two. */
  etapas: z.optional(z.number()),
  evaluacion: z.optional(TermLength),
  /** Whether the Contraloría must approve the act. */
  tomaRazon: z.optional(z.boolean()),
  basesTipo: z.optional(z.boolean()),
  /** Whether anybody may read the technical bids once they are opened. */
  ofertasPublicas: z.optional(z.boolean()),
  /** Of the project in the national bank of public investments. */
  codigoBip: z.optional(z.string()),
  observaciones: z.optional(z.string()),
});
export type TenderTerms = z.infer<typeof TenderTerms>;
export type TermName = keyof TenderTerms;

/** Every term, in the order in which they are told. */
export const termNames = z.keyof(TenderTerms).options;
