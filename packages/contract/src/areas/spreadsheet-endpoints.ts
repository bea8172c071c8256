import * as z from 'zod/mini';
import { checkCode, Message } from '../message.ts';
import { endpoint } from '../endpoint.ts';
import { BodyId, Count, Id, Instant, IsoDate } from '../fields.ts';
import { stateClasses } from '../rules/tender-codes.ts';
import { ImportRun } from './sources.ts';
import {
  MappingName,
  MappingProposal,
  SpreadsheetField,
  SpreadsheetMapping,
  SpreadsheetPreview,
} from './spreadsheets.ts';

/** Rows of a table that are shown before anything is imported. */
export const previewRows = 20;
/** Rows of a dry run whose reasons are listed; the others are only counted. */
export const dryRunRowLimit = 100;

/** A mapping that the company keeps for the next table with the same header. */
export const SavedMapping = z.object({
  id: z.number(),
  nombre: z.string(),
  mapeo: SpreadsheetMapping,
  /** Names of the columns of the table it was made on. */
  encabezado: z.array(z.string()),
  actualizado: Instant,
});
export type SavedMapping = z.infer<typeof SavedMapping>;

/** A table that was uploaded and waits to be imported. Nothing of it is imported yet. */
export const SpreadsheetUpload = z.object({
  id: z.number(),
  archivo: z.string(),
  bytes: z.number(),
  /** Until when it can be imported; then it has to be uploaded again. */
  expira: Instant,
  vista: SpreadsheetPreview,
  propuesta: MappingProposal,
  /** The saved mapping of a table with the same header: then `propuesta.mapeo` is that one. */
  guardado: z.nullable(z.object({ id: z.number(), nombre: z.string() })),
});
export type SpreadsheetUpload = z.infer<typeof SpreadsheetUpload>;

/** A row as a mapping reads it. Missing values are null or absent. */
export const MappedRow = z.object({
  linea: z.int(),
  /** The cells of the mapped columns, by field. */
  textos: z.partialRecord(SpreadsheetField, z.string()),
  /** Days where the cell gives no hour. */
  fechas: z.partialRecord(SpreadsheetField, z.union([Instant, IsoDate])),
  monto: z.nullable(z.number()),
  moneda: z.nullable(z.string()),
  estado: z.nullable(z.enum(stateClasses)),
  /** Name of the region, as everywhere. */
  region: z.nullable(z.string()),
  /** What could not be read, in Spanish. */
  avisos: z.array(Message),
  /** Why the row would be rejected, once the mapping covers the code and the name. */
  rechazo: z.nullable(z.array(Message)),
});
export type MappedRow = z.infer<typeof MappedRow>;

export const DryRunRow = z.object({
  linea: z.int(),
  resultado: z.enum(['rechazada', 'reparada']),
  motivo: z.array(Message),
  contenido: z.string(),
});
export type DryRunRow = z.infer<typeof DryRunRow>;

/** What an import with a mapping would do. `leidas` is the sum of the next four. */
export const MappingDryRun = z.object({
  conteo: z.object({
    leidas: Count,
    nuevas: Count,
    cambiadas: Count,
    sinCambios: Count,
    rechazadas: Count,
    /** Of the accepted ones, those that were repaired. */
    reparadas: Count,
  }),
  /** The first rows that would be refused or repaired, each with its reason. */
  filas: z.array(DryRunRow),
});
export type MappingDryRun = z.infer<typeof MappingDryRun>;

const params = z.object({ id: Id });

export const spreadsheetEndpoints = {
  upload: endpoint({
    method: 'POST',
    path: '/api/fuentes/planillas',
    summary:
      'Sube una tabla y propone qué dice cada columna. El cuerpo son los bytes (application/octet-stream).',
    access: { action: 'create', subject: 'Source' },
    query: z.object({
      nombre: z.string(checkCode('falta-nombre-archivo')).check(z.minLength(1), z.maxLength(255)),
    }),
    body: 'file',
    response: SpreadsheetUpload,
    status: 201,
    problems: ['archivo-vacio', 'archivo-no-reconocido', 'demasiado-grande', 'cuota-superada'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/fuentes/planillas/:id',
    summary: 'Una tabla subida: sus columnas, sus primeras filas y el mapeo propuesto.',
    access: { action: 'create', subject: 'Source' },
    params,
    response: SpreadsheetUpload,
    problems: ['no-encontrado'],
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/fuentes/planillas/:id/vista',
    summary:
      'Las primeras filas de una tabla, como se leerían con un mapeo, aunque no esté completo.',
    access: { action: 'create', subject: 'Source' },
    params,
    body: z.object({ mapeo: MappingProposal.shape.mapeo }),
    response: z.object({ filas: z.array(MappedRow) }),
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
  try: endpoint({
    method: 'POST',
    path: '/api/fuentes/planillas/:id/prueba',
    summary: 'Lee la tabla entera con un mapeo y dice qué pasaría, sin guardar nada.',
    access: { action: 'create', subject: 'Source' },
    params,
    body: z.object({ mapeo: SpreadsheetMapping }),
    response: MappingDryRun,
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
  import: endpoint({
    method: 'POST',
    path: '/api/fuentes/planillas/:id/importar',
    summary:
      'Importa la tabla con un mapeo. Lo que trae lo ve sólo la empresa, y se puede deshacer.',
    access: { action: 'create', subject: 'Source' },
    params,
    body: z.object({ mapeo: SpreadsheetMapping }),
    response: ImportRun,
    status: 202,
    problems: ['no-encontrado', 'datos-invalidos', 'cuota-superada'],
  }),
  discard: endpoint({
    method: 'DELETE',
    path: '/api/fuentes/planillas/:id',
    summary: 'Olvida una tabla subida que no se va a importar.',
    access: { action: 'create', subject: 'Source' },
    params,
    response: z.object({ id: z.number() }),
    problems: ['no-encontrado'],
  }),
  mappings: endpoint({
    method: 'GET',
    path: '/api/fuentes/mapeos',
    summary: 'Los mapeos guardados de la empresa, por nombre.',
    access: { action: 'read', subject: 'Source' },
    response: z.object({ datos: z.array(SavedMapping) }),
  }),
  saveMapping: endpoint({
    method: 'POST',
    path: '/api/fuentes/mapeos',
    summary: 'Guarda un mapeo para las próximas tablas con el mismo encabezado.',
    access: { action: 'create', subject: 'Source' },
    body: z.object({
      nombre: MappingName,
      mapeo: SpreadsheetMapping,
      /** The uploaded table whose header it is for. */
      planilla: BodyId,
    }),
    response: SavedMapping,
    status: 201,
    problems: ['no-encontrado', 'ya-existe'],
  }),
  updateMapping: endpoint({
    method: 'PATCH',
    path: '/api/fuentes/mapeos/:id',
    summary: 'Cambia el nombre de un mapeo guardado, o lo que dice de las columnas.',
    access: { action: 'update', subject: 'Source' },
    params,
    body: z.object({ nombre: z.optional(MappingName), mapeo: z.optional(SpreadsheetMapping) }),
    response: SavedMapping,
    problems: ['no-encontrado', 'ya-existe'],
  }),
  removeMapping: endpoint({
    method: 'DELETE',
    path: '/api/fuentes/mapeos/:id',
    summary: 'Elimina un mapeo guardado. Lo que se importó con él se queda.',
    access: { action: 'delete', subject: 'Source' },
    params,
    response: z.object({ id: z.number() }),
    problems: ['no-encontrado'],
  }),
};
