import * as z from 'zod/mini';
import { Instant } from '../fields.ts';

/** The team's own acts on a tender. */
export const eventTypes = ['etiquetas', 'asignacion'] as const;

export const TenderEvent = z.object({
  id: z.number(),
  tipo: z.enum(eventTypes),
  usuario: z.nullable(z.object({ id: z.number(), fullName: z.string() })),
  cuando: Instant,
  /** Names at that moment, so that a deleted tag or a person who left still reads well. */
  antes: z.array(z.string()),
  despues: z.array(z.string()),
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
