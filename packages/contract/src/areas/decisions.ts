import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { BodyId, Count, Id, Instant, text } from '../fields.ts';
import { checkCode } from '../message.ts';
import { Person } from './work-shapes.ts';

/** A requirement is met, not met, or cannot be verified: three values, never two (domain.md, section 10). */
export const requirementAnswers = ['cumple', 'no-cumple', 'no-verificable'] as const;
export const decisionVerdicts = ['vamos', 'no-vamos'] as const;

/** What a company decides by: hard requirements first, then weighted criteria. */
export const Criterion = z.object({
  id: z.number(),
  nombre: z.string(),
  clase: z.enum(['requisito', 'criterio']),
  /** Of a criterion, 1 to 100; of a requirement 0. */
  peso: z.int(),
  /** Of the name and the weight; its place in the order does not count. */
  version: Count,
});
export type Criterion = z.infer<typeof Criterion>;

const Score = z
  .number(checkCode('tipo-numero'))
  .check(
    z.int(checkCode('tipo-entero')),
    z.minimum(0, checkCode('numero-bajo')),
    z.maximum(100, checkCode('numero-alto')),
  );

export const Decision = z.object({
  /** The criteria with what was answered: of today, or as they were when it was decided. */
  requisitos: z.array(
    z.object({
      id: z.number(),
      nombre: z.string(),
      respuesta: z.nullable(z.enum(requirementAnswers)),
    }),
  ),
  criterios: z.array(
    z.object({ id: z.number(), nombre: z.string(), peso: z.int(), puntaje: z.nullable(z.int()) }),
  ),
  /** Weighted, of what is answered; null while nothing is. A requirement that is not met makes no score better. */
  puntaje: z.nullable(z.int()),
  /** Per cent of the weight that is answered. */
  respondido: z.int(),
  veredicto: z.nullable(z.enum(decisionVerdicts)),
  razon: z.nullable(z.string()),
  decidio: z.nullable(z.object({ por: z.nullable(Person), cuando: Instant })),
});
export type Decision = z.infer<typeof Decision>;

const update = { action: 'update', subject: 'Tender' } as const;
const read = { action: 'read', subject: 'Tender' } as const;
const params = z.object({ id: Id });

const criterionFields = {
  nombre: text({ min: 1, max: 120, message: checkCode('falta-nombre') }),
  peso: z
    .number(checkCode('tipo-numero'))
    .check(
      z.int(checkCode('tipo-entero')),
      z.minimum(0, checkCode('numero-bajo')),
      z.maximum(100, checkCode('numero-alto')),
    ),
};

export const decisionEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/licitaciones/:id/decision',
    summary: 'La evaluación de una licitación: requisitos, criterios y decisión.',
    access: read,
    params,
    response: Decision,
    problems: ['no-encontrado'],
  }),
  answer: endpoint({
    method: 'PATCH',
    path: '/api/licitaciones/:id/decision',
    summary: 'Responde requisitos y criterios, o decide; null borra una respuesta o la decisión.',
    access: update,
    params,
    body: z.strictObject({
      requisitos: z.optional(
        z
          .array(z.strictObject({ id: BodyId, respuesta: z.nullable(z.enum(requirementAnswers)) }))
          .check(z.maxLength(100, checkCode('lista-larga'))),
      ),
      criterios: z.optional(
        z
          .array(z.strictObject({ id: BodyId, puntaje: z.nullable(Score) }))
          .check(z.maxLength(100, checkCode('lista-larga'))),
      ),
      veredicto: z.optional(z.nullable(z.enum(decisionVerdicts))),
      razon: z.optional(z.nullable(text({ max: 2_000 }))),
    }),
    response: Decision,
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
  criteria: endpoint({
    method: 'GET',
    path: '/api/criterios',
    summary: 'Los requisitos y criterios con que la empresa decide.',
    access: read,
    response: z.object({ datos: z.array(Criterion) }),
  }),
  createCriterion: endpoint({
    method: 'POST',
    path: '/api/criterios',
    summary: 'Agrega un requisito o un criterio.',
    access: { action: 'create', subject: 'Tag' },
    body: z.strictObject({ clase: z.enum(['requisito', 'criterio']), ...criterionFields }),
    response: Criterion,
    status: 201,
    problems: ['ya-existe'],
  }),
  updateCriterion: endpoint({
    method: 'PATCH',
    path: '/api/criterios/:id',
    summary: 'Cambia el nombre o el peso; lo decidido queda como estaba.',
    access: { action: 'update', subject: 'Tag' },
    params,
    body: z.partial(z.strictObject(criterionFields)),
    versioned: true,
    response: Criterion,
    problems: ['no-encontrado', 'ya-existe'],
  }),
  removeCriterion: endpoint({
    method: 'DELETE',
    path: '/api/criterios/:id',
    summary: 'Deja de usar un requisito o criterio; lo decidido queda como estaba.',
    access: { action: 'delete', subject: 'Tag' },
    params,
    response: z.object({ id: z.number() }),
    problems: ['no-encontrado'],
  }),
  orderCriteria: endpoint({
    method: 'POST',
    path: '/api/empresa/criterios/orden',
    summary: 'Ordena los requisitos, o los criterios.',
    access: { action: 'update', subject: 'Tag' },
    body: z.strictObject({
      clase: z.enum(['requisito', 'criterio']),
      /** All of them, in their new order. */
      ids: z.array(BodyId).check(z.maxLength(1_000, checkCode('lista-larga'))),
    }),
    response: z.object({ datos: z.array(Criterion) }),
    problems: ['datos-invalidos'],
  }),
};
