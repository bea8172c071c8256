import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Nothing, QueryText, SampleId } from '../sample-fields.ts';

/** Anything else is taken as the first. */
export const taskSorts = ['latest', 'title-asc', 'title-desc', 'assignee', 'due-date'] as const;
export const taskTags = ['team', 'low', 'medium', 'high', 'update'] as const;
/** Anything else shows what is not deleted. */
export const taskFilters = ['important', 'completed', 'deleted'] as const;

/** Whoever sends a task says what it holds: no part is required and others are kept as they are. */
const parts = {
  title: z.optional(z.string('Debe ser un texto')),
  /** A calendar day, `YYYY-MM-DD`. */
  dueDate: z.optional(z.iso.date('Debe ser una fecha como 2026-03-31')),
  description: z.optional(z.string('Debe ser un texto')),
  /** An empty avatar is shown as initials. */
  assignee: z.optional(z.object({ fullName: z.string(), avatar: z.string() })),
  tags: z.optional(z.array(z.enum(taskTags, 'Elige etiquetas de la lista'))),
  isCompleted: z.optional(z.boolean()),
  isDeleted: z.optional(z.boolean()),
  isImportant: z.optional(z.boolean()),
};

export const Task = z.looseObject({ id: z.number(), ...parts });
export type Task = z.infer<typeof Task>;

export const todoEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/apps/todo/tasks',
    summary: 'Las tareas que no están eliminadas, o las de un filtro o una etiqueta.',
    access: 'session',
    query: z.object({
      q: QueryText,
      filter: QueryText,
      tag: QueryText,
      sortBy: z._default(z.string(), 'latest'),
    }),
    response: z.array(Task),
  }),
  add: endpoint({
    method: 'POST',
    path: '/apps/todo/add-tasks',
    summary: 'Agrega una tarea tal como llega; el número lo pone la lista.',
    access: 'session',
    body: z.object({ task: z.looseObject(parts) }),
    status: 201,
    response: z.object({ task: Task }),
  }),
  update: endpoint({
    method: 'POST',
    path: '/apps/todo/update-task',
    summary: 'Cambia los datos de una tarea que se envían y deja los demás.',
    access: 'session',
    body: z.object({ task: z.looseObject({ id: SampleId, ...parts }) }),
    response: z.object({ task: Task }),
    problems: ['no-encontrado'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/apps/todo/delete-task',
    summary: 'Marca una tarea como eliminada; no se pierde.',
    access: 'session',
    query: z.object({ taskId: z.optional(SampleId) }),
    produces: 'nothing',
    response: Nothing,
    problems: ['no-encontrado'],
  }),
};
