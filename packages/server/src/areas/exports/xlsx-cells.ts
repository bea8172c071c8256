import { santiagoWall } from '@pliego/contract/rules/santiago-time';
import { type Cell, isDate, isLink, type LinkCell } from './columns.ts';

/* The cells of a sheet as SpreadsheetML (ECMA-376, 18.3). Styles are by their place in `xlsx-file.ts`. */

export const styles = {
  plain: 0,
  head: 1,
  whole: 2,
  moment: 3,
  day: 4,
  link: 5,
  fraction: 6,
} as const;

/** The most characters that a cell holds, and a text within a formula. */
const mostInCell = 32_767;
const mostInFormula = 255;

/** What XML 1.0 has no place for: control characters, and halves of characters. */
const unwritable =
  // oxlint-disable-next-line no-control-regex
  /[\u{0}-\u{8}\u{b}\u{c}\u{e}-\u{1f}\u{fffe}\u{ffff}\u{d800}-\u{dfff}]/gu;

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A text as a cell holds it. `_x000D_` would be read as the character of that number. */
function written(text: string): string {
  const kept = text.slice(0, mostInCell).replaceAll(unwritable, '');
  return escaped(kept.replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_'));
}

/** The letters of a column: A for 0, AA for 26. */
export function lettersOf(column: number): string {
  const rest = Math.floor(column / 26);
  const last = String.fromCodePoint(65 + (column % 26));
  return rest === 0 ? last : lettersOf(rest - 1) + last;
}

const dayMs = 86_400_000;
/** Excel counts days from here, since it takes 1900 for a leap year. */
const dayZero = Date.UTC(1899, 11, 30);

/** A wall time as Excel counts it: days, and fractions of them, without a zone. */
const serialOf = (wall: string): number => (Date.parse(`${wall}Z`) - dayZero) / dayMs;

/** Text that is never taken for a formula, whatever it begins with. */
export const textCell = (at: string, text: string, style: number = styles.plain): string =>
  text === ''
    ? ''
    : `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${written(text)}</t></is></c>`;

const numberCell = (at: string, value: number, style: number): string =>
  `<c r="${at}" s="${style}"><v>${value}</v></c>`;

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/**
 * A link as the function HYPERLINK: links of a sheet are listed after its rows, which would have to be kept until then, and
 * Excel takes no more than 65,530 of them. Only an address of the web is one; what is too long for a formula is text.
 */
function linkCell(at: string, { texto, enlace }: LinkCell): string {
  const isShort = Math.max(texto.length, enlace.length) <= mostInFormula;
  if (!isShort || !/^https?:\/\//i.test(enlace)) return textCell(at, texto);
  const formula = escaped(
    `HYPERLINK(${quoted(enlace)},${quoted(texto)})`.replaceAll(unwritable, ''),
  );
  return `<c r="${at}" s="${styles.link}" t="str"><f>${formula}</f><v>${written(texto)}</v></c>`;
}

/** A cell at its place; nothing where it is empty. */
export function xlsxCell(at: string, cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return textCell(at, cell);
  // A format with optional decimals writes their comma after a whole number too.
  if (typeof cell === 'number') {
    return numberCell(at, cell, Number.isInteger(cell) ? styles.whole : styles.fraction);
  }
  if (isLink(cell)) return linkCell(at, cell);
  if (!isDate(cell)) return '';
  if (cell.dia !== null) return numberCell(at, serialOf(`${cell.dia}T00:00:00`), styles.day);
  if (cell.instante === null) return '';
  return numberCell(at, serialOf(santiagoWall(cell.instante)), styles.moment);
}
