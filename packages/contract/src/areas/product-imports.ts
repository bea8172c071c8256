import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Count, Id, Instant } from '../fields.ts';
import { checkCode, Message } from '../message.ts';
import { decimalSigns, longestColumnName, SpreadsheetPreview } from './spreadsheets.ts';
import { Person } from './work-shapes.ts';

/** What a column of a price list can say of a product, in the order of the form. */
export const listFields = [
  'sku',
  'nombre',
  'descripcion',
  'precio',
  'moneda',
  'costo',
  'margenMinimo',
  'unidad',
  'envase',
  'marcas',
  'unspsc',
  'palabrasClave',
  'palabrasExcluidas',
  'regiones',
  'montoMinimo',
  'montoMaximo',
  'plazoDias',
  'capacidad',
  'activo',
  'responsable',
] as const;
export const ListField = z.enum(listFields);
export type ListField = z.infer<typeof ListField>;

/** Most rows of a price list. */
export const mostListRows = 100_000;
/** Rows of a dry run that are listed at a time. */
export const listedRows = 50;
/** For how long an import can be undone. */
export const undoDays = 30;
/** Most refusals of an undo that are named. */
export const namedRefusals = 100;

const ColumnName = z.string().check(z.minLength(1), z.maxLength(longestColumnName));

/** How to read the rows of a price list as products. */
export const ListMapping = z.object({
  /** The column of each field. Fields without one stay as each product has them. */
  columnas: z
    .partialRecord(ListField, ColumnName)
    .check(
      z.refine(
        ({ sku, nombre }) => sku !== undefined || nombre !== undefined,
        checkCode('lista-sin-producto'),
      ),
    ),
  /** Which sign separates the decimals of numbers written as text. */
  decimal: z.enum(decimalSigns),
});
export type ListMapping = z.infer<typeof ListMapping>;

export const importOutcomes = ['nueva', 'cambiada', 'igual', 'rechazada'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];
export const shownRows = [...importOutcomes, 'con-avisos'] as const;
export type ShownRows = (typeof shownRows)[number];

/** `leidas` is the sum of the next four. */
export const ImportCounts = z.object({
  leidas: Count,
  nuevas: Count,
  cambiadas: Count,
  iguales: Count,
  rechazadas: Count,
  /** Of those that are not rejected, with something that could not be read as it is written. */
  conAvisos: Count,
});
export type ImportCounts = z.infer<typeof ImportCounts>;

const ImportSummary = z.object({
  id: z.number(),
  archivo: z.string(),
  bytes: z.number(),
  estado: z.enum(['en-espera', 'aplicada', 'deshecha']),
  subida: Instant,
  por: z.nullable(Person),
  /** Null until it is applied. */
  conteo: z.nullable(ImportCounts),
  aplicada: z.nullable(Instant),
  deshacerHasta: z.nullable(Instant),
  deshecha: z.nullable(Instant),
});
export type ImportSummary = z.infer<typeof ImportSummary>;

const DraftMapping = z.object({
  columnas: z.partialRecord(ListField, ColumnName),
  decimal: z.enum(decimalSigns),
});
export type DraftListMapping = z.infer<typeof DraftMapping>;

export const ProductImport = z.extend(ImportSummary, {
  /** Until when it waits to be applied. */
  expira: Instant,
  vista: SpreadsheetPreview,
  /** The columns as they were recognised, or as they were mapped when it was applied. */
  mapeo: DraftMapping,
  /** While it is tried or applied: the rows read so far, and how many an earlier reading counted. */
  progreso: z.nullable(z.object({ leidas: Count, filas: z.nullable(Count) })),
});
export type ProductImport = z.infer<typeof ProductImport>;

/** A value as it would be shown; null where there is none. */
const Shown = z.nullable(z.string());

const ImportRow = z.object({
  linea: z.int(),
  sku: z.string(),
  nombre: z.string(),
  resultado: z.enum(importOutcomes),
  /** Why it is rejected. */
  motivos: z.array(Message),
  /** What could not be read as it is written. */
  avisos: z.array(Message),
  /** What it changes, or says of a product that is new. */
  cambios: z.array(z.object({ campo: ListField, antes: Shown, despues: Shown })),
});
export type ImportRow = z.infer<typeof ImportRow>;

const ListDryRun = z.object({
  conteo: ImportCounts,
  filas: z.array(ImportRow),
  /** The line after which the next rows are; null at the end. */
  siguiente: z.nullable(z.int()),
});
export type ListDryRun = z.infer<typeof ListDryRun>;

const UndoneImport = z.object({
  /** Products that are again as they were. */
  devueltos: Count,
  /** Products that the import had added, and that are gone. */
  quitados: Count,
  /** Products that somebody changed since. */
  rechazados: Count,
  /** The first of them. */
  filas: z.array(z.object({ id: z.number(), sku: z.string(), motivo: Message })),
});
export type UndoneImport = z.infer<typeof UndoneImport>;

const create = { action: 'create', subject: 'Product' } as const;
const params = z.object({ id: Id });
const path = '/api/productos/importaciones';

const Bytes = z.custom<Uint8Array | ReadableStream<Uint8Array>>(
  (value) => value instanceof Uint8Array || value instanceof ReadableStream,
);

export const productImportEndpoints = {
  list: endpoint({
    method: 'GET',
    path,
    summary: 'Las últimas importaciones de listas de precios, de la más nueva a la más antigua.',
    access: create,
    response: z.object({ datos: z.array(ImportSummary) }),
  }),
  upload: endpoint({
    method: 'POST',
    path,
    summary:
      'Sube una lista de precios (CSV o XLSX) y propone qué dice cada columna. El cuerpo son los bytes (application/octet-stream). No cambia ningún producto.',
    access: create,
    query: z.object({
      nombre: z.string(checkCode('falta-nombre-archivo')).check(z.minLength(1), z.maxLength(255)),
    }),
    body: 'file',
    response: ProductImport,
    status: 201,
    problems: ['archivo-vacio', 'archivo-no-reconocido', 'demasiado-grande', 'cuota-superada'],
  }),
  template: endpoint({
    method: 'GET',
    path: `${path}/plantilla`,
    summary: 'Una planilla con las columnas que se reconocen y dos productos de ejemplo.',
    access: create,
    query: z.object({ formato: z._default(z.enum(['csv', 'xlsx']), 'xlsx') }),
    response: Bytes,
    produces: 'application/octet-stream',
  }),
  get: endpoint({
    method: 'GET',
    path: `${path}/:id`,
    summary: 'Una importación: sus columnas, sus primeras filas, y cómo va o cómo terminó.',
    access: create,
    params,
    response: ProductImport,
    problems: ['no-encontrado'],
  }),
  try: endpoint({
    method: 'POST',
    path: `${path}/:id/prueba`,
    summary: 'Lee la lista entera y dice, fila por fila, qué pasaría, sin cambiar nada.',
    access: create,
    params,
    body: z.object({
      mapeo: ListMapping,
      /** Only rows with this outcome are listed; `con-avisos` are those that have one. */
      ver: z.optional(z.enum(shownRows)),
      /** The rows after this line. */
      desde: z._default(z.int().check(z.minimum(0)), 0),
    }),
    response: ListDryRun,
    problems: ['no-encontrado', 'datos-invalidos', 'demasiado-grande'],
  }),
  apply: endpoint({
    method: 'POST',
    path: `${path}/:id/aplicar`,
    summary:
      'Agrega y cambia los productos de la lista, todo o nada. Una celda vacía deja el dato como está. Se puede deshacer por 30 días.',
    access: create,
    params,
    body: z.object({ mapeo: ListMapping }),
    response: ProductImport,
    problems: ['no-encontrado', 'datos-invalidos', 'demasiado-grande'],
  }),
  undo: endpoint({
    method: 'POST',
    path: `${path}/:id/deshacer`,
    summary: 'Deshace una importación entera, salvo en los productos que cambiaron después.',
    access: create,
    params,
    response: UndoneImport,
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
  discard: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Olvida una lista subida que no se va a importar.',
    access: create,
    params,
    response: z.object({ id: z.number() }),
    problems: ['no-encontrado'],
  }),
};
