import type { JsonObject, ReadRecord } from '../notice.ts';
import { readingMessage } from '../reading-message.ts';
import { isNoValue } from '../spreadsheet/cell-amounts.ts';
import { rowExcerpt } from '../spreadsheet/known-rows.ts';
import type { NamedRow, TableFormat } from '../spreadsheet/table-format.ts';
import { elementRecord } from './api-elements.ts';
import { namesATender } from './field-names.ts';

function record({ line, cells, warnings }: NamedRow): ReadRecord {
  const element: JsonObject = {};
  for (const [name, cell] of Object.entries(cells)) if (!isNoValue(cell)) element[name] = cell;
  const read = elementRecord(element, line, null);
  return read.kind === 'rejected'
    ? { ...read, excerpt: rowExcerpt(cells) }
    : { ...read, warnings: [...warnings, ...read.warnings] };
}

/** Answers of the API that somebody saved as a table: the columns have the names of its fields. */
export const tenderFields: TableFormat = {
  id: 'mp-campos',
  label: readingMessage('formato-mp-campos'),
  recognise: namesATender,
  record,
};
