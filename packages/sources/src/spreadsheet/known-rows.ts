import type { SpreadsheetCell } from '@pliego/contract/areas/spreadsheets';
import { foldText } from '@pliego/contract/rules/fold-text';
import type { JsonObject } from '../notice.ts';
import { textOf } from '../read-json.ts';

/** Tables have few names of columns and many rows: each name is folded once. */
const foldedNames = new Map<string, string>();
const mostNames = 5_000;

function foldedName(name: string): string {
  const known = foldedNames.get(name);
  if (known !== undefined) return known;
  const folded = foldText(name);
  if (foldedNames.size < mostNames) foldedNames.set(name, folded);
  return folded;
}

/** Whether a header has these columns, whatever their case and accents. */
export function hasColumns(header: readonly string[], wanted: readonly string[]): boolean {
  const names = new Set(header.map(foldText));
  return wanted.every((name) => names.has(foldText(name)));
}

/** A cell of a stored row by the name of its column, whatever its case and accents. */
export function rowText(payload: JsonObject, column: string): string | null {
  const exact = textOf(payload[column]);
  if (exact !== null) return exact;
  const wanted = foldedName(column);
  for (const name in payload) {
    if (Object.hasOwn(payload, name) && foldedName(name) === wanted) return textOf(payload[name]);
  }
  return null;
}

/** The raw content of a rejected row. */
export function rowExcerpt(cells: Readonly<Record<string, SpreadsheetCell>>): string {
  return Object.values(cells).join(' | ');
}
