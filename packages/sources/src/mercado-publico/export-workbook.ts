import { foldText } from '@pliego/contract/rules/fold-text';
import type { ReadRecord } from '../notice.ts';
import type { NamedRow, TableFormat } from '../spreadsheet/table-format.ts';
import { rowExcerpt } from '../spreadsheet/known-rows.ts';
import { csvRecord, unknownState } from './csv.ts';
import { recogniseHeader, stateFromFileName } from './csv-columns.ts';
import { readingMessage } from '../reading-message.ts';

/** A row as the CSV would have written it: Excel keeps its numbers and dates apart from texts. */
function record(
  { line, cells, warnings }: NamedRow,
  { name, header }: { name: string; header: readonly string[] },
): ReadRecord {
  const fields = header.map((column) => String(cells[column] ?? ''));
  const state = stateFromFileName(name);
  const names = header.map(foldText);
  const row = { kind: 'row' as const, line, raw: rowExcerpt(cells), fields, repaired: false };
  const read = csvRecord(row, { separator: ';', names }, state);
  if (read.kind === 'rejected') return read;
  const isUnknown = state === null && !names.includes('estado');
  return {
    ...read,
    warnings: [...warnings, ...read.warnings, ...(isUnknown ? [unknownState] : [])],
  };
}

/** The licitaciones CSV opened in Excel and saved as a workbook. */
export const tenderWorkbook: TableFormat = {
  id: 'mp-csv',
  label: readingMessage('formato-mp-excel'),
  recognise: (header) => recogniseHeader(header.join(';')) === true,
  record,
};
