import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { BodyId, Count, Id, Instant, text } from '../fields.ts';
import { checkCode } from '../message.ts';
import { TenderFilter } from './tender-query.ts';
import { Stage, workPriorities } from './work-shapes.ts';

/** As many tenders as one change takes. */
export const maxBulkRows = 10_000;
/** For how long a change of many can be undone. */
export const undoMinutes = 10;

const Tags = z.array(BodyId).check(z.maxLength(50, checkCode('demasiadas-etiquetas')));

/** What is done to each of many tenders. */
export const BulkChange = z.discriminatedUnion('tipo', [
  z.strictObject({ tipo: z.literal('etiquetas'), agregar: Tags, quitar: Tags }),
  z.strictObject({ tipo: z.literal('responsable'), Usuario: z.nullable(BodyId) }),
  z.strictObject({
    tipo: z.literal('etapa'),
    etapa: Stage,
    /** For `descartada` and `retirada`. */
    motivo: z.optional(z.nullable(BodyId)),
    nota: z.optional(z.nullable(text({ max: 1_000 }))),
  }),
  z.strictObject({
    tipo: z.literal('seguir'),
    siguiendo: z.boolean(checkCode('true-o-false')),
  }),
  z.strictObject({
    tipo: z.literal('prioridad'),
    prioridad: z.nullable(z.enum(workPriorities, checkCode('prioridad-de-lista'))),
  }),
  /** The stage that the portal proposes of each: accepted or rejected. */
  z.strictObject({
    tipo: z.literal('propuesta'),
    acepta: z.boolean(checkCode('true-o-false')),
  }),
]);
export type BulkChange = z.infer<typeof BulkChange>;

/** Which tenders: those named, or all that a list holds. */
export const BulkSelection = z.union([
  z.strictObject({
    ids: z
      .array(BodyId)
      .check(
        z.minLength(1, checkCode('lista-vacia')),
        z.maxLength(maxBulkRows, checkCode('lista-larga')),
      ),
  }),
  z.strictObject({ consulta: TenderFilter }),
]);
export type BulkSelection = z.infer<typeof BulkSelection>;

/**
 * How it went with a tender: it changes, it is so already, or why it stays: it is not there, the role does not allow it, its stage
 * leads elsewhere, the stage asks for what has to be given one by one, the portal proposes nothing, or it would have too many tags.
 */
export const bulkOutcomes = [
  'cambia',
  'igual',
  'no-encontrado',
  'sin-permiso',
  'etapa',
  'faltan-datos',
  'sin-propuesta',
  'demasiadas-etiquetas',
] as const;
export type BulkOutcome = (typeof bulkOutcomes)[number];

export const BulkResult = z.object({
  /** What undoes it, and until when; null where nothing changed, or it was a trial. */
  masivo: z.nullable(z.object({ id: z.number(), hasta: Instant })),
  cambian: Count,
  iguales: Count,
  omitidas: Count,
  datos: z.array(
    z.object({
      id: z.number(),
      codigo: z.nullable(z.string()),
      resultado: z.enum(bulkOutcomes),
      version: Count,
    }),
  ),
});
export type BulkResult = z.infer<typeof BulkResult>;

export const bulkEndpoints = {
  change: endpoint({
    method: 'POST',
    path: '/api/licitaciones/masivo',
    summary:
      'Cambia muchas licitaciones de una vez, las elegidas o todas las de una lista; con `prueba` sólo dice qué pasaría.',
    // Every reader may follow; the other permissions are checked for each tender.
    access: { action: 'read', subject: 'Tender' },
    body: z.strictObject({
      seleccion: BulkSelection,
      cambio: BulkChange,
      prueba: z.optional(z.boolean(checkCode('true-o-false'))),
    }),
    response: BulkResult,
    problems: ['datos-invalidos', 'busqueda-invalida'],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/masivos/:id/deshacer',
    summary:
      'Deshace un cambio de muchas licitaciones, dentro de diez minutos; las que alguien cambió después quedan como están.',
    access: { action: 'read', subject: 'Tender' },
    params: z.object({ id: Id }),
    ignoresBody: true,
    response: z.object({
      deshechas: Count,
      /** Changed since, or out of reach. */
      quedan: z.array(z.object({ id: z.number(), codigo: z.nullable(z.string()) })),
    }),
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
};
