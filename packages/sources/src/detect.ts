import type { FileFormat, FormatId } from './file-format.ts';
import type { FileHead } from './file-head.ts';
import { fileFormats } from './formats.ts';
import { csvLayout } from './spreadsheet/csv-layout.ts';
import { jsonListIn } from './spreadsheet/json-table.ts';
import { jsonReason, tableReason } from './spreadsheet/table.ts';
import { describeUnsupported, isMixedList } from './unsupported.ts';
import { type ReadingMessage, readingMessage } from './reading-message.ts';

type RefusalCode = 'archivo-vacio' | 'archivo-no-reconocido';

/** A file that is not read. The reasons are consecutive messages. */
export interface Refusal {
  kind: 'refused';
  code: RefusalCode;
  reasons: ReadingMessage[];
  /** The reasons alone, without the list of what can be imported. */
  brief: ReadingMessage[];
}

/** A table that no format recognises: it can be read with a mapping of its columns. */
export interface UnknownTable {
  kind: 'table';
  code: 'archivo-no-reconocido';
  /** The messages tell where to do that, for callers that cannot do it here. */
  reasons: ReadingMessage[];
  brief: ReadingMessage[];
  /** Names of the columns, each once and none empty. */
  columns: string[];
}

/** What a file is, by its content alone. */
export type Detection =
  | { kind: 'recognised'; format: FormatId; label: ReadingMessage }
  | UnknownTable
  | Refusal;

/** A detection together with the reader of the format. */
export type FormatFound = { kind: 'recognised'; format: FileFormat } | UnknownTable | Refusal;

/** A file that is not read, with complete reasons. */
export function refusal(
  reasons: ReadingMessage[],
  code: RefusalCode = 'archivo-no-reconocido',
): Refusal {
  return { kind: 'refused', code, reasons, brief: reasons };
}

/** A table by the names of its columns. */
export function unknownTable(columns: string[], reason = tableReason(columns)): UnknownTable {
  const reasons = [reason];
  return { kind: 'table', code: 'archivo-no-reconocido', reasons, brief: reasons, columns };
}

function tableIn(head: FileHead): UnknownTable | null {
  const list = isMixedList(head) ? null : jsonListIn(head);
  if (list !== null) return unknownTable(list.columns, jsonReason(list.columns));
  const layout = csvLayout(head);
  // One line with commas may be prose; a table has a row under its header.
  if (layout === null || layout.rowsSeen === 0) return null;
  return unknownTable(layout.header);
}

/** The format of a file from its first bytes. */
export function findFormat(head: FileHead): FormatFound {
  if (head.bytes.length === 0) return refusal([readingMessage('pesa-cero-bytes')], 'archivo-vacio');
  if (head.lines.length === 0 && head.whole) {
    return refusal([readingMessage('solo-espacios')], 'archivo-vacio');
  }
  for (const format of fileFormats) {
    const recognition = format.recognise(head);
    if (recognition === true) return { kind: 'recognised', format };
    if (recognition !== false) return refusal([recognition.reason]);
  }
  const table = tableIn(head);
  if (table !== null) return table;
  const refused = refusal([describeUnsupported(head)]);
  return { ...refused, reasons: [...refused.brief, readingMessage('lo-que-se-puede-importar')] };
}

/** Recognises a file by its content, never by its name. */
export function detect(head: FileHead): Detection {
  const found = findFormat(head);
  if (found.kind !== 'recognised') return found;
  return { kind: 'recognised', format: found.format.id, label: found.format.label };
}
