import type { SpreadsheetCell } from '@pliego/contract/areas/spreadsheets';
import { BrokenArchive } from '../archive/limits.ts';
import { type ReadingMessage, readingMessage } from '../reading-message.ts';

/** A row under the header, as long as the header; a row that cannot be read is refused alone. */
export type TableRow =
  | { kind: 'row'; line: number; cells: SpreadsheetCell[]; warnings: ReadingMessage[] }
  | { kind: 'refused'; line: number; reason: ReadingMessage; raw: string };

/** A table of any spreadsheet. Its rows can be read once; it must be closed, read or not. */
export interface Table {
  kind: 'table';
  /** Name of the file it came from, without what compressed it. */
  name: string;
  /** Name of the sheet; null in a CSV. */
  sheet: string | null;
  /** Sheets of the same workbook that are not read. */
  otherSheets: string[];
  /** Names of the columns, each once and none empty. */
  header: string[];
  /** Row of the sheet, or line of the file, that holds the header. */
  headerLine: number;
  rows: AsyncGenerator<TableRow>;
  /** What was left out. */
  notices: ReadingMessage[];
  close: () => Promise<void>;
}

/** Why a table of unknown columns is not read without a mapping, and where to map them. */
export function tableReason(header: readonly string[]): ReadingMessage {
  const some = header.slice(0, 4).map((name) => `«${name}»`);
  const columns = `${some.join(', ')}${header.length > some.length ? '…' : ''}`;
  const isOcds = header.some((name) => /^ocid$/i.test(name));
  return readingMessage(isOcds ? 'planilla-con-datos-ocds' : 'planilla-desconocida', {
    columnas: columns,
  });
}

/** Why a JSON file of unknown keys is not read without a mapping, and where to map them. */
export function jsonReason(columns: readonly string[]): ReadingMessage {
  const some = columns.slice(0, 4).map((name) => `«${name}»`);
  const claves = `${some.join(', ')}${columns.length > some.length ? '…' : ''}`;
  return readingMessage('json-por-mapear', { claves });
}

/** Cells of a row by the names of their columns, without the empty ones. */
export function cellsByName(
  header: readonly string[],
  cells: readonly SpreadsheetCell[],
): Record<string, SpreadsheetCell> {
  const named: Record<string, SpreadsheetCell> = {};
  for (const [index, name] of header.entries()) {
    const cell = cells[index];
    if (cell !== undefined && cell !== '') named[name] = cell;
  }
  return named;
}

/** Rows up to where their file breaks, and then one that reports the break. */
export async function* untilBrokenRow(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  let line = 1;
  try {
    for await (const row of rows) {
      ({ line } = row);
      yield row;
    }
  } catch (error) {
    if (!(error instanceof BrokenArchive)) throw error;
    yield { kind: 'refused', line, reason: error.reason, raw: '' };
  }
}
