import { refusedFile } from '#server/areas/sources/refused-file.ts';
import { createReadStream } from 'node:fs';
import { previewRows } from '@pliego/contract/areas/spreadsheet-endpoints';
import type {
  MappingProposal,
  SpreadsheetPreview,
  SpreadsheetRow,
} from '@pliego/contract/areas/spreadsheets';
import { archiveLimits } from '@pliego/sources/archive/limits';
import { openTable } from '@pliego/sources/spreadsheet/open-table';
import { proposeMapping } from '@pliego/sources/spreadsheet/propose';

/** Rows that a proposal is made from: enough to recognise a column by its cells. */
const sampledRows = 200;

/** Somebody waits for it: a table that is packed into more than this is refused with what to do. */
const inspectionLimits = { ...archiveLimits, mostBytes: 256 * 1024 ** 2, mostEntries: 1_000 };

export interface Inspected {
  preview: SpreadsheetPreview;
  proposal: MappingProposal;
}

/** The beginning of a table and its proposed mapping. Throws a problem for a file that is not a table. */
export async function inspectTable(name: string, path: string): Promise<Inspected> {
  const table = await openTable({ name, path, bytes: createReadStream(path) }, inspectionLimits);
  if (table.kind === 'refused') throw refusedFile(table);
  const rows: SpreadsheetRow[] = [];
  const notices: SpreadsheetPreview['avisos'] = [];
  try {
    for await (const row of table.rows) {
      if (row.kind === 'row') rows.push({ linea: row.line, celdas: row.cells });
      else if (rows.length < previewRows) notices.push({ linea: row.line, mensaje: row.reason });
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
      avisos: [...table.notices.map((mensaje) => ({ linea: null, mensaje })), ...notices],
    },
    proposal: proposeMapping(
      table.header,
      rows.map(({ celdas }) => celdas),
    ),
  };
}
