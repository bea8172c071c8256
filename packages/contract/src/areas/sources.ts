import * as z from 'zod/mini';
import { checkCode, Message } from '../message.ts';
import { endpoint } from '../endpoint.ts';
import { commaList, Count, Id, Instant, text } from '../fields.ts';
import { sourceCodes } from '../rules/source-codes.ts';

/** The largest file the screen takes; larger ones go through the command line. */
export const maxUploadBytes = 200 * 1024 * 1024;

/** What a company may upload to be imported: in 24 hours, and the time of one import. */
export const importQuota = { files: 1_000, bytes: 4 * 1024 ** 3, minutes: 60 };

/** What a company may have uploaded to be mapped first: it waits for a day, or until it is discarded. */
export const waitingQuota = { files: 1_000, bytes: 4 * 1024 ** 3 };

export const importStates = [
  'en-cola',
  'en-curso',
  'terminada',
  'con-error',
  'interrumpida',
] as const;

export const importOrders = [
  '-inicio',
  'inicio',
  'archivo',
  '-archivo',
  '-leidas',
  'leidas',
  '-rechazadas',
  'rechazadas',
] as const;
export type ImportOrder = (typeof importOrders)[number];

/** So many imports are listed at first, and at most. */
export const listedImports = { first: 50, most: 1_000 };

/** Which imports are listed, and how. */
export const ImportQuery = z.object({
  /** Of the name of the file, or of who brought it. */
  q: z.optional(text({ max: 100 })),
  estado: z.optional(commaList(z.enum(importStates))),
  /** Only those of which records were rejected, or repaired. */
  con: z.optional(z.enum(['rechazadas', 'reparadas'])),
  sort: z._default(z.enum(importOrders), '-inicio'),
  limit: z._default(
    z.coerce
      .number(checkCode('tipo-numero'))
      .check(
        z.int(checkCode('tipo-entero')),
        z.minimum(1, checkCode('numero-bajo')),
        z.maximum(listedImports.most, checkCode('numero-alto')),
      ),
    listedImports.first,
  ),
});
export type ImportQuery = z.infer<typeof ImportQuery>;

/** What one import did so far. `leidas` is always the sum of the other four. */
export const ImportCounts = z.object({
  leidas: z.int(),
  nuevas: z.int(),
  cambiadas: z.int(),
  sinCambios: z.int(),
  rechazadas: z.int(),
  /** Records of which something was repaired or left out; the list of rejections names each. */
  reparadas: z.int(),
});
export type ImportCounts = z.infer<typeof ImportCounts>;

/** How many fields that were not read are told apart; more are in no format that is known. */
export const mostUnreadFields = 100;

/** What holds of a file as a whole, or of many of its records alike: told once, with the number of its records. */
export const ImportNotices = z.object({
  avisos: z.array(z.object({ aviso: Message, registros: z.int() })),
  /** Fields that have a value in so many records, and of which nothing is read; those of most records first. */
  camposNoLeidos: z.array(z.object({ campo: z.string(), registros: z.int() })),
});
export type ImportNotices = z.infer<typeof ImportNotices>;

/** One import of one file. */
export const ImportRun = z.object({
  id: z.number(),
  archivo: z.string(),
  /** The recognised format, as consecutive messages; null before it is known. */
  formato: z.nullable(z.array(Message)),
  estado: z.enum(importStates),
  /** While it waits, how many turns until it starts, its own included; null where another process has it. */
  turno: z.nullable(z.int()),
  /** Bytes read so far and in all. */
  bytesLeidos: z.number(),
  bytes: z.number(),
  conteo: ImportCounts,
  ...ImportNotices.shape,
  /** Why it stopped, as consecutive messages. */
  error: z.nullable(z.array(Message)),
  /** Null when it came from the command line. */
  usuario: z.nullable(z.string()),
  inicio: Instant,
  termino: z.nullable(Instant),
  /** Whether it can be undone: a spreadsheet of the company, read to its end and not undone yet. */
  deshacible: z.boolean(),
  /** When it was undone. Its counts stay as they were. */
  deshecha: z.nullable(Instant),
});
export type ImportRun = z.infer<typeof ImportRun>;

export const SourceSummary = z.object({
  fuente: z.enum(sourceCodes),
  licitaciones: z.int(),
  observaciones: z.int(),
  /** When the newest observation was read. */
  ultimaLectura: z.nullable(Instant),
  /** The newest instant that the source itself states, not later than the clock. */
  ultimaObservacion: z.nullable(Instant),
  /** Whole minutes since its last live response, changed or not; null for a source known from files only. */
  retrasoMinutos: z.nullable(z.int().check(z.nonnegative())),
  /** Since when the source has been silent, once that exceeds its limit. */
  enSilencioDesde: z.nullable(Instant),
});

/** What undoing an import did. Tenders that a user works on stay, with everything imported of them. */
export const UndoneImport = z.object({
  importacion: ImportRun,
  /** Tenders known from this import alone. */
  quitadas: z.int(),
  /** Tenders restored to what the other imports state. */
  restauradas: z.int(),
  /** Tenders left unchanged, because a user of the company works on them. */
  conservadas: z.int(),
});
export type UndoneImport = z.infer<typeof UndoneImport>;

const params = z.object({ id: Id });

export const sourceEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/fuentes',
    summary: 'De dónde vienen las licitaciones y qué tan al día está cada fuente.',
    access: { action: 'read', subject: 'Source' },
    response: z.object({ datos: z.array(SourceSummary) }),
  }),
  runs: endpoint({
    method: 'GET',
    path: '/api/fuentes/importaciones',
    summary:
      'Las importaciones, la más reciente primero o en otro orden, por nombre, estado o lo que se rechazó, con cuántas son.',
    access: { action: 'read', subject: 'Source' },
    query: ImportQuery,
    response: z.object({ datos: z.array(ImportRun), total: Count }),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/fuentes/importaciones',
    summary:
      'Sube un archivo y empieza a importarlo. El cuerpo son los bytes (application/octet-stream).',
    access: { action: 'create', subject: 'Source' },
    query: z.object({
      nombre: z.string(checkCode('falta-nombre-archivo')).check(z.minLength(1), z.maxLength(255)),
    }),
    body: 'file',
    response: ImportRun,
    status: 202,
    problems: ['archivo-vacio', 'archivo-no-reconocido', 'demasiado-grande', 'cuota-superada'],
  }),
  run: endpoint({
    method: 'GET',
    path: '/api/fuentes/importaciones/:id',
    summary: 'Cómo va una importación.',
    access: { action: 'read', subject: 'Source' },
    params,
    response: ImportRun,
    problems: ['no-encontrado'],
  }),
  rejections: endpoint({
    method: 'GET',
    path: '/api/fuentes/importaciones/:id/rechazos',
    summary: 'Las filas rechazadas o reparadas de una importación, como CSV.',
    access: { action: 'read', subject: 'Source' },
    params,
    response: z.string(),
    produces: 'text/csv',
    problems: ['no-encontrado'],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/fuentes/importaciones/:id/deshacer',
    summary:
      'Deshace la importación de una planilla propia; lo que alguien ya trabaja se conserva.',
    access: { action: 'delete', subject: 'Source' },
    params,
    response: UndoneImport,
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
};
