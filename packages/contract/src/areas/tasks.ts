import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { BodyId, Count, Id, Instant, IsoDate, text } from '../fields.ts';
import { checkCode } from '../message.ts';
import { milestoneKinds } from './tender-shapes.ts';
import { Person } from './work-shapes.ts';

/** A date that hangs on a milestone and moves with it: `dias` before (negative) or after it. */
export const TaskAnchor = z.strictObject({
  hito: z.enum(milestoneKinds),
  dias: z
    .number(checkCode('tipo-numero'))
    .check(z.int(checkCode('tipo-entero')), z.minimum(-365), z.maximum(365)),
  unidad: z.enum(['habiles', 'corridos']),
});
export type TaskAnchor = z.infer<typeof TaskAnchor>;

const TaskTitle = text({ min: 1, max: 200, message: checkCode('falta-texto') });

export const Task = z.object({
  id: z.number(),
  licitacion: z.number(),
  titulo: z.string(),
  /** The day it is due: its own, or worked out from the milestone; null without one, or where the milestone has no date. */
  dia: z.nullable(IsoDate),
  ancla: z.nullable(TaskAnchor),
  responsable: z.nullable(Person),
  hecha: z.nullable(z.object({ por: z.nullable(Person), cuando: Instant })),
  /** Name of the template it came from. */
  plantilla: z.nullable(z.string()),
});
export type Task = z.infer<typeof Task>;

const TemplateTask = z.strictObject({
  titulo: TaskTitle,
  ancla: z.nullable(TaskAnchor),
});

const templateFields = {
  nombre: text({ min: 1, max: 80, message: checkCode('falta-nombre') }),
  /** Types of tender that it is offered for first: L1, LE, LP, LR, COT (Compra Ágil)… Empty: for all. */
  tipos: z.array(text({ min: 1, max: 10 })).check(z.maxLength(30, checkCode('lista-larga'))),
  tareas: z
    .array(TemplateTask)
    .check(z.minLength(1, checkCode('lista-vacia')), z.maxLength(100, checkCode('lista-larga'))),
};

export const TaskTemplate = z.object({ id: z.number(), ...templateFields, version: Count });
export type TaskTemplate = z.infer<typeof TaskTemplate>;

const update = { action: 'update', subject: 'Tender' } as const;
const read = { action: 'read', subject: 'Tender' } as const;
const params = z.object({ id: Id });

const taskFields = {
  dia: z.optional(z.nullable(IsoDate)),
  ancla: z.optional(z.nullable(TaskAnchor)),
  responsable: z.optional(z.nullable(BodyId)),
};

export const taskEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/licitaciones/:id/tareas',
    summary: 'La lista de tareas de una licitación.',
    access: read,
    params,
    response: z.object({ datos: z.array(Task) }),
    problems: ['no-encontrado'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/licitaciones/:id/tareas',
    summary: 'Agrega una tarea, con fecha propia o colgada de un hito.',
    access: update,
    params,
    body: z.strictObject({ titulo: TaskTitle, ...taskFields }),
    response: Task,
    status: 201,
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
  addTemplate: endpoint({
    method: 'POST',
    path: '/api/licitaciones/:id/tareas/plantilla',
    summary: 'Agrega las tareas de una plantilla que la licitación aún no tiene.',
    access: update,
    params,
    body: z.strictObject({ plantilla: BodyId }),
    response: z.object({ datos: z.array(Task) }),
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/tareas/:id',
    summary: 'Cambia una tarea, la termina o la reabre.',
    access: update,
    params,
    body: z.strictObject({
      titulo: z.optional(TaskTitle),
      hecha: z.optional(z.boolean(checkCode('true-o-false'))),
      ...taskFields,
    }),
    response: Task,
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/tareas/:id',
    summary: 'Elimina una tarea.',
    access: update,
    params,
    response: z.object({ id: z.number() }),
    problems: ['no-encontrado'],
  }),
  templates: endpoint({
    method: 'GET',
    path: '/api/plantillas',
    summary: 'Las plantillas de tareas de la empresa.',
    access: read,
    response: z.object({ datos: z.array(TaskTemplate) }),
  }),
  createTemplate: endpoint({
    method: 'POST',
    path: '/api/plantillas',
    summary: 'Crea una plantilla de tareas.',
    access: { action: 'create', subject: 'Tag' },
    body: z.strictObject(templateFields),
    response: TaskTemplate,
    status: 201,
    problems: ['ya-existe'],
  }),
  updateTemplate: endpoint({
    method: 'PATCH',
    path: '/api/plantillas/:id',
    summary: 'Cambia una plantilla; las tareas ya creadas quedan como están.',
    access: { action: 'update', subject: 'Tag' },
    params,
    body: z.partial(z.strictObject(templateFields)),
    versioned: true,
    response: TaskTemplate,
    problems: ['no-encontrado', 'ya-existe'],
  }),
  removeTemplate: endpoint({
    method: 'DELETE',
    path: '/api/plantillas/:id',
    summary: 'Elimina una plantilla; las tareas que creó quedan.',
    access: { action: 'delete', subject: 'Tag' },
    params,
    response: z.object({ id: z.number() }),
    problems: ['no-encontrado'],
  }),
};
