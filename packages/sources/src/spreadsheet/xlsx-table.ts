import { mostColumns } from '@pliego/contract/areas/spreadsheets';
import { BrokenArchive } from '../archive/limits.ts';
import type { ZipDirectory } from '../archive/zip-directory.ts';
import { columnNames, headerIndex, headerSearch } from './header-row.ts';
import { type Table, type TableRow, untilBrokenRow } from './table.ts';
import { openWorkbook, type Sheet, type Workbook } from './xlsx-book.ts';
import { type SheetRow, sheetRows } from './xlsx-sheet.ts';
import { SharedStrings } from './xlsx-strings.ts';
import { type ReadingMessage, readingMessage } from '../reading-message.ts';

export type TableOrReason = Table | { kind: 'refused'; reason: ReadingMessage };

interface Opened {
  first: SheetRow[];
  headerAt: number;
  rest: AsyncGenerator<SheetRow>;
}

/** Rows that end with what broke the sheet before they could be asked for. */
// oxlint-disable-next-line require-yield -- there is nothing before the break
async function* brokenRows(error: BrokenArchive): AsyncGenerator<SheetRow> {
  throw error;
}

/** The sheet up to its header, or null when it has none. */
async function withHeader(
  sheet: Sheet,
  book: Workbook,
  strings: SharedStrings,
): Promise<Opened | null> {
  const rest = sheetRows(sheet, book, strings);
  const first: SheetRow[] = [];
  let broken: BrokenArchive | null = null;
  while (first.length < headerSearch) {
    try {
      const next = await rest.next();
      if (next.done === true) break;
      first.push(next.value);
    } catch (error) {
      if (!(error instanceof BrokenArchive)) throw error;
      broken = error;
      break;
    }
  }
  const found = headerIndex(first.map((row) => (row.kind === 'row' ? row.cells : [])));
  if (found === null) {
    await rest.return(undefined);
    if (broken !== null) throw broken;
    return null;
  }
  return { first, headerAt: found, rest: broken === null ? rest : brokenRows(broken) };
}

async function* tableRows({ first, headerAt, rest }: Opened, width: number) {
  const fitted = (row: SheetRow): TableRow => {
    if (row.kind === 'refused') return row;
    const cells = row.cells.slice(0, width);
    while (cells.length < width) cells.push('');
    return { kind: 'row', line: row.line, cells, warnings: [] };
  };
  for (const row of first.slice(headerAt + 1)) yield fitted(row);
  for await (const row of rest) yield fitted(row);
}

const noHeader = readingMessage('excel-sin-encabezado');

function tableOf(
  name: string,
  book: Workbook,
  sheet: Sheet,
  opened: Opened,
): Omit<Table, 'close'> | null {
  const header = opened.first[opened.headerAt];
  if (header?.kind !== 'row') return null;
  // Columns without a name count as long as one of the first rows has something in them.
  const widths = opened.first.map((row) => (row.kind === 'row' ? row.cells.length : 0));
  const width = Math.max(...widths.slice(opened.headerAt));
  const names = columnNames(header.cells, width);
  const others = book.sheets.filter((other) => other !== sheet).map((other) => other.name);
  return {
    kind: 'table',
    name,
    sheet: sheet.name,
    otherSheets: [...others, ...book.hidden],
    header: names,
    headerLine: header.line,
    rows: untilBrokenRow(tableRows(opened, names.length)),
    notices:
      width >= mostColumns
        ? [readingMessage('solo-primeras-columnas', { maximo: mostColumns })]
        : [],
  };
}

async function firstTable(
  name: string,
  book: Workbook,
  strings: SharedStrings,
  closeAll: () => Promise<void>,
): Promise<TableOrReason> {
  for (const sheet of book.sheets) {
    const opened = await withHeader(sheet, book, strings);
    const table = opened === null ? null : tableOf(name, book, sheet, opened);
    if (opened === null || table === null) continue;
    const close = async () => {
      await table.rows.return(undefined);
      await opened.rest.return(undefined);
      await closeAll();
    };
    return { ...table, close };
  }
  return { kind: 'refused', reason: noHeader };
}

/** The table of a workbook: the first of its sheets that has a header. `close` closes the archive. */
export async function xlsxTable(
  name: string,
  directory: ZipDirectory,
  close: () => Promise<void>,
): Promise<TableOrReason> {
  const book = await openWorkbook(directory);
  if (book === null) {
    await close();
    return { kind: 'refused', reason: noHeader };
  }
  const strings = new SharedStrings(book.strings);
  const closeAll = async () => {
    await strings.close();
    await close();
  };
  try {
    const table = await firstTable(name, book, strings, closeAll);
    if (table.kind === 'refused') await closeAll();
    return table;
  } catch (error) {
    await strings.close();
    throw error;
  }
}
