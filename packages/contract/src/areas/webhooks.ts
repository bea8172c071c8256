import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Count, Id, Instant, text } from '../fields.ts';
import { checkCode, Message } from '../message.ts';
import { pageFields, pageOf } from '../paging.ts';
import { webhookEventKinds, webhookSentKinds } from './webhook-events.ts';
import { Person } from './work-shapes.ts';

/** An address of the company that is told of events. Its secret is shown once and never again. */
export const Webhook = z.object({
  id: z.number(),
  url: z.string(),
  descripcion: z.nullable(z.string()),
  eventos: z.array(z.enum(webhookEventKinds)),
  /** Whether it is told of tenders that are kept to their team too. */
  restringidas: z.boolean(),
  activo: z.boolean(),
  /** When it was switched off because nothing arrived for days; null while it is on, or switched off by a person. */
  apagadoPorFallas: z.nullable(Instant),
  /** Since when no delivery has arrived; null where the last one did. */
  fallaDesde: z.nullable(Instant),
  ultimaEntrega: z.nullable(Instant),
  /** Deliveries that wait for a try. */
  pendientes: Count,
  /** Until when deliveries are also signed with the secret before; null where there is none. */
  secretoAnteriorHasta: z.nullable(Instant),
  creado: z.object({ por: z.nullable(Person), cuando: Instant }),
  version: Count,
});
export type Webhook = z.infer<typeof Webhook>;

/** With the secret that receivers verify signatures by. */
export const WebhookWithSecret = z.extend(Webhook, { secreto: z.string() });
export type WebhookWithSecret = z.infer<typeof WebhookWithSecret>;

export const deliveryOutcomes = ['pendiente', 'entregada', 'fallida'] as const;
export type DeliveryOutcome = (typeof deliveryOutcomes)[number];

export const Delivery = z.object({
  id: z.number(),
  /** Of the event; the same when it is sent again. */
  evento: z.string(),
  tipo: z.enum(webhookSentKinds),
  resultado: z.enum(deliveryOutcomes),
  intentos: Count,
  creada: Instant,
  /** Of the last try. */
  intentada: z.nullable(Instant),
  /** When it is tried again. */
  proximo: z.nullable(Instant),
  /** HTTP status of the last answer. */
  estado: z.nullable(z.int()),
  duracionMs: z.nullable(Count),
  /** Why the last try failed. */
  error: z.nullable(Message),
  /** The delivery that it sends again. */
  reenvioDe: z.nullable(z.number()),
});
export type Delivery = z.infer<typeof Delivery>;

export const DeliveryDetail = z.extend(Delivery, {
  /** The body as it is sent, to the byte. */
  cuerpo: z.string(),
  /** The first 4 kB of the last answer. */
  respuesta: z.nullable(z.string()),
});
export type DeliveryDetail = z.infer<typeof DeliveryDetail>;

/** What a person writes in each field. */
export const webhookFields = {
  url: text({ min: 1, max: 500, message: checkCode('falta-direccion-de-webhook') }),
  descripcion: text({ min: 1, max: 120 }),
  eventos: z
    .array(z.enum(webhookEventKinds, checkCode('evento-de-lista')))
    .check(
      z.minLength(1, checkCode('falta-evento-de-webhook')),
      z.maxLength(webhookEventKinds.length, checkCode('lista-larga')),
    ),
};

const administer = { action: 'update', subject: 'Company' } as const;
const params = z.object({ id: Id });

export const webhookEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/webhooks',
    summary: 'Los webhooks de la empresa; sus secretos no se muestran otra vez.',
    access: administer,
    response: z.object({ datos: z.array(Webhook) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/webhooks',
    summary: 'Crea un webhook. El secreto con que se firman sus entregas se muestra una vez.',
    access: administer,
    body: z.strictObject({
      url: webhookFields.url,
      descripcion: z.optional(z.nullable(webhookFields.descripcion)),
      eventos: webhookFields.eventos,
      restringidas: z.optional(z.boolean(checkCode('true-o-false'))),
    }),
    response: WebhookWithSecret,
    status: 201,
    problems: ['datos-invalidos'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/webhooks/:id',
    summary:
      'Cambia un webhook, lo apaga o lo enciende. Al apagarlo, lo que esperaba queda como fallido.',
    access: administer,
    params,
    body: z.strictObject({
      url: z.optional(webhookFields.url),
      descripcion: z.optional(z.nullable(webhookFields.descripcion)),
      eventos: z.optional(webhookFields.eventos),
      restringidas: z.optional(z.boolean(checkCode('true-o-false'))),
      activo: z.optional(z.boolean(checkCode('true-o-false'))),
    }),
    versioned: true,
    response: Webhook,
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/webhooks/:id/probar',
    summary: 'Envía un evento de prueba ahora mismo y responde qué pasó. No se reintenta.',
    access: administer,
    params,
    response: DeliveryDetail,
    problems: ['no-encontrado', 'demasiados-intentos'],
  }),
  rotateSecret: endpoint({
    method: 'POST',
    path: '/api/webhooks/:id/secreto',
    summary: 'Cambia el secreto. Durante 24 horas las entregas se firman con ambos.',
    access: administer,
    params,
    response: WebhookWithSecret,
    problems: ['no-encontrado'],
  }),
  deliveries: endpoint({
    method: 'GET',
    path: '/api/webhooks/:id/entregas',
    summary: 'Las entregas de los últimos 30 días, la más reciente primero.',
    access: administer,
    params,
    query: z.object({ resultado: z.optional(z.enum(deliveryOutcomes)), ...pageFields }),
    response: pageOf(Delivery),
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
  delivery: endpoint({
    method: 'GET',
    path: '/api/webhooks/entregas/:id',
    summary: 'Una entrega, con lo que se envió y lo que se respondió.',
    access: administer,
    params,
    response: DeliveryDetail,
    problems: ['no-encontrado'],
  }),
  replay: endpoint({
    method: 'POST',
    path: '/api/webhooks/entregas/:id/reenviar',
    summary:
      'Envía otra vez el mismo evento, con el mismo id, ahora mismo; si falla, se reintenta.',
    access: administer,
    params,
    response: DeliveryDetail,
    status: 201,
    problems: ['no-encontrado', 'datos-invalidos', 'demasiados-intentos'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/webhooks/:id',
    summary: 'Elimina un webhook con sus entregas.',
    access: administer,
    params,
    response: z.object({ id: z.number() }),
    problems: ['no-encontrado'],
  }),
};
