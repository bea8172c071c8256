import * as z from 'zod/mini';
import { Instant } from '../fields.ts';
import { Stage } from './work-shapes.ts';

/** The team's own acts on a tender. */
export const eventTypes = [
  'etiquetas',
  'asignacion',
  'etapa',
  'propuesta',
  'expediente',
  'colaboradores',
  'seguir',
  'comentario',
  'comentario-editado',
  'comentario-eliminado',
  'comentario-resuelto',
  'tarea',
  'tarea-hecha',
  'tarea-eliminada',
  'adjunto',
  'adjunto-eliminado',
  'decision',
  'orden',
  'plazo-legal',
  /** Of a tender that is entered by hand. */
  'agregada',
  'corregida',
  'calce-descartado',
  'calce-devuelto',
] as const;
export type EventType = (typeof eventTypes)[number];

/** What there is to say of an act besides names before and after. Which fields there are depends on its type. */
export const EventFacts = z.object({
  /** Of a move: codes of the stages, and whether it applied by itself. */
  de: z.optional(Stage),
  a: z.optional(Stage),
  automatica: z.optional(z.boolean()),
  /** Of a proposal: whether it was accepted; absent while it waits. */
  acepta: z.optional(z.boolean()),
  motivo: z.optional(z.nullable(z.string())),
  nota: z.optional(z.nullable(z.string())),
  /** Of a changed field of the expediente: its name on the wire. */
  campo: z.optional(z.string()),
  /** Of a comment, a task, a file, an order: its number; of an assignment by rule, that of the product. */
  objeto: z.optional(z.number()),
  /** Of an assignment: who is responsible now. */
  persona: z.optional(z.nullable(z.number())),
  /** Of an assignment that nobody made: the product whose rule did, by its name at that moment. */
  regla: z.optional(z.string()),
});
export type EventFacts = z.infer<typeof EventFacts>;

export const TenderEvent = z.object({
  id: z.number(),
  tipo: z.enum(eventTypes),
  /** Null where it was nobody: the system. Someone who has left has no name any more. */
  usuario: z.nullable(z.object({ id: z.number(), fullName: z.nullable(z.string()) })),
  cuando: Instant,
  /** Names at that moment, so that a deleted tag or a person who left still reads well. */
  antes: z.array(z.string()),
  despues: z.array(z.string()),
  hechos: z.nullable(EventFacts),
});
export type TenderEvent = z.infer<typeof TenderEvent>;

/** A statement of one source about a tender, as it was read. */
export const TenderObservation = z.object({
  id: z.number(),
  fuente: z.string(),
  formato: z.string(),
  /** The instant that the source states. */
  observada: Instant,
  /** When we read it. */
  leida: Instant,
  huella: z.string(),
  /** The file of the import; null when it came without one, or through an import of another company. */
  archivo: z.nullable(z.string()),
  /** The file inside of that one, when it is an archive. */
  archivoInterno: z.nullable(z.string()),
  /** Its line in the file, or its place among the records. */
  posicion: z.nullable(z.int()),
  /** What the source stated, verbatim. */
  contenido: z.unknown(),
});
export type TenderObservation = z.infer<typeof TenderObservation>;
