import * as z from 'zod/mini';
import { checkCode } from '../message.ts';
import { endpoint } from '../endpoint.ts';
import { BodyId, Count, Id, text } from '../fields.ts';

/** Named colours, so that each skin can choose a shade that can be read on it. */
export const tagColors = [
  'gris',
  'rojo',
  'rosado',
  'morado',
  'violeta',
  'indigo',
  'azul',
  'celeste',
  'turquesa',
  'verde',
  'lima',
  'amarillo',
  'naranja',
] as const;
export const TagColor = z.enum(tagColors, checkCode('color-de-lista'));
export type TagColor = z.infer<typeof TagColor>;

export const TagName = text({ min: 1, max: 40, message: checkCode('falta-nombre') });

export const Tag = z.object({
  id: z.number(),
  nombre: z.string(),
  color: TagColor,
  /** How many tenders carry it. */
  usos: Count,
});
export type Tag = z.infer<typeof Tag>;

const params = z.object({ id: Id });

export const tagEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/etiquetas',
    summary: 'Las etiquetas de la empresa, por nombre.',
    access: { action: 'read', subject: 'Tag' },
    response: z.object({ datos: z.array(Tag) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/etiquetas',
    summary: 'Crea una etiqueta.',
    access: { action: 'create', subject: 'Tag' },
    body: z.object({ nombre: TagName, color: TagColor }),
    response: Tag,
    status: 201,
    problems: ['ya-existe'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/etiquetas/:id',
    summary: 'Cambia el nombre o el color.',
    access: { action: 'update', subject: 'Tag' },
    params,
    body: z.object({ nombre: z.optional(TagName), color: z.optional(TagColor) }),
    response: Tag,
    problems: ['no-encontrado', 'ya-existe'],
  }),
  merge: endpoint({
    method: 'POST',
    path: '/api/etiquetas/:id/fusionar',
    summary: 'Pasa todas las licitaciones de esta etiqueta a otra y la elimina.',
    access: { action: 'delete', subject: 'Tag' },
    params,
    body: z.object({ destino: BodyId }),
    response: Tag,
    problems: ['no-encontrado'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/etiquetas/:id',
    summary: 'Elimina la etiqueta y la quita de todas las licitaciones.',
    access: { action: 'delete', subject: 'Tag' },
    params,
    response: z.object({ id: z.number(), quitadas: Count }),
    problems: ['no-encontrado'],
  }),
};
