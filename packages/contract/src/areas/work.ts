import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { BodyId, Count, Id, text } from '../fields.ts';
import { checkCode } from '../message.ts';
import { reasonStages } from '../rules/work-stages.ts';
import { Expediente, ExpedienteChange, OutcomeInput, Evidence, StageMove } from './work-shapes.ts';

const params = z.object({ id: Id });
const read = { action: 'read', subject: 'Tender' } as const;
const update = { action: 'update', subject: 'Tender' } as const;

export const DiscardReason = z.object({
  id: z.number(),
  nombre: z.string(),
  etapa: z.enum(reasonStages),
  /** How many tenders have it. */
  usos: Count,
  /** No longer offered. */
  retirado: z.boolean(),
});
export type DiscardReason = z.infer<typeof DiscardReason>;

const ReasonName = text({ min: 1, max: 80, message: checkCode('falta-nombre') });

/** Our work on a tender: stage, follow, and the fields of the expediente. */
export const workEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/licitaciones/:id/expediente',
    summary: 'Nuestro trabajo sobre una licitación.',
    access: read,
    params,
    response: Expediente,
    problems: ['no-encontrado'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/licitaciones/:id/expediente',
    summary: 'Cambia campos del expediente; los ausentes quedan como están.',
    access: update,
    params,
    body: ExpedienteChange,
    versioned: true,
    response: Expediente,
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/licitaciones/:id/etapa',
    summary: 'Mueve la licitación a otra etapa, o a otro lugar de la suya en el tablero.',
    access: update,
    params,
    body: StageMove,
    versioned: true,
    response: Expediente,
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
  decideProposal: endpoint({
    method: 'POST',
    path: '/api/licitaciones/:id/propuesta',
    summary: 'Acepta o rechaza la etapa que propone un cambio del portal.',
    access: update,
    params,
    body: z.strictObject({
      acepta: z.boolean(),
      nota: z.optional(z.nullable(text({ max: 1_000 }))),
      /** What the accepted stage needs and the source does not say. */
      evidencia: z.optional(z.nullable(Evidence)),
      resultado: z.optional(z.nullable(OutcomeInput)),
    }),
    versioned: true,
    response: Expediente,
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
  follow: endpoint({
    method: 'POST',
    path: '/api/licitaciones/:id/seguir',
    summary: 'Sigue la licitación o deja de seguirla; el trabajo hecho queda.',
    access: read,
    params,
    body: z.strictObject({ siguiendo: z.boolean(checkCode('true-o-false')) }),
    response: z.object({ id: z.number(), siguiendo: z.boolean(), seguidores: Count }),
    problems: ['no-encontrado'],
  }),
  reasons: endpoint({
    method: 'GET',
    path: '/api/motivos',
    summary: 'Los motivos de la empresa para descartar una licitación o retirar una oferta.',
    access: read,
    response: z.object({ datos: z.array(DiscardReason) }),
  }),
  createReason: endpoint({
    method: 'POST',
    path: '/api/motivos',
    summary: 'Agrega un motivo.',
    access: { action: 'create', subject: 'Tag' },
    body: z.strictObject({
      nombre: ReasonName,
      etapa: z.enum(reasonStages, checkCode('etapa-de-lista')),
    }),
    response: DiscardReason,
    status: 201,
    problems: ['ya-existe'],
  }),
  updateReason: endpoint({
    method: 'PATCH',
    path: '/api/motivos/:id',
    summary: 'Cambia el nombre de un motivo, o deja de ofrecerlo.',
    access: { action: 'update', subject: 'Tag' },
    params,
    body: z.strictObject({
      nombre: z.optional(ReasonName),
      retirado: z.optional(z.boolean(checkCode('true-o-false'))),
    }),
    response: DiscardReason,
    problems: ['no-encontrado', 'ya-existe'],
  }),
  orderReasons: endpoint({
    method: 'POST',
    path: '/api/empresa/motivos/orden',
    summary: 'Ordena los motivos que se ofrecen para una etapa.',
    access: { action: 'update', subject: 'Tag' },
    body: z.strictObject({
      etapa: z.enum(reasonStages, checkCode('etapa-de-lista')),
      /** All that are offered, in their new order. */
      ids: z.array(BodyId).check(z.maxLength(1_000, checkCode('lista-larga'))),
    }),
    response: z.object({ datos: z.array(DiscardReason) }),
    problems: ['datos-invalidos'],
  }),
};
