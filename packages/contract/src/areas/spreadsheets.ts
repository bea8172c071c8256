import * as z from 'zod/mini';
import { checkCode, Message } from '../message.ts';
import { IsoDate, text } from '../fields.ts';
import { stateClasses } from '../rules/tender-codes.ts';
import { portalZone } from '../rules/santiago-time.ts';

/** The tender fields that a spreadsheet column can hold, in the order of the form. */
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
  /** The date of the data in the row, as written in the table. */
  'actualizacion',
  'itemCodigo',
  'itemNombre',
  'itemDescripcion',
  'itemCantidad',
  'itemUnidad',
] as const;
export const SpreadsheetField = z.enum(spreadsheetFields);
export type SpreadsheetField = z.infer<typeof SpreadsheetField>;

/** Required columns: without them a row does not describe a tender. */
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
  /** Name of the column of each field. Fields without one are left out. */
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
  /** For rows without a currency: three letters, such as CLP. */
  monedaPorDefecto: z.nullable(
    z.string().check(z.regex(/^[A-Z]{3}$/, checkCode('moneda-no-valida'))),
  ),
  /** For rows without one. */
  estadoPorDefecto: z.nullable(z.enum(stateClasses)),
  /** Of the times without one. */
  zona: z.literal(portalZone),
  /** The date of the data of the whole table, where no column holds it: «datos al …». */
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
  /** Null where neither its name nor its content suggests a field. */
  campo: z.nullable(SpreadsheetField),
  confianza: z.enum(proposalConfidences),
  /** What the proposal is based on. */
  porque: z.enum([
    'nombre',
    'contenido',
    'nombre-y-contenido',
    'nada',
    /** Left out: who of the team is in charge, its stage, its own dates. */
    'trabajo-propio',
    /** Left out: it is called a state, and its words are not those of a portal. */
    'estados-ajenos',
  ]),
  /** Some values of the column, as they were written. */
  ejemplos: z.array(z.string()),
});
export type ProposedColumn = z.infer<typeof ProposedColumn>;

/** The proposed mapping of a table; `mapeo` is complete except for required columns that were not found. */
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
  /** What was repaired or left out while reading, in Spanish. */
  avisos: z.array(z.object({ linea: z.nullable(z.int()), mensaje: Message })),
});
export type SpreadsheetPreview = z.infer<typeof SpreadsheetPreview>;

/** Name under which a person keeps a mapping for the next file. */
export const MappingName = text({ min: 1, max: 80, message: checkCode('falta-nombre-mapeo') });
