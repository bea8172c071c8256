import type { FileFormat, FormatId, ReadableFile } from '../file-format.ts';
import type { ReadRecord } from '../notice.ts';
import { rejected } from '../records.ts';
import { csvLayout } from './csv-layout.ts';
import { csvTable } from './csv-table.ts';
import { cellsByName, type Table, type TableRow } from './table.ts';
import type { SpreadsheetCell } from '@pliego/contract/areas/spreadsheets';
import type { ReadingMessage } from '../reading-message.ts';

/** A row of a known table, its cells by the names of their columns; empty cells are left out. */
export interface NamedRow {
  line: number;
  cells: Record<string, SpreadsheetCell>;
  warnings: ReadingMessage[];
}

/** A table that is known by its columns, whatever kind of spreadsheet holds it. */
export interface TableFormat {
  id: FormatId;
  /** What a person calls it. */
  label: ReadingMessage;
  recognise: (header: readonly string[]) => boolean;
  /** A row as a record. */
  record: (row: NamedRow, table: Pick<Table, 'name' | 'header'>) => ReadRecord;
}

function recordOf(row: TableRow, format: TableFormat, table: Table): ReadRecord {
  if (row.kind === 'refused') return rejected(row.line, row.reason, row.raw);
  const { line, cells, warnings } = row;
  return format.record({ line, cells: cellsByName(table.header, cells), warnings }, table);
}

/** Every row of a known table as a record. Closes the table. */
export async function* tableRecords(table: Table, format: TableFormat): AsyncGenerator<ReadRecord> {
  try {
    for await (const row of table.rows) yield recordOf(row, format, table);
  } finally {
    await table.close();
  }
}

/** A known table as a format of text files, of any separator and encoding. */
export function csvFormat(format: TableFormat): FileFormat {
  async function* read({ name, head, bytes }: ReadableFile): AsyncGenerator<ReadRecord> {
    const table = csvTable(name, head, bytes, () => Promise.resolve());
    if (table !== null) yield* tableRecords(table, format);
  }
  return {
    id: format.id,
    label: format.label,
    recognise: (head) => format.recognise(csvLayout(head)?.header ?? []),
    read,
  };
}
