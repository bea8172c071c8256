import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { commaList, Id } from '../fields.ts';
import { checkCode } from '../message.ts';
import { ProductQuery } from './products.ts';
import { TenderFilter } from './tender-query.ts';
import { tenderSorts } from './tender-sorts.ts';

/** `ocds` is a record package of OCDS 1.1, `pdf` a list to be read or printed. */
export const exportFormats = ['csv', 'xlsx', 'ocds', 'pdf'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Every column of a table that is exported, in its order. */
export const exportColumns = [
  'codigo',
  'nombre',
  'comprador',
  'unidad',
  'rutComprador',
  'estado',
  'tipo',
  'region',
  'comuna',
  'publicacion',
  'cierre',
  'diasRestantes',
  'cambio',
  'monto',
  'moneda',
  'montoPesos',
  'garantias',
  'garantiasPesos',
  'lineas',
  'documentos',
  'oferentes',
  'categoria',
  'puntaje',
  'etapa',
  'motivo',
  'nota',
  'etiquetas',
  'asignado',
  'prioridad',
  'probabilidad',
  'siguiendo',
  'proximaAccion',
  'proximaAccionDia',
  'montoOferta',
  'monedaOferta',
  'restringida',
  'fuente',
  'ocid',
  'portal',
  'enlace',
] as const;
export type ExportColumn = (typeof exportColumns)[number];

/** As many rows as a sheet of Excel has, without its header. */
export const maxSheetRows = 1_048_575;

/** As many rows as a PDF has, and as many columns as are read on a sheet: beyond that one wants a spreadsheet. */
export const maxPaperRows = 2_000;
export const maxPaperColumns = 12;

/** As many as an address carries. */
export const maxChosenRows = 500;

/** The header that says how many tenders an export has. */
export const exportedRowsHeader = 'x-filas';

export const TenderExportQuery = z.extend(TenderFilter, {
  formato: z.enum(exportFormats, checkCode('formato-de-exportacion')),
  /** `defaultTenderSort` unless given. */
  sort: z.optional(z.enum(tenderSorts)),
  /** In their order; all of them unless given. A `pdf` has the first twelve. Of no account for `ocds`. */
  columnas: z.optional(commaList(z.enum(exportColumns))),
  /** Of what matches, only these. */
  ids: z.optional(commaList(Id, maxChosenRows)),
});
export type TenderExportQuery = z.infer<typeof TenderExportQuery>;

export const ProductExportQuery = z.extend(
  z.omit(ProductQuery, { limit: true, cursor: true, exacto: true }),
  { formato: z.enum(['csv', 'xlsx'], checkCode('formato-de-exportacion')) },
);
export type ProductExportQuery = z.infer<typeof ProductExportQuery>;

/** Bytes as they come: a file is made while it is sent. */
export const ExportedBytes = z.custom<Uint8Array | ReadableStream<Uint8Array>>(
  (value) => value instanceof Uint8Array || value instanceof ReadableStream,
);

export const exportEndpoints = {
  tenders: endpoint({
    method: 'GET',
    path: '/api/licitaciones/exportar',
    summary:
      'Todas las licitaciones de una lista, con sus filtros y su orden: CSV, Excel, PDF (hasta 2.000) o un paquete de registros OCDS 1.1.',
    access: { action: 'read', subject: 'Tender' },
    query: TenderExportQuery,
    produces: 'application/octet-stream',
    response: ExportedBytes,
    problems: ['busqueda-invalida', 'datos-invalidos'],
  }),
  products: endpoint({
    method: 'GET',
    path: '/api/productos/exportar',
    summary:
      'Los productos de una lista, con sus filtros y su orden: CSV o Excel, que se puede volver a importar. El costo va sólo para quien administra productos.',
    access: { action: 'read', subject: 'Product' },
    query: ProductExportQuery,
    response: ExportedBytes,
    produces: 'application/octet-stream',
  }),
  tender: endpoint({
    method: 'GET',
    path: '/api/licitaciones/:id/pdf',
    summary: 'Una licitación en PDF, tamaño A4: lo que publican las fuentes y nuestro trabajo.',
    access: { action: 'read', subject: 'Tender' },
    params: z.object({ id: Id }),
    produces: 'application/octet-stream',
    response: ExportedBytes,
    problems: ['no-encontrado'],
  }),
};
