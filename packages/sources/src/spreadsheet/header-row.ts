import {
  longestColumnName,
  mostColumns,
  type SpreadsheetCell,
} from '@pliego/contract/areas/spreadsheets';
import { storableText } from '../storable-text.ts';
import { fieldOfName } from './synonyms.ts';

/** Rows among which the header is looked for: above it are titles, dates of issue, logos. */
export const headerSearch = 50;

const hasLetter = /\p{L}/u;
const looksLikeDate = /^\s*\d{1,4}[-/]\d{1,2}[-/]\d{1,4}/;

/** Whether a cell can be the name of a column: a text with letters, not a value. */
function isName(cell: SpreadsheetCell): boolean {
  if (typeof cell === 'number') return false;
  return hasLetter.test(cell) && cell.length <= longestColumnName && !looksLikeDate.test(cell);
}

const filled = (row: readonly SpreadsheetCell[]) =>
  row.filter((cell) => String(cell).trim() !== '');

/** The number that most rows have, the larger of those that are equally common; 0 without rows. */
export function mostCommon(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  let best = 0;
  for (const [number, count] of counts) {
    const known = counts.get(best) ?? 0;
    if (count > known || (count === known && number > best)) best = number;
  }
  return best;
}

/**
 * Which of the first rows names the columns: the first made of names alone that is about as wide as the
 * table, unless a later one has more names that we know. Null when none does.
 */
export function headerIndex(rows: readonly (readonly SpreadsheetCell[])[]): number | null {
  const widths = rows.map((row) => filled(row).length);
  const width = mostCommon(widths.filter((count) => count > 1));
  let best: { index: number; known: number } | null = null;
  for (const [index, row] of rows.entries()) {
    const names = filled(row);
    if (names.length < Math.max(2, width / 2) || !names.every(isName)) continue;
    const known = names.filter((name) => fieldOfName(String(name)) !== null).length;
    if (best === null || known > Math.max(best.known, 1)) best = { index, known };
  }
  return best?.index ?? null;
}

/** Letters of a column as spreadsheets call it: A, B … Z, AA. */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  const letter = String.fromCharCode(65 + (index % 26));
  return rest === 0 ? letter : columnLetters(rest - 1) + letter;
}

/** Names of the columns, each once and none empty, however the header wrote them. */
export function columnNames(header: readonly SpreadsheetCell[], width: number): string[] {
  const names: string[] = [];
  const taken = new Set<string>();
  for (let index = 0; index < Math.min(width, mostColumns); index += 1) {
    const shown = String(header[index] ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    // Cutting may leave half of a letter of two parts.
    const written = storableText(shown.slice(0, longestColumnName - 8)).trim();
    // No member of a payload may have this name, which objects keep for themselves.
    const bare = written === '__proto__' ? '' : written;
    const base = bare === '' ? `Columna ${columnLetters(index)}` : bare;
    let name = base;
    for (let again = 2; taken.has(name); again += 1) name = `${base} (${again})`;
    taken.add(name);
    names.push(name);
  }
  return names;
}
