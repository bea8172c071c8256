import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { BodyId, Id, Instant, text } from '../fields.ts';
import { checkCode } from '../message.ts';
import { Person } from './work-shapes.ts';

/** The longest comment, in characters. */
export const maxCommentLength = 10_000;

/** Plain text: line breaks stay, nothing in it is markup. A mention is written `@[id]`. */
const CommentText = text({ min: 1, max: maxCommentLength, message: checkCode('falta-texto') });

export const Comment = z.object({
  id: z.number(),
  /** The comment that it answers; null for one that begins a thread. */
  respondeA: z.nullable(z.number()),
  autor: z.nullable(Person),
  /** Empty once it is deleted. */
  texto: z.string(),
  /** Whom it mentions, by their ids in the text; who left the company keeps the name. */
  menciones: z.array(Person),
  cuando: Instant,
  editado: z.nullable(Instant),
  eliminado: z.boolean(),
  /** Of one that begins a thread: who closed it, and when. */
  resuelto: z.nullable(z.object({ por: z.nullable(Person), cuando: Instant })),
  /** Whether the caller may edit, and delete, it. */
  editable: z.boolean(),
  borrable: z.boolean(),
});
export type Comment = z.infer<typeof Comment>;

const create = { action: 'create', subject: 'Comment' } as const;

export const commentEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/licitaciones/:id/comentarios',
    summary: 'Los comentarios de una licitación, del más antiguo al más nuevo.',
    access: { action: 'read', subject: 'Tender' },
    params: z.object({ id: Id }),
    response: z.object({ datos: z.array(Comment) }),
    problems: ['no-encontrado'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/licitaciones/:id/comentarios',
    summary: 'Comenta una licitación; quien comenta la sigue.',
    access: create,
    params: z.object({ id: Id }),
    body: z.strictObject({ texto: CommentText, respondeA: z.optional(z.nullable(BodyId)) }),
    response: Comment,
    status: 201,
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/comentarios/:id',
    summary: 'Corrige un comentario propio, o da por resuelto el hilo que empieza.',
    access: create,
    params: z.object({ id: Id }),
    body: z.strictObject({
      texto: z.optional(CommentText),
      resuelto: z.optional(z.boolean(checkCode('true-o-false'))),
    }),
    response: Comment,
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/comentarios/:id',
    summary: 'Elimina un comentario; queda a la vista que lo hubo.',
    access: create,
    params: z.object({ id: Id }),
    response: Comment,
    problems: ['no-encontrado'],
  }),
};
