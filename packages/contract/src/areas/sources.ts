import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, Instant } from '../fields.ts';

/** The largest file the screen takes; larger ones go through the command line. */
export const maxUploadBytes = 200 * 1024 * 1024;

export const importStates = [
  'en-cola',
  'en-curso',
  'terminada',
  'con-error',
  'interrumpida',
] as const;

/** What one import did so far. `leidas` is always the sum of the other four. */
export const ImportCounts = z.object({
  leidas: z.number().int(),
  nuevas: z.number().int(),
  cambiadas: z.number().int(),
  sinCambios: z.number().int(),
  rechazadas: z.number().int(),
  /** Records taken in after a repair that the list of rejections also names. */
  reparadas: z.number().int(),
});
export type ImportCounts = z.infer<typeof ImportCounts>;

/** One import of one file. */
export const ImportRun = z.object({
  id: z.number(),
  archivo: z.string(),
  /** Which format it was recognised as, in Spanish; null before that is known. */
  formato: z.string().nullable(),
  estado: z.enum(importStates),
  /** Bytes read so far and in all. */
  bytesLeidos: z.number(),
  bytes: z.number(),
  conteo: ImportCounts,
  /** Why it stopped, in Spanish. */
  error: z.string().nullable(),
  /** Null when it came from the command line. */
  usuario: z.string().nullable(),
  inicio: Instant,
  termino: Instant.nullable(),
});
export type ImportRun = z.infer<typeof ImportRun>;

export const SourceSummary = z.object({
  fuente: z.string(),
  nombre: z.string(),
  licitaciones: z.number().int(),
  observaciones: z.number().int(),
  /** When the newest observation was read. */
  ultimaLectura: Instant.nullable(),
  /** The newest instant the source itself spoke of. */
  ultimaObservacion: Instant.nullable(),
});

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
    summary: 'Las últimas 50 importaciones, la más reciente primero.',
    access: { action: 'read', subject: 'Source' },
    response: z.object({ datos: z.array(ImportRun) }),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/fuentes/importaciones',
    summary:
      'Sube un archivo y empieza a importarlo. El cuerpo son los bytes (application/octet-stream).',
    access: { action: 'create', subject: 'Source' },
    query: z.object({ nombre: z.string('Falta el nombre del archivo').min(1).max(255) }),
    body: 'file',
    response: ImportRun,
    status: 202,
    problems: ['archivo-vacio', 'archivo-no-reconocido', 'demasiado-grande'],
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
};
