import type { FileHead } from '../file-head.ts';
import { splitStrictly } from '../mercado-publico/csv-row.ts';
import { columnNames, headerIndex, headerSearch, mostCommon } from './header-row.ts';

const separators = [';', ',', '\t', '|'] as const;
/** Lines that a name of a column with line breaks in it may take. */
const mostHeaderLines = 6;

/** The layout of a text table: its separator, its columns, and the position of its header. */
export interface CsvLayout {
  separator: string;
  columns: number;
  header: string[];
  /** Line of the file, from 1, in which the header begins. */
  headerLine: number;
  /** The last line of the header, whose names may hold line breaks. */
  headerEnd: number;
  /** Rows under the header among the first of the file. */
  rowsSeen: number;
}

interface SplitLine {
  line: number;
  lastLine: number;
  fields: string[];
}

/** The first rows of a text as a separator splits them; quotes that were never escaped stay as they are. */
function splitLines(lines: readonly string[], separator: string): SplitLine[] {
  const rows: SplitLine[] = [];
  for (let at = 0; at < lines.length && rows.length < headerSearch; at += 1) {
    const line = at + 1;
    let text = lines[at] ?? '';
    if (text.trim() === '') continue;
    let split = splitStrictly(text, separator);
    for (let more = 1; split === 'open' && more < mostHeaderLines; more += 1) {
      const next = lines[at + more];
      if (next === undefined) break;
      text += `\n${next}`;
      const joined = splitStrictly(text, separator);
      if (!Array.isArray(joined)) continue;
      split = joined;
      at += more;
    }
    rows.push({
      line,
      lastLine: at + 1,
      fields: Array.isArray(split) ? split : text.split(separator),
    });
  }
  return rows;
}

interface Candidate {
  separator: string;
  rows: SplitLine[];
  width: number;
  /** Share of the rows that have the common number of cells. */
  consistency: number;
}

function candidate(lines: readonly string[], separator: string): Candidate {
  const rows = splitLines(lines, separator);
  const widths = rows.map(({ fields }) => fields.length);
  const width = mostCommon(widths.filter((count) => count > 1));
  const same = widths.filter((count) => count === width).length;
  return { separator, rows, width, consistency: rows.length === 0 ? 0 : same / rows.length };
}

/** Rows that agree, below which a text is prose with commas in it. */
const leastConsistency = 0.5;

/** The line in which Excel names the separator, above a table. */
const separatorLine = /^sep=(.)$/i;

function linesOf({ text, whole }: FileHead): string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  // The last line of a head is cut somewhere.
  if (!whole && lines.length > 1) lines.pop();
  return lines;
}

function layoutOf(head: FileHead): CsvLayout | null {
  const lines = linesOf(head);
  const said = separatorLine.exec(lines[0]?.trim() ?? '')?.[1];
  if (said !== undefined) lines[0] = '';
  const candidates = (said === undefined ? separators : [said])
    .map((separator) => candidate(lines, separator))
    .filter(({ width, consistency }) => width > 1 && consistency >= leastConsistency)
    .sort((one, other) => other.consistency - one.consistency || other.width - one.width);
  for (const { separator, rows, width } of candidates) {
    const at = headerIndex(rows.map(({ fields }) => fields));
    const header = at === null ? undefined : rows[at];
    if (at === null || header === undefined) continue;
    // A row may end with a separator that the header does not have.
    const below = mostCommon(rows.slice(at + 1).map(({ fields }) => fields.length));
    const columns = Math.max(header.fields.length, below === width ? width : 0);
    return {
      separator,
      columns,
      header: columnNames(header.fields, columns),
      headerLine: header.line,
      headerEnd: header.lastLine,
      rowsSeen: rows.length - at - 1,
    };
  }
  return null;
}

/** Whether a file can be a table at all: not binary, not markup, not a JSON list or object. */
function isTableText({ text }: FileHead): boolean {
  return !text.includes('\u0000') && !/^\s*(?:[<{[]|%PDF)/.test(text);
}

const layouts = new WeakMap<FileHead, { layout: CsvLayout | null }>();

/** How the beginning of a file is a table with a header; null when it is none. */
export function csvLayout(head: FileHead): CsvLayout | null {
  const known = layouts.get(head);
  if (known !== undefined) return known.layout;
  const layout = isTableText(head) ? layoutOf(head) : null;
  layouts.set(head, { layout });
  return layout;
}
