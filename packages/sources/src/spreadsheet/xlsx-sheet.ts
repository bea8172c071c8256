import { mostColumns, type SpreadsheetCell } from '@pliego/contract/areas/spreadsheets';
import { BrokenArchive } from '../archive/limits.ts';
import { storableText } from '../storable-text.ts';
import { dateFromSerial } from './xlsx-dates.ts';
import { longestCell, type SharedStrings, unescapedText } from './xlsx-strings.ts';
import { partItems, type PartReader } from './xlsx-xml.ts';
import type { Sheet, Workbook } from './xlsx-book.ts';
import { type ReadingMessage, readingMessage } from '../reading-message.ts';

/** Rows that a sheet of Excel can have. */
const mostRows = 1_048_576;
/** Characters of a row that are kept; no tender needs as many. */
const longestRow = 512 * 1024;

/** A row as the file has it: cells by their column, texts that lie elsewhere by their number. */
interface RawRow {
  line: number;
  cells: { column: number; type: string; style: number; value: string }[];
  tooLong: boolean;
}

/** Column of a reference such as `BC12`, from 0; null when there is none. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^([A-Z]{1,3})\d*$/i.exec(reference ?? '')?.[1]?.toUpperCase();
  if (letters === undefined) return null;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** Rows of a sheet. The extent stated in the file is ignored: real files have wrong ones. */
class SheetReader implements PartReader<RawRow> {
  #found: RawRow[] = [];
  #row: RawRow = { line: 0, cells: [], tooLong: false };
  #column = -1;
  #type = 'n';
  #style = 0;
  #value = '';
  #characters = 0;
  #reads = false;
  #aloud = 0;

  open(name: string, attribute: (name: string) => string | undefined): void {
    if (name === 'row') this.#openRow(Number(attribute('r')));
    else if (name === 'c') {
      this.#column = columnOf(attribute('r')) ?? this.#column + 1;
      this.#type = attribute('t') ?? 'n';
      this.#style = Number(attribute('s') ?? 0);
      this.#value = '';
    } else if (name === 'rPh') this.#aloud += 1;
    // The formula of a cell stands in `f`: only the value that was last worked out is read.
    this.#reads = name === 'v' || (name === 't' && this.#aloud === 0);
  }

  text(text: string): void {
    if (this.#reads && this.#value.length <= longestCell) this.#value += text;
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#reads = false;
    else if (name === 'rPh') this.#aloud -= 1;
    else if (name === 'c') this.#closeCell();
    else if (name === 'row') this.#found.push(this.#row);
  }

  take(): RawRow[] {
    const found = this.#found;
    this.#found = [];
    return found;
  }

  #openRow(given: number): void {
    const next = this.#row.line + 1;
    const line = Number.isSafeInteger(given) && given >= next ? given : next;
    if (line > mostRows) {
      throw new BrokenArchive(
        readingMessage('excel-demasiadas-filas', { maximo: mostRows }),
        'too-large',
      );
    }
    this.#row = { line, cells: [], tooLong: false };
    this.#column = -1;
    this.#characters = 0;
  }

  #closeCell(): void {
    if (this.#value === '' || this.#column >= mostColumns) return;
    this.#characters += this.#value.length;
    if (this.#characters > longestRow) {
      this.#row.tooLong = true;
      this.#row.cells = [];
      return;
    }
    const value = this.#value.slice(0, longestCell);
    this.#row.cells.push({ column: this.#column, type: this.#type, style: this.#style, value });
  }
}

/** A number as Excel shows it: the fractions that binary numbers add (`0.30000000000000004`) go. */
function shownNumber(value: string): SpreadsheetCell {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  return Number.isSafeInteger(number) ? number : Number(number.toPrecision(15));
}

function cellOf(
  { type, style, value }: RawRow['cells'][number],
  { dateStyles, is1904 }: Workbook,
  strings: SharedStrings,
): SpreadsheetCell {
  if (type === 's') return storableText(strings.at(Number(value)));
  if (type === 'b') return value === '1' ? 'VERDADERO' : 'FALSO';
  if (type === 'inlineStr' || type === 'str') return storableText(unescapedText(value));
  if (type === 'e') return storableText(value);
  if (type === 'd') return storableText(value.replace('T', ' '));
  const number = shownNumber(value);
  if (typeof number === 'string') return storableText(number);
  return (dateStyles[style] === true ? dateFromSerial(number, is1904) : null) ?? number;
}

export type SheetRow =
  | { kind: 'row'; line: number; cells: SpreadsheetCell[] }
  | { kind: 'refused'; line: number; reason: ReadingMessage; raw: string };

/** The rows of a sheet that hold anything, in order, each as long as its last cell. */
export async function* sheetRows(
  { entry }: Sheet,
  book: Workbook,
  strings: SharedStrings,
): AsyncGenerator<SheetRow> {
  for await (const rows of partItems(entry.bytes(), new SheetReader())) {
    for (const { line, cells, tooLong } of rows) {
      if (tooLong) {
        const reason = readingMessage('fila-demasiado-larga', { maximo: longestRow });
        yield { kind: 'refused', line, reason, raw: '' };
        continue;
      }
      const row: SpreadsheetCell[] = [];
      for (const cell of cells) {
        if (cell.type === 's') await strings.reach(Number(cell.value));
        while (row.length < cell.column) row.push('');
        row[cell.column] = cellOf(cell, book, strings);
      }
      if (row.some((cell) => cell !== '')) yield { kind: 'row', line, cells: row };
    }
  }
}
