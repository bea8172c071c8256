import * as z from 'zod/mini';
import { checkCode, Message } from '../message.ts';
import { IsoDate, text } from '../fields.ts';
import { stateClasses } from '../rules/tender-codes.ts';
import { portalZone } from '../rules/santiago-time.ts';

/** What a column of a spreadsheet can say of a tender, in the order of a form. */
export const spreadsheetFields = [
  'codigo',
  'nombre',
  'descripcion',
  'estado',
  'tipo',
  'comprador',
  'rutComprador',
  'unidadCompra',
  'region',
  'comuna',
  'moneda',
  'monto',
  'publicacion',
  'cierre',
  'adjudicacion',
  'url',
  'expediente',
  'categoria',
  'procedimiento',
  /** When the row was true, in the words of whoever made the table. */
  'actualizacion',
  'itemCodigo',
  'itemNombre',
  'itemDescripcion',
  'itemCantidad',
  'itemUnidad',
] as const;
export const SpreadsheetField = z.enum(spreadsheetFields);
export type SpreadsheetField = z.infer<typeof SpreadsheetField>;

/** Without these a row says nothing of a tender. */
export const obligatoryFields = ['codigo', 'nombre'] as const satisfies SpreadsheetField[];

/** How dates are written as text. ISO dates and the dates of Excel are read whatever is chosen. */
export const dateFormats = ['dd/mm/aaaa', 'mm/dd/aaaa', 'aaaa-mm-dd', 'excel'] as const;
export const SpreadsheetDateFormat = z.enum(dateFormats);
export type SpreadsheetDateFormat = z.infer<typeof SpreadsheetDateFormat>;

/** Which sign separates the decimals of amounts written as text. */
export const decimalSigns = ['coma', 'punto'] as const;

/** More columns than any table of tenders has. */
export const mostColumns = 300;
/** Longest name of a column that is shown and stored. */
export const longestColumnName = 200;

const ColumnName = z.string().check(z.minLength(1), z.maxLength(longestColumnName));

/** How to read the rows of a table as tenders. */
export const SpreadsheetMapping = z.object({
  /** Name of the column that tells each field. Fields without one are left out. */
  columnas: z
    .partialRecord(SpreadsheetField, ColumnName)
    .check(
      z.refine(
        (columns) => obligatoryFields.every((field) => columns[field] !== undefined),
        checkCode('faltan-columnas'),
      ),
    ),
  formatoFecha: SpreadsheetDateFormat,
  decimal: z.enum(decimalSigns),
  /** Of the rows that say none: three letters, such as CLP. */
  monedaPorDefecto: z.nullable(
    z.string().check(z.regex(/^[A-Z]{3}$/, checkCode('moneda-no-valida'))),
  ),
  /** Of the rows that say none. */
  estadoPorDefecto: z.nullable(z.enum(stateClasses)),
  /** Of the times without one. */
  zona: z.literal(portalZone),
  /** The day on which the whole table was true, where no column says it: «datos al …». */
  datosAl: z.nullable(IsoDate),
});
export type SpreadsheetMapping = z.infer<typeof SpreadsheetMapping>;

/** A cell as it was written; numbers and nothing else come as numbers, dates as ISO texts. */
export const SpreadsheetCell = z.union([z.string(), z.number()]);
export type SpreadsheetCell = z.infer<typeof SpreadsheetCell>;

export const SpreadsheetRow = z.object({
  /** Row of the sheet, or line of the file, that the person sees in their program. */
  linea: z.int(),
  celdas: z.array(SpreadsheetCell),
});
export type SpreadsheetRow = z.infer<typeof SpreadsheetRow>;

export const proposalConfidences = ['alta', 'media', 'baja'] as const;
export const ProposedColumn = z.object({
  columna: ColumnName,
  /** Null where neither its name nor its content tells of a field. */
  campo: z.nullable(SpreadsheetField),
  confianza: z.enum(proposalConfidences),
  /** What the proposal stands on. */
  porque: z.enum(['nombre', 'contenido', 'nombre-y-contenido', 'nada']),
  /** Some values of the column, as they were written. */
  ejemplos: z.array(z.string()),
});
export type ProposedColumn = z.infer<typeof ProposedColumn>;

/** What a table seems to say; `mapeo` is complete but for obligatory columns that were not found. */
export const MappingProposal = z.object({
  columnas: z.array(ProposedColumn),
  mapeo: z.extend(SpreadsheetMapping, {
    columnas: z.partialRecord(SpreadsheetField, ColumnName),
  }),
  /** Obligatory fields that no column was found for. */
  faltan: z.array(SpreadsheetField),
});
export type MappingProposal = z.infer<typeof MappingProposal>;

/** The beginning of a table, without reading the rest of its file. */
export const SpreadsheetPreview = z.object({
  /** Name of the sheet; null in a CSV. */
  hoja: z.nullable(z.string()),
  /** Sheets that are not read. */
  otrasHojas: z.array(z.string()),
  /** Names of the columns, each once and none empty. */
  encabezado: z.array(ColumnName),
  /** Row of the sheet that holds the header. */
  lineaEncabezado: z.int(),
  filas: z.array(SpreadsheetRow),
  /** What was repaired or left out on the way, in Spanish. */
  avisos: z.array(z.object({ linea: z.nullable(z.int()), mensaje: Message })),
});
export type SpreadsheetPreview = z.infer<typeof SpreadsheetPreview>;

/** Name under which a person keeps a mapping for the next file. */
export const MappingName = text({ min: 1, max: 80, message: checkCode('falta-nombre-mapeo') });
