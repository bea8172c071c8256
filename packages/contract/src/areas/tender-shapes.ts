import * as z from 'zod';
import { Instant } from '../fields.ts';
import { stateClasses } from '../rules/tender-codes.ts';

/** `clase` decides everything; `codigo` and `texto` are what the source wrote. */
export const TenderState = z.object({
  codigo: z.string().nullable(),
  texto: z.string(),
  clase: z.enum(stateClasses),
});

/** Every milestone a source can give, in the order they normally come. */
export const milestoneKinds = [
  'creacion',
  'publicacion',
  'inicioPreguntas',
  'finPreguntas',
  'respuestas',
  'visitaTerreno',
  'entregaAntecedentes',
  'soporteFisico',
  'cierre',
  'aperturaTecnica',
  'aperturaEconomica',
  'tiempoEvaluacion',
  'adjudicacionEstimada',
  'adjudicacion',
  'firmaEstimada',
  'inicioContrato',
  'finContrato',
  'acto',
] as const;
export type MilestoneKind = (typeof milestoneKinds)[number];

/** An instant, with the text of the source beside it. */
export const Milestone = z.object({ instante: Instant, original: z.string() });
export type Milestone = z.infer<typeof Milestone>;

const Buyer = z.object({ id: z.number(), nombre: z.string(), unidad: z.string().nullable() });

/** The fields of our own work on a tender. They are null, "" or 0 until someone touches it. */
const work = {
  /** Comma-separated numeric ids, in the order they were given: "1,4,7". */
  tags: z.string(),
  Asignado: z.number().nullable(),
  version: z.number().int().nonnegative(),
};

export const TenderSummary = z.object({
  id: z.number(),
  fuente: z.string(),
  codigo: z.string(),
  nombre: z.string(),
  tipo: z.string().nullable(),
  estado: TenderState,
  comprador: Buyer.nullable(),
  /** Number 1–16; the name comes from the contract's table. */
  region: z.number().nullable(),
  comuna: z.string().nullable(),
  moneda: z.string().nullable(),
  /** Null when the buyer did not publish it. */
  monto: z.number().nullable(),
  publicacion: Instant.nullable(),
  cierre: Instant.nullable(),
  ...work,
});
export type TenderSummary = z.infer<typeof TenderSummary>;

export const LineAward = z.object({
  proveedor: z.string().nullable(),
  rutProveedor: z.string().nullable(),
  cantidad: z.number().nullable(),
  montoUnitario: z.number().nullable(),
});

export const TenderItem = z.object({
  correlativo: z.number().nullable(),
  /** UNSPSC with 8 digits, or the code of another scheme. */
  codigo: z.string().nullable(),
  esquema: z.string().nullable(),
  nombre: z.string().nullable(),
  /** Names of the levels above, widest first. */
  categoria: z.array(z.string()),
  descripcion: z.string().nullable(),
  unidad: z.string().nullable(),
  cantidad: z.number().nullable(),
  adjudicacion: LineAward.nullable(),
});
export type TenderItem = z.infer<typeof TenderItem>;

export const TenderDocument = z.object({
  titulo: z.string(),
  tipo: z.string().nullable(),
  url: z.string().nullable(),
  publicado: z.string().nullable(),
});
export type TenderDocument = z.infer<typeof TenderDocument>;

export const TenderAward = z.object({
  fecha: z.string().nullable(),
  numero: z.string().nullable(),
  oferentes: z.number().nullable(),
  urlActa: z.string().nullable(),
  monto: z.number().nullable(),
  moneda: z.string().nullable(),
  proveedores: z.array(z.object({ nombre: z.string(), rut: z.string().nullable() })),
});
export type TenderAward = z.infer<typeof TenderAward>;

export const TenderDetail = TenderSummary.extend({
  ocid: z.string().nullable(),
  descripcion: z.string().nullable(),
  compradorDetalle: z
    .object({
      rut: z.string().nullable(),
      direccion: z.string().nullable(),
      comuna: z.string().nullable(),
      /** Late-payment complaints against the buyer in the last 12 months; says nothing of the tender. */
      reclamos: z.number().nullable(),
    })
    .nullable(),
  fechas: z.partialRecord(z.enum(milestoneKinds), Milestone),
  items: z.array(TenderItem),
  documentos: z.array(TenderDocument),
  adjudicacion: TenderAward.nullable(),
  /** The second closing if two or fewer bids arrive: true when the buyer allows it. */
  extensionPlazo: z.boolean().nullable(),
  /** Page of the tender on its portal. */
  url: z.string().nullable(),
});
export type TenderDetail = z.infer<typeof TenderDetail>;

export const eventTypes = ['etiquetas', 'asignacion'] as const;

export const TenderEvent = z.object({
  id: z.number(),
  tipo: z.enum(eventTypes),
  usuario: z.object({ id: z.number(), fullName: z.string() }).nullable(),
  cuando: Instant,
  /** Names at that moment, so that a deleted tag or a person who left still reads well. */
  antes: z.array(z.string()),
  despues: z.array(z.string()),
});
export type TenderEvent = z.infer<typeof TenderEvent>;

export const TenderObservation = z.object({
  id: z.number(),
  formato: z.string(),
  /** The instant the source spoke of. */
  observada: Instant,
  /** When we read it. */
  leida: Instant,
  huella: z.string(),
  archivo: z.string().nullable(),
  /** What the source said, as it said it. */
  contenido: z.unknown(),
});
export type TenderObservation = z.infer<typeof TenderObservation>;
