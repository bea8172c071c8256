import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { BodyId, Count, Id, Instant } from '../fields.ts';
import { checkCode, Message } from '../message.ts';
import { severities } from '../rules/change-severity.ts';
import { mailChannels, noticeKinds } from './notice-kinds.ts';

/** Something a person is told. The same thing about the same tender is one notice that counts. */
export const Notice = z.object({
  id: z.number(),
  tipo: z.enum(noticeKinds),
  gravedad: z.enum(severities),
  /** What happened, as a message of the topic `notices`. */
  texto: Message,
  /** Why this person is told: assigned, follows, mentioned, collaborates. */
  porque: Message,
  licitacion: z.nullable(z.object({ id: z.number(), codigo: z.string(), nombre: z.string() })),
  /** The saved view in which something new was found, where it still exists. */
  vista: z.nullable(z.object({ id: z.number(), nombre: z.string() })),
  /** How many events it stands for. */
  veces: Count,
  cuando: Instant,
  leida: z.boolean(),
});
export type Notice = z.infer<typeof Notice>;

const NoticeSettingShape = z.object({
  app: z.boolean(checkCode('true-o-false')),
  correo: z.enum(mailChannels),
});

const Hour = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, checkCode('hora-del-dia')));

/** How a person is told. Times are Santiago wall time, `HH:mm`. */
export const NoticeSettings = z.object({
  tipos: z.record(z.enum(noticeKinds), NoticeSettingShape),
  /** When the digest of a business day leaves. */
  horaResumen: Hour,
  /** No mail leaves between these; what waits leaves at the end. Null: at any time. */
  silencio: z.nullable(z.object({ desde: Hour, hasta: Hour })),
});
export type NoticeSettings = z.infer<typeof NoticeSettings>;

const access = 'session' as const;

/** The sealed part of a link in a mail. */
const UnsubscribeParams = z.object({ token: z.string().check(z.maxLength(500)) });

export const noticeEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/notificaciones',
    summary: 'Los avisos de quien pregunta, lo último primero.',
    access,
    scope: 'avisos:leer',
    query: z.object({
      /** Older than this notice. */
      antes: z.optional(Id),
      limit: z._default(
        z.coerce.number(checkCode('tipo-numero')).check(z.int(), z.minimum(1), z.maximum(100)),
        30,
      ),
    }),
    response: z.object({ datos: z.array(Notice), sinLeer: Count, hayMas: z.boolean() }),
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/api/notificaciones/leidas',
    summary: 'Marca avisos como leídos, o todos hasta uno.',
    access,
    scope: 'avisos:escribir',
    body: z.union([
      z.strictObject({
        ids: z
          .array(BodyId)
          .check(
            z.minLength(1, checkCode('lista-vacia')),
            z.maxLength(200, checkCode('lista-larga')),
          ),
      }),
      z.strictObject({ hasta: BodyId }),
    ]),
    response: z.object({ sinLeer: Count }),
  }),
  settings: endpoint({
    method: 'GET',
    path: '/api/notificaciones/ajustes',
    summary: 'Qué avisos recibe quien pregunta, y por dónde.',
    access,
    response: NoticeSettings,
  }),
  updateSettings: endpoint({
    method: 'PATCH',
    path: '/api/notificaciones/ajustes',
    summary: 'Cambia qué avisos llegan y por dónde.',
    access,
    body: z.strictObject({
      tipos: z.optional(z.partialRecord(z.enum(noticeKinds), NoticeSettingShape)),
      horaResumen: z.optional(Hour),
      silencio: z.optional(z.nullable(z.strictObject({ desde: Hour, hasta: Hour }))),
    }),
    response: NoticeSettings,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/notificaciones/baja/:token',
    summary: 'Deja de enviar correos de un tipo; sirve sin sesión, desde el enlace de un correo.',
    access: 'public',
    params: UnsubscribeParams,
    ignoresBody: true,
    response: z.object({
      tipo: z.enum([...noticeKinds, 'resumen', 'reporte', 'todos']),
      correo: z.string(),
    }),
    problems: ['enlace-invalido'],
  }),
  askUnsubscribe: endpoint({
    method: 'GET',
    path: '/api/notificaciones/baja/:token',
    summary: 'Página que pregunta si dejar de enviar esos correos; abrirla no cambia nada.',
    access: 'public',
    params: UnsubscribeParams,
    produces: 'text/html',
    response: z.string(checkCode('tipo-texto')),
  }),
  confirmUnsubscribe: endpoint({
    method: 'POST',
    path: '/api/notificaciones/baja/:token/confirmar',
    summary: 'Deja de enviar esos correos, desde esa página.',
    access: 'public',
    params: UnsubscribeParams,
    ignoresBody: true,
    produces: 'text/html',
    response: z.string(checkCode('tipo-texto')),
  }),
};

/**
 * What an open page is told of by `GET /api/eventos`, a stream of server-sent events. An event carries no data that a
 * call would not answer: the page reads again what it shows.
 */
export const LiveEvent = z.discriminatedUnion('tipo', [
  /** A tender, or the work on it, changed. */
  z.object({ tipo: z.literal('licitacion'), id: z.number() }),
  /** Notices of this person: how many are unread. */
  z.object({ tipo: z.literal('avisos'), sinLeer: Count }),
  /** The exports that this person asked for: how far they are. */
  z.object({ tipo: z.literal('exportaciones') }),
  /** What this person may do in the company changed, or they are no longer let in. */
  z.object({ tipo: z.literal('sesion') }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;
export const liveEventsPath = '/api/eventos';
