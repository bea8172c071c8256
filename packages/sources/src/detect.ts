import type { FileFormat, FormatId } from './file-format.ts';
import type { FileHead } from './file-head.ts';
import { fileFormats } from './formats.ts';
import { storableText } from './read-json.ts';
import { csvLayout } from './spreadsheet/csv-layout.ts';
import { tableReason } from './spreadsheet/table.ts';
import { describeUnsupported } from './unsupported.ts';

type RefusalCode = 'archivo-vacio' | 'archivo-no-reconocido';

/** A file that is not read. Reasons are Spanish sentences the person can act on. */
export interface Refusal {
  kind: 'refused';
  code: RefusalCode;
  reason: string;
  /** The reason alone, without the list of what can be imported. */
  brief: string;
}

/** A table that no format knows: it can be read once somebody says what each column is. */
export interface UnknownTable {
  kind: 'table';
  code: 'archivo-no-reconocido';
  /** Says where that is done, for whoever cannot do it where they are. */
  reason: string;
  brief: string;
  /** Names of the columns, each once and none empty. */
  columns: string[];
}

/** What a file is, by its content alone. */
export type Detection =
  | { kind: 'recognised'; format: FormatId; label: string }
  | UnknownTable
  | Refusal;

/** A detection together with the reader of the format. */
export type FormatFound = { kind: 'recognised'; format: FileFormat } | UnknownTable | Refusal;

const labels = fileFormats.map(({ label }) => label);
const importable = `Lo que se puede importar: ${labels.join('; ')}; planillas de Excel o CSV con cualquier nombre de columnas; y todo eso comprimido en .gz o .zip.`;

/** A file that is not read for a reason that stands by itself. */
export function refusal(said: string, code: RefusalCode = 'archivo-no-reconocido'): Refusal {
  // What a reason quotes of a damaged file may hold anything.
  const reason = storableText(said);
  return { kind: 'refused', code, reason, brief: reason };
}

function unknownTable(head: FileHead): UnknownTable | null {
  const layout = csvLayout(head);
  // One line with commas may be prose; a table has a row under its header.
  if (layout === null || layout.rowsSeen === 0) return null;
  const { header: columns } = layout;
  const reason = storableText(tableReason(columns));
  return { kind: 'table', code: 'archivo-no-reconocido', reason, brief: reason, columns };
}

/** The format of a file from its first bytes (up to 64 KB are looked at). */
export function findFormat(head: FileHead): FormatFound {
  if (head.bytes.length === 0) {
    return refusal('El archivo está vacío: pesa 0 bytes.', 'archivo-vacio');
  }
  if (head.lines.length === 0 && head.whole) {
    return refusal('El archivo solo trae espacios.', 'archivo-vacio');
  }
  for (const format of fileFormats) {
    const recognition = format.recognise(head);
    if (recognition === true) return { kind: 'recognised', format };
    if (recognition !== false) return refusal(recognition.reason);
  }
  const table = unknownTable(head);
  if (table !== null) return table;
  const refused = refusal(describeUnsupported(head));
  return { ...refused, reason: `${refused.brief} ${importable}` };
}

/** Recognises a file by its content, never by its name. */
export function detect(head: FileHead): Detection {
  const found = findFormat(head);
  if (found.kind !== 'recognised') return found;
  return { kind: 'recognised', format: found.format.id, label: found.format.label };
}
