import type { ExportColumn } from '@pliego/contract/areas/exports';
import { santiagoWall } from '@pliego/contract/rules/santiago-time';
import { csvOf } from '#server/texts/csv.ts';
import { type Cell, columns, isDate, isLink } from './columns.ts';

/** A date twice: as a clock in Santiago shows it, which a spreadsheet reads, and in ISO 8601, which programs read. */
function dateFields(cell: Cell): [string, string] {
  if (!isDate(cell)) return ['', ''];
  if (cell.dia !== null) return [cell.dia, cell.dia];
  if (cell.instante === null) return ['', ''];
  return [santiagoWall(cell.instante).slice(0, 16).replace('T', ' '), cell.instante];
}

function fieldsOf(name: ExportColumn, cell: Cell): (string | number)[] {
  if (columns[name].kind === 'instant') return dateFields(cell);
  if (cell === null) return [''];
  if (isDate(cell)) return [cell.dia ?? ''];
  // The code is itself; of other links the address counts, which a text would hide.
  if (isLink(cell)) return [name === 'codigo' ? cell.texto : cell.enlace];
  // With the decimal comma of Chile, without which a spreadsheet in Spanish takes the number for a text or a date.
  return [typeof cell === 'number' ? String(cell).replace('.', ',') : cell];
}

const titlesOf = (name: ExportColumn): string[] => {
  const { title, kind } = columns[name];
  return kind === 'instant' ? [`${title} (Santiago)`, `${title} (ISO 8601)`] : [title];
};

/** A table as CSV, stretch by stretch. */
export async function* csvFile(
  names: readonly ExportColumn[],
  stretches: AsyncIterable<Record<string, Cell>[]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(csvOf([names.flatMap(titlesOf)]));
  for await (const rows of stretches) {
    const lines = rows.map((row) => names.flatMap((name) => fieldsOf(name, row[name] ?? null)));
    // Only the file begins with a mark of its encoding.
    if (lines.length > 0) yield encoder.encode(csvOf(lines).slice(1));
  }
}
