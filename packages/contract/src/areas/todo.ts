import * as z from 'zod/mini';
import { checkCode } from '../message.ts';
import { endpoint } from '../endpoint.ts';
import { IsoDate, text } from '../fields.ts';
import { Nothing, QueryText, RowVersion, SampleId } from '../sample-fields.ts';
import { taskTags } from './todo-choices.ts';

/** An empty avatar is shown as initials. */
export const Assignee = z.object({ fullName: z.string(), avatar: z.string() });
export type Assignee = z.infer<typeof Assignee>;

/** No field of a task is required, and unknown fields are stored unchanged. */
const parts = {
  title: z.optional(z.string(checkCode('tipo-texto'))),
  /** A calendar day, `YYYY-MM-DD`; null takes it away. */
  dueDate: z.nullish(z.iso.date(checkCode('dia'))),
  description: z.optional(z.string(checkCode('tipo-texto'))),
  /** Null without an assignee. */
  assignee: z.nullish(Assignee),
  tags: z.optional(z.array(z.enum(taskTags, checkCode('etiquetas-de-lista')))),
  isCompleted: z.optional(z.boolean()),
  isDeleted: z.optional(z.boolean()),
  isImportant: z.optional(z.boolean()),
  /** Its rank in the user's order: higher comes first. Without a rank its id counts. */
  rank: z.optional(z.number()),
  version: RowVersion,
};

export const Task = z.looseObject({ id: z.number(), ...parts });
export type Task = z.infer<typeof Task>;

/** How long a task may be called; what is longer belongs into its description. */
export const taskTitleLength = 300;

/** The fields of the task form; the calls themselves require none. */
export const TaskValues = z.object({
  title: text({ min: 1, max: taskTitleLength, message: checkCode('falta-tarea') }),
  /** Full name of the assignee. */
  assignee: z.nullable(z.string()),
  dueDate: z.nullable(IsoDate),
  tags: z.array(z.enum(taskTags)),
  description: text({ max: 20_000 }),
});
export type TaskValues = z.infer<typeof TaskValues>;

/** A task set before or behind another. */
export const TaskMove = z.object({
  id: SampleId,
  targetId: SampleId,
  place: z.enum(['before', 'after'], checkCode('antes-o-despues')),
});
export type TaskMove = z.infer<typeof TaskMove>;

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
    problems: ['no-encontrado', 'version-antigua'],
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
  people: endpoint({
    method: 'GET',
    path: '/apps/todo/people',
    summary: 'A quiénes se les puede asignar una tarea.',
    ours: true,
    access: 'session',
    response: z.array(Assignee),
  }),
  move: endpoint({
    method: 'POST',
    path: '/apps/todo/move-task',
    summary: 'Pone una tarea antes o después de otra; el orden se conserva.',
    ours: true,
    access: 'session',
    body: TaskMove,
    response: z.object({ task: Task }),
    problems: ['no-encontrado'],
  }),
  erase: endpoint({
    method: 'DELETE',
    path: '/apps/todo/erase-task',
    summary: 'Borra para siempre una tarea que ya estaba eliminada.',
    ours: true,
    access: 'session',
    query: z.object({ taskId: SampleId }),
    produces: 'nothing',
    response: Nothing,
    problems: ['no-encontrado'],
  }),
  emptyBin: endpoint({
    method: 'DELETE',
    path: '/apps/todo/empty-bin',
    summary: 'Borra para siempre todas las tareas eliminadas.',
    ours: true,
    access: 'session',
    produces: 'nothing',
    response: Nothing,
  }),
};
