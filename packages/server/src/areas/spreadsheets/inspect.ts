import { previewRows } from '@pliego/contract/areas/spreadsheet-endpoints';
import type {
  MappingProposal,
  SpreadsheetCell,
  SpreadsheetPreview,
  SpreadsheetRow,
} from '@pliego/contract/areas/spreadsheets';
import { createMessage } from '@pliego/contract/message';
import { proposeMapping } from '@pliego/sources/spreadsheet/propose';
import type { Table } from '@pliego/sources/spreadsheet/table';
import { openWaitedTable, TooMuchToRead } from './waited-table.ts';
import { UnreadRows } from './unread-rows.ts';

/** Rows that a proposal is made from: enough to recognise a column by its cells. */
const sampledRows = 200;
/** Rows that are looked at, readable or not: the import reads the others. */
const mostLookedAt = 1_000;
/** Somebody waits for it. */
const longestSeconds = 10;
/** Texts of cells are shown and stored up to here; none that a person maps is longer. */
const longestCell = 2_000;
/** What a column holds is seen from the beginning of its cells; the longest codes are shorter. */
const longestSampledCell = 300;
/** Text of all rows that are looked at: all of it is searched at once, and what is shown is stored and sent. */
const mostText = 1024 ** 2;

export interface Inspected {
  preview: SpreadsheetPreview;
  proposal: MappingProposal;
}

const beginningOf = (cell: SpreadsheetCell, length: number): SpreadsheetCell =>
  typeof cell === 'string' ? cell.slice(0, length) : cell;

/** The first rows of a table, as far as looking at them is worth it. */
async function sampled({ rows: all }: Table) {
  const rows: SpreadsheetRow[] = [];
  const unread = new UnreadRows();
  let lookedAt = 0;
  let text = 0;
  let isCutShort = false;
  try {
    for await (const row of all) {
      lookedAt += 1;
      if (row.kind === 'row') {
        const celdas = row.cells.map((cell) => beginningOf(cell, longestCell));
        text += celdas.reduce<number>((sum, cell) => sum + String(cell).length, 0);
        rows.push({ linea: row.line, celdas });
      } else if (rows.length < previewRows) unread.add(row);
      if (rows.length >= sampledRows || lookedAt >= mostLookedAt || text > mostText) break;
    }
  } catch (error) {
    // What comes after the first rows is for the import to find out, which takes its time.
    if (!(error instanceof TooMuchToRead) || rows.length === 0) throw error;
    isCutShort = rows.length < previewRows;
  }
  return { rows, notices: unread.notices(), isCutShort };
}

/**
 * The beginning of a table and its proposed mapping.
 *
 * @throws ProblemError for a file that is no table, or of which nothing is found in the time that somebody waits.
 */
export async function inspectTable(
  name: string,
  path: string,
  now: () => Date,
): Promise<Inspected> {
  const table = await openWaitedTable({ name, path }, now, longestSeconds);
  try {
    const { rows, notices, isCutShort } = await sampled(table);
    const ofAll = [
      ...table.notices,
      ...(isCutShort ? [createMessage('vista-del-comienzo')] : []),
    ].map((mensaje) => ({ linea: null, mensaje }));
    return {
      preview: {
        hoja: table.sheet,
        otrasHojas: table.otherSheets,
        encabezado: table.header,
        lineaEncabezado: table.headerLine,
        filas: rows.slice(0, previewRows),
        avisos: [...ofAll, ...notices],
      },
      proposal: proposeMapping(
        table.header,
        rows.map(({ celdas }) => celdas.map((cell) => beginningOf(cell, longestSampledCell))),
      ),
    };
  } finally {
    await table.close();
  }
}
