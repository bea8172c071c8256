import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { currencies, Id, IsoDate, text } from '../fields.ts';
import { checkCode } from '../message.ts';
import { Money } from './work-shapes.ts';

/** The steps of a purchase order that we won, in their order; it may be refused instead of accepted. */
export const orderSteps = ['recibida', 'aceptada', 'entregada', 'facturada', 'pagada'] as const;
export type OrderStep = (typeof orderSteps)[number];

/** A purchase order for us: of the sources where they bring it, or added by hand. */
export const WorkOrder = z.object({
  /** Null of one that a source brought and nobody has noted anything of: noting it by its code gives it a number. */
  id: z.nullable(z.number()),
  codigo: z.string(),
  /** The source brought it; its code, amount and receipt are then the source's. */
  deFuente: z.boolean(),
  monto: z.nullable(z.number()),
  moneda: z.nullable(z.string()),
  /** The day of each step that was taken. */
  dias: z.partialRecord(z.enum(orderSteps), IsoDate),
  rechazada: z.nullable(IsoDate),
  /** The last step taken; `rechazada` ends it. */
  paso: z.enum([...orderSteps, 'rechazada']),
  factura: z.nullable(z.string()),
  nota: z.nullable(z.string()),
});
export type WorkOrder = z.infer<typeof WorkOrder>;

const update = { action: 'update', subject: 'Tender' } as const;
const read = { action: 'read', subject: 'Tender' } as const;
const params = z.object({ id: Id });

const changeFields = {
  monto: z.optional(z.nullable(Money)),
  moneda: z.optional(z.nullable(z.enum(currencies, checkCode('moneda-de-lista')))),
  /** Null takes a step back. A day before that of an earlier step is refused. */
  dias: z.optional(z.partialRecord(z.enum(orderSteps), z.nullable(IsoDate))),
  rechazada: z.optional(z.nullable(IsoDate)),
  factura: z.optional(z.nullable(text({ max: 80 }))),
  nota: z.optional(z.nullable(text({ max: 1_000 }))),
};

export const workOrderEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/licitaciones/:id/ordenes',
    summary: 'Las órdenes de compra que nos llegaron de una licitación.',
    access: read,
    params,
    response: z.object({ datos: z.array(WorkOrder) }),
    problems: ['no-encontrado'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/licitaciones/:id/ordenes',
    summary: 'Anota una orden de compra.',
    access: update,
    params,
    body: z.strictObject({
      codigo: text({ min: 1, max: 60, message: checkCode('falta-codigo-de-orden') }),
      ...changeFields,
    }),
    response: WorkOrder,
    status: 201,
    problems: ['no-encontrado', 'datos-invalidos', 'ya-existe'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/ordenes/:id',
    summary: 'Anota un paso, un monto o una factura de una orden.',
    access: update,
    params,
    body: z.strictObject(changeFields),
    response: WorkOrder,
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/ordenes/:id',
    summary: 'Elimina una orden anotada a mano.',
    access: update,
    params,
    response: z.object({ id: z.number() }),
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
};
