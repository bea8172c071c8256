import type { Line } from '../lines.ts';
import { storableText } from '../storable-text.ts';
import { type SplitRow, splitRow } from './csv-row.ts';
import { type ReadingMessage, readingMessage } from '../reading-message.ts';

/** A row of a table, or a line that is none. `line` is where it starts; `raw` is its text. */
export type TableRow =
  | { kind: 'row'; line: number; raw: string; fields: string[]; repaired: boolean }
  | { kind: 'refused'; line: number; raw: string; reason: ReadingMessage };

/** A field may hold line breaks, but an unclosed quote must not make us scan the whole file. */
const mostLines = 20;
const longestRow = 32 * 1024;

interface Layout {
  separator: string;
  columns: number;
}

/** Decoding never gives lone surrogates, so NUL is all that the database would refuse. */
function storableLine(line: Line): Line {
  return line.text.includes('\u0000') ? { ...line, text: storableText(line.text) } : line;
}

/**
 * The row that starts at `lines[0]` and goes on in the next ones. Null when no number of them, within
 * bounds, gives the columns. A line that is a row by itself continues another only where quotes are
 * escaped by the norm, which leaves no doubt; reading them leniently could join two broken rows.
 */
function joinedRow(
  lines: Line[],
  { separator, columns }: Layout,
): { raw: string; row: Extract<SplitRow, { kind: 'row' }>; taken: number } | null {
  let raw = lines[0]?.text ?? '';
  let needsNorm = false;
  for (let index = 1; index < lines.length; index += 1) {
    const next = lines[index];
    if (next === undefined || next.cut || raw.length + next.text.length > longestRow) return null;
    needsNorm ||= splitRow(next.text, separator, columns).kind === 'row';
    raw += `\n${next.text}`;
    const row = splitRow(raw, separator, columns);
    if (row.kind === 'row' && !(needsNorm && row.repaired)) return { raw, row, taken: index + 1 };
    if (needsNorm && !(row.kind === 'open' && row.strictly)) return null;
  }
  return null;
}

function reasonFor(row: Exclude<SplitRow, { kind: 'row' }>, columns: number): ReadingMessage {
  return row.kind === 'open'
    ? readingMessage('fila-comillas-abiertas')
    : readingMessage('fila-otras-columnas', { columnas: row.columns, encabezado: columns });
}

/**
 * The row that starts at a line and how many lines it takes; no row for a blank line. Null when more lines are needed
 * to know.
 */
function rowAt(
  lines: Line[],
  at: number,
  layout: Layout,
  isLast: boolean,
): { row: TableRow | null; taken: number } | null {
  const first = lines[at];
  if (first === undefined || first.text.trim() === '') return { row: null, taken: 1 };
  const { number: line, text: raw, cut } = first;
  const refuse = (reason: ReadingMessage) => ({
    row: { kind: 'refused' as const, line, raw, reason },
    taken: 1,
  });
  if (cut) return refuse(readingMessage('linea-demasiado-larga'));
  const split = splitRow(raw, layout.separator, layout.columns);
  if (split.kind === 'row') {
    const { fields, repaired } = split;
    return { row: { kind: 'row', line, raw, fields, repaired }, taken: 1 };
  }
  if (split.kind === 'open' && lines.length - at < mostLines && !isLast) return null;
  const joined = split.kind === 'open' ? joinedRow(lines.slice(at, at + mostLines), layout) : null;
  if (joined === null) return refuse(reasonFor(split, layout.columns));
  const { fields, repaired } = joined.row;
  return { row: { kind: 'row', line, raw: joined.raw, fields, repaired }, taken: joined.taken };
}

/**
 * Rows of a table from its lines, in batches. A line that cannot be split is refused alone: reading
 * goes on with the very next line, so that a stray quote never swallows the rows after it.
 */
export async function* tableRows(
  batches: AsyncIterable<Line[]>,
  layout: Layout,
): AsyncGenerator<TableRow[]> {
  let queue: Line[] = [];

  /** Takes every row off the queue that its lines suffice for. */
  const drain = (isLast: boolean): TableRow[] => {
    const rows: TableRow[] = [];
    let at = 0;
    while (at < queue.length) {
      const first = rowAt(queue, at, layout, isLast);
      if (first === null) break;
      if (first.row !== null) rows.push(first.row);
      at += first.taken;
    }
    queue = queue.slice(at);
    return rows;
  };

  for await (const lines of batches) {
    for (const line of lines) queue.push(storableLine(line));
    yield drain(false);
  }
  yield drain(true);
}
