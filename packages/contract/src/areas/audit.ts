import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { commaList, Count, Id, Instant, IsoDate, text } from '../fields.ts';
import { checkCode, Message } from '../message.ts';
import { pageFields, pageOf } from '../paging.ts';
import { auditActionNames, auditKinds } from './audit-actions.ts';

/** One thing that was done. */
export const AuditEntry = z.object({
  /** Its place in the chain of the company, from one on without a gap. */
  id: z.number(),
  cuando: Instant,
  accion: z.enum(auditActionNames),
  clase: z.enum(auditKinds),
  /** Who did it, with the name of then; null where nobody is known, `nombre` null once it was erased. */
  quien: z.nullable(z.object({ id: z.number(), nombre: z.nullable(z.string()) })),
  /** What was done, as it continues the name of who did it. */
  que: Message,
  /** Address of the client; null where there was none, or once it was erased. */
  direccion: z.nullable(z.string()),
  navegador: z.nullable(z.string()),
  /** By which the entry is found in a copy. */
  huella: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const filters = {
  q: z.optional(text({ max: 100 })),
  /** Who did it, or to whom it was done. */
  persona: z.optional(commaList(Id)),
  clase: z.optional(commaList(z.enum(auditKinds))),
  /** Days in Santiago, both included. */
  desde: z.optional(IsoDate),
  hasta: z.optional(IsoDate),
};

export const AuditFilter = z.strictObject(filters);
export type AuditFilter = z.infer<typeof AuditFilter>;

export const AuditQuery = z.strictObject({ ...filters, ...pageFields });
export type AuditQuery = z.infer<typeof AuditQuery>;

/** Entries that one file carries at most, the newest. */
export const maxExportedEntries = 50_000;

/** What can be wrong with a chain: an entry is missing, says something else than it said, or hangs on another. */
export const chainFaults = ['falta', 'alterada', 'datos-alterados', 'sobra'] as const;
export type ChainFault = (typeof chainFaults)[number];

/** Whether a chain is whole: how many entries it has, and the first that is wrong. */
export const ChainReport = z.object({
  entradas: Count,
  /** Of these the personal data were erased, as the law asks. */
  borradas: Count,
  /** Of the last entry; who keeps it somewhere else can tell later whether the chain was written anew. */
  huella: z.nullable(z.string()),
  rota: z.nullable(z.object({ id: z.number(), falla: z.enum(chainFaults) })),
});
export type ChainReport = z.infer<typeof ChainReport>;

const access = { action: 'read', subject: 'Audit' } as const;

export const auditEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/auditoria',
    summary: 'Quién hizo qué en la empresa, cuándo y desde dónde, lo más nuevo primero.',
    access,
    query: AuditQuery,
    response: pageOf(AuditEntry),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/auditoria/exportar',
    summary: 'Lo mismo como planilla CSV, para Excel en español. Queda anotado en la auditoría.',
    access,
    query: AuditFilter,
    produces: 'text/csv',
    response: z.string(checkCode('tipo-texto')),
  }),
  verify: endpoint({
    method: 'GET',
    path: '/api/auditoria/verificacion',
    summary:
      'Recalcula la cadena de la auditoría y dice si está entera, o cuál es el primer eslabón roto.',
    access,
    response: ChainReport,
  }),
};
