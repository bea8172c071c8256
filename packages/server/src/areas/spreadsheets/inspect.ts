import { createReadStream } from 'node:fs';
import { previewRows } from '@pliego/contract/areas/spreadsheet-endpoints';
import type {
  MappingProposal,
  SpreadsheetPreview,
  SpreadsheetRow,
} from '@pliego/contract/areas/spreadsheets';
import { ProblemError } from '@pliego/contract/problem';
import { openTable } from '@pliego/sources/spreadsheet/open-table';
import { proposeMapping } from '@pliego/sources/spreadsheet/propose';

/** Rows that a proposal is made from: enough to know a column by what stands in it. */
const sampledRows = 200;

export interface Inspected {
  preview: SpreadsheetPreview;
  proposal: MappingProposal;
}

/** The beginning of a table and what it seems to say. Throws what is wrong with a file that is none. */
export async function inspectTable(name: string, path: string): Promise<Inspected> {
  const table = await openTable({ name, path, bytes: createReadStream(path) });
  if (table.kind === 'refused') throw new ProblemError(table.code, table.reason);
  const rows: SpreadsheetRow[] = [];
  const notices: string[] = [];
  try {
    for await (const row of table.rows) {
      if (row.kind === 'row') rows.push({ linea: row.line, celdas: row.cells });
      else if (rows.length < previewRows) notices.push(`Fila ${row.line}: ${row.reason}`);
      if (rows.length >= sampledRows) break;
    }
  } finally {
    await table.close();
  }
  return {
    preview: {
      hoja: table.sheet,
      otrasHojas: table.otherSheets,
      encabezado: table.header,
      lineaEncabezado: table.headerLine,
      filas: rows.slice(0, previewRows),
      avisos: [...table.notices, ...notices],
    },
    proposal: proposeMapping(
      table.header,
      rows.map(({ celdas }) => celdas),
    ),
  };
}
