import type { MappedRow } from '@pliego/contract/areas/spreadsheet-endpoints';
import {
  obligatoryFields,
  type SpreadsheetField,
  spreadsheetFields,
  type SpreadsheetMapping,
  type SpreadsheetPreview,
} from '@pliego/contract/areas/spreadsheets';
import { regionName } from '@pliego/contract/rules/regions';
import { rowToObservation } from '@pliego/sources/spreadsheet/mapping';
import { dateGiven } from '@pliego/sources/publisher-time';
import {
  type CellsByName,
  mappedDates,
  readRow,
  type RowReading,
} from '@pliego/sources/spreadsheet/row-reading';
import { cellsByName } from '@pliego/sources/spreadsheet/table';

function byField<T>(
  fields: readonly SpreadsheetField[],
  valueOf: (field: SpreadsheetField) => T | null,
): Partial<Record<SpreadsheetField, T>> {
  const values: Partial<Record<SpreadsheetField, T>> = {};
  for (const field of fields) {
    const value = valueOf(field);
    if (value !== null) values[field] = value;
  }
  return values;
}

/** The messages of importing the row; before the mapping is complete, those of its cells alone. */
function outcomeOf(
  mapping: SpreadsheetMapping,
  line: number,
  cells: CellsByName,
  { warnings }: RowReading,
  now: Date,
): Pick<MappedRow, 'avisos' | 'rechazo'> {
  if (obligatoryFields.some((field) => mapping.columnas[field] === undefined)) {
    return { avisos: warnings, rechazo: null };
  }
  const record = rowToObservation(mapping, { line, cells, warnings: [] }, now.toISOString());
  return record.kind === 'rejected'
    ? { avisos: [], rechazo: record.reasons }
    : { avisos: record.warnings, rechazo: null };
}

/** The first rows of a table as the import would read them. */
export function readPreview(
  { encabezado, filas }: SpreadsheetPreview,
  mapping: SpreadsheetMapping,
  now: Date,
): MappedRow[] {
  return filas.map(({ linea, celdas }): MappedRow => {
    const cells = cellsByName(encabezado, celdas);
    const reading = readRow(mapping, cells);
    const dates = byField(mappedDates, (field) => {
      const date = mappedDates.find((name) => name === field);
      return date === undefined ? null : dateGiven(reading.dates[date]);
    });
    return {
      linea,
      textos: byField(spreadsheetFields, reading.text),
      fechas: dates,
      monto: reading.amount,
      moneda: reading.currency,
      estado: reading.state?.class ?? mapping.estadoPorDefecto,
      region: reading.region === null ? null : regionName(reading.region),
      ...outcomeOf(mapping, linea, cells, reading, now),
    };
  });
}
