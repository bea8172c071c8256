import * as z from 'zod/mini';
import { checkCode, Message } from '../message.ts';
import { Count, Instant, IsoDate, text } from '../fields.ts';
import { ImportRun } from './sources.ts';

/** The services that can be read live. What each is called is in `connectorNames`. */
export const connectorKinds = ['mercado-publico', 'compra-agil', 'ocds', 'placsp'] as const;
export const ConnectorKind = z.enum(connectorKinds, checkCode('servicio-de-lista'));
export type ConnectorKind = z.infer<typeof ConnectorKind>;

export const connectorNames: Record<ConnectorKind, string> = {
  'mercado-publico': 'Mercado Público (licitaciones)',
  'compra-agil': 'Compra Ágil',
  ocds: 'Publicador OCDS',
  placsp: 'PLACSP (España)',
};

/** Services that require a ticket; the others are public and are identified by their address. */
export const ticketKinds: readonly ConnectorKind[] = ['mercado-publico', 'compra-agil'];

/** The polling intervals of a connector, in minutes. */
export const leastMinutes = 15;
export const mostMinutes = 24 * 60;

/** The requests a service allows per ticket and day, and the share reserved for users. */
export const Quota = z.object({
  /** The day in Santiago that is counted. */
  dia: z.iso.date(),
  usadas: Count,
  /** Those requested by a user. */
  aMano: Count,
  limite: Count,
  /** The part of the limit reserved for users: scheduled rounds do not spend it. */
  reservadas: Count,
  /** The service takes no request until then. */
  bloqueadaHasta: z.nullable(Instant),
});
export type Quota = z.infer<typeof Quota>;

export const backfillStates = [
  'en-cola',
  'en-curso',
  'terminado',
  'cancelado',
  'con-error',
] as const;

/**
 * A range of days that is read once more. A feed is walked from now back to the first of them; a publisher of
 * OCDS cannot be queried by day, and all its pages are read.
 */
export const Backfill = z.object({
  id: z.number(),
  conector: z.number(),
  desde: z.iso.date(),
  hasta: z.iso.date(),
  estado: z.enum(backfillStates),
  /** From 0 to 1; null while unknown, such as for a publisher that does not state a total. */
  avance: z.nullable(z.number()),
  llamadas: Count,
  /** Requests still to come, as far as they are known. */
  llamadasPendientes: z.nullable(Count),
  /** When it will end at this pace, with the quota that there is. */
  terminaAprox: z.nullable(Instant),
  error: z.nullable(z.array(Message)),
  pedido: Instant,
  termino: z.nullable(Instant),
});
export type Backfill = z.infer<typeof Backfill>;

/** Tenders whose detail is still to be requested, by the reason for their priority. */
export const PendingDetails = z.object({
  seguidas: Count,
  coinciden: Count,
  cierranPronto: Count,
  resto: Count,
  total: Count,
});
export type PendingDetails = z.infer<typeof PendingDetails>;

export const Connector = z.object({
  id: z.number(),
  tipo: ConnectorKind,
  nombre: z.string(),
  url: z.string(),
  estado: z.enum(['activo', 'pausado']),
  cadaMinutos: z.int(),
  /** The last characters of the stored ticket, by which a person knows it; null without one. */
  ticketFinal: z.nullable(z.string()),
  /** A round is running. */
  corriendo: z.boolean(),
  ultimoExito: z.nullable(Instant),
  ultimoFallo: z.nullable(z.object({ en: Instant, motivo: z.array(Message) })),
  /** When the next round starts; null while paused. */
  proxima: z.nullable(Instant),
  /** Since when nothing could be verified; null while it is up to date, and while it is paused. */
  silencioDesde: z.nullable(Instant),
  /** Null where the service has no limit. */
  cuota: z.nullable(Quota),
  pendientes: PendingDetails,
  /** The range of days being read, if any. */
  historico: z.nullable(Backfill),
});
export type Connector = z.infer<typeof Connector>;

export const runReasons = ['programada', 'a-mano', 'historico', 'licitacion'] as const;

/** One round of a connector: an import like any other, with its rejected rows as CSV beside it. */
export const ConnectorRun = z.extend(ImportRun, {
  motivo: z.enum(runReasons),
  /** Requests made to the service. */
  llamadas: Count,
});
export type ConnectorRun = z.infer<typeof ConnectorRun>;

export const noticeKinds = [
  'sin-respuesta',
  'error-del-servicio',
  'cuota-agotada',
  'ticket-rechazado',
  'respuesta-ilegible',
  'direccion-no-permitida',
  'sin-espacio',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** A source that fails: one notice from the first failure to the recovery, however often it fails. */
export const SourceNotice = z.object({
  id: z.number(),
  conector: z.number(),
  nombre: z.string(),
  tipo: z.enum(noticeKinds),
  /** What is wrong, as consecutive messages. */
  mensaje: z.array(Message),
  veces: Count,
  desde: Instant,
  ultima: Instant,
  cerrado: z.nullable(Instant),
});
export type SourceNotice = z.infer<typeof SourceNotice>;

/** The result of refreshing one tender by hand. */
export const Refreshed = z.object({
  resultado: z.enum([
    'actualizada',
    'sin-cambios',
    'no-encontrada',
    'sin-conector',
    'sin-cuota',
    'ocupado',
    'no-responde',
  ]),
  /** Consecutive messages for the user. */
  detalle: z.array(Message),
});
export type Refreshed = z.infer<typeof Refreshed>;

const name = text({ min: 1, max: 80, message: checkCode('falta-nombre') });
const address = text({ min: 1, max: 2000, message: checkCode('falta-direccion') });
const ticket = z
  .string(checkCode('falta-ticket'))
  .check(z.trim(), z.regex(/^[\w-]{8,200}$/, checkCode('ticket-no-valido')));
const minutes = z
  .number(checkCode('tipo-numero'))
  .check(
    z.int(checkCode('tipo-entero')),
    z.minimum(leastMinutes, checkCode('numero-bajo')),
    z.maximum(mostMinutes, checkCode('numero-alto')),
  );

export const NewConnector = z
  .object({
    tipo: ConnectorKind,
    nombre: name,
    /** Without one, that of the service; a publisher or a feed needs one. */
    url: z.optional(address),
    ticket: z.optional(ticket),
    cadaMinutos: z._default(minutes, 30),
  })
  .check(
    z.refine(({ tipo, ticket: given }) => given !== undefined || !ticketKinds.includes(tipo), {
      path: ['ticket'],
      message: checkCode('ticket-pedido'),
    }),
    z.refine(({ tipo, url }) => url !== undefined || tipo !== 'ocds', {
      path: ['url'],
      message: checkCode('falta-direccion'),
    }),
  );
export type NewConnector = z.infer<typeof NewConnector>;

export const ConnectorChange = z.object({
  nombre: z.optional(name),
  url: z.optional(address),
  /** Replaces the stored one. */
  ticket: z.optional(ticket),
  cadaMinutos: z.optional(minutes),
});
export type ConnectorChange = z.infer<typeof ConnectorChange>;

export const NewBackfill = z.object({ desde: IsoDate, hasta: IsoDate }).check(
  z.refine(({ desde, hasta }) => desde <= hasta, {
    path: ['hasta'],
    message: checkCode('dia-anterior'),
  }),
);
