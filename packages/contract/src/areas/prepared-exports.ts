import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Count, Id, Instant } from '../fields.ts';
import { Message } from '../message.ts';
import { ExportedBytes, exportFormats, TenderExportQuery } from './exports.ts';
import { TenderFilter } from './tender-query.ts';

/** From so many rows on, a list is better prepared by the server than waited for in a page. */
export const longExportRows = 20_000;
/** How long a prepared file is kept. */
export const keptExportDays = 7;
/** The largest file that is kept, and what those of a company may take together. */
export const maxExportBytes = 512 * 1024 ** 2;
export const exportQuotaBytes = 1024 ** 3;
/** Exports of one person that wait or are being made at a time. */
export const maxPendingExports = 5;

export const exportStates = ['en-cola', 'en-curso', 'lista', 'fallida'] as const;
export type ExportState = (typeof exportStates)[number];

/** A file of a list that the server makes by itself, for the person who asked for it. */
export const PreparedExport = z.object({
  id: z.number(),
  /** What the file is called. */
  nombre: z.string(),
  formato: z.enum(exportFormats),
  estado: z.enum(exportStates),
  /** Of what list it is. */
  filtro: TenderFilter,
  /** How many rows it has: what was counted when it was asked for, until it is ready. */
  filas: Count,
  /** How many of them are written. */
  hechas: Count,
  bytes: Count,
  pedida: Instant,
  terminada: z.nullable(Instant),
  /** When the file is deleted. */
  vence: z.nullable(Instant),
  /** Why it failed. */
  motivo: z.nullable(Message),
});
export type PreparedExport = z.infer<typeof PreparedExport>;

const access = { action: 'read', subject: 'Tender' } as const;

export const preparedExportEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/exportaciones',
    summary: 'Las exportaciones que pidió quien pregunta, la última primero.',
    access,
    inView: 'oneself',
    response: z.object({ datos: z.array(PreparedExport) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/exportaciones',
    summary:
      'Pide preparar la exportación de una lista, con sus filtros y su orden. El servidor la hace y avisa cuando está; se guarda 7 días.',
    access,
    query: TenderExportQuery,
    ignoresBody: true,
    response: PreparedExport,
    status: 202,
    problems: ['busqueda-invalida', 'datos-invalidos', 'cuota-superada'],
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/exportaciones/:id/archivo',
    summary: 'El archivo de una exportación que está lista.',
    access,
    inView: 'oneself',
    params: z.object({ id: Id }),
    produces: 'application/octet-stream',
    response: ExportedBytes,
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/exportaciones/:id',
    summary: 'Elimina una exportación con su archivo, o la cancela si todavía se prepara.',
    access,
    params: z.object({ id: Id }),
    response: z.object({ id: z.number() }),
    problems: ['no-encontrado'],
  }),
};
