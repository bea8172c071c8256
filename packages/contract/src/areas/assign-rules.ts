import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Count, Id } from '../fields.ts';
import { checkCode } from '../message.ts';
import { MatchedTender } from './match-shapes.ts';
import { Person } from './work-shapes.ts';

/** Why a rule assigns nothing, though it names a score. */
export const ruleObstacles = [
  'sin-responsable',
  /** Suspended, removed or without an account that may sign in. */
  'persona-fuera',
  /** Of a role that only reads. */
  'persona-lee',
  'producto-inactivo',
] as const;
export type RuleObstacle = (typeof ruleObstacles)[number];

/** What a rule does, or would do with another person or score. */
export const AssignRule = z.object({
  /** The score that was asked about; null where the product has no rule. */
  desde: z.nullable(z.number()),
  responsable: z.nullable(Person),
  impedimento: z.nullable(z.enum(ruleObstacles)),
  /** Open tenders that reach the score, have nobody and never had, and that the person may see. */
  asignaria: Count,
  /** The first of them, by their score. */
  primeras: z.array(z.object({ licitacion: MatchedTender, puntaje: z.number() })),
  /** Open tenders that reach the score and that somebody is responsible for. */
  conResponsable: Count,
  /** Open tenders that reach the score and that a person left without anybody, discarded, or keeps to a team. */
  apartadas: Count,
  /** How many tenders the rule has assigned so far. */
  asignadas: Count,
});
export type AssignRule = z.infer<typeof AssignRule>;

const score = z.coerce
  .number(checkCode('tipo-numero'))
  .check(
    z.int(checkCode('tipo-entero')),
    z.minimum(1, checkCode('puntaje-fuera')),
    z.maximum(100, checkCode('puntaje-fuera')),
  );

export const AssignRuleQuery = z.strictObject({
  /** Another person than the saved one. */
  responsable: z.optional(Id),
  /** Another score than the saved one. */
  desde: z.optional(score),
});
export type AssignRuleQuery = z.infer<typeof AssignRuleQuery>;

const params = z.object({ id: Id });

/** Products that give the tenders that fit them to a person. */
export const assignRuleEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/productos/:id/regla',
    summary:
      'Qué asigna la regla de un producto, y qué asignaría hoy con otra persona u otro puntaje antes de guardarla.',
    access: { action: 'read', subject: 'Product' },
    params,
    query: AssignRuleQuery,
    response: AssignRule,
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
  apply: endpoint({
    method: 'POST',
    path: '/api/productos/:id/regla',
    summary:
      'Asigna también las licitaciones abiertas que ya cumplían la regla guardada y que nadie ha llevado.',
    access: { action: 'update', subject: 'Product' },
    params,
    ignoresBody: true,
    response: z.object({ asignadas: Count }),
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
};
