import type { SpreadsheetCell } from '@pliego/contract/areas/spreadsheets';
import { normalisedRut } from '@pliego/contract/rules/rut';
import { foldText } from '@pliego/contract/rules/fold-text';
import { storableText } from '../storable-text.ts';
import { currencyOfCell, isNoValue, readAmount } from './cell-amounts.ts';
import { readDate } from './cell-dates.ts';
import { regionOfCell, stateOfWords } from './cell-words.ts';

/** Statistics of the cells of a column: shares of the non-empty ones, and signs that were seen. */
export interface ColumnContent {
  /** How many cells hold anything. */
  filled: number;
  examples: string[];
  longest: number;
  dates: number;
  amounts: number;
  taxIds: number;
  addresses: number;
  /** Codes as Mercado Público makes them. */
  tenderCodes: number;
  regions: number;
  states: number;
  currencies: number;
  /** Currencies that amounts are written with, each once. */
  amountCurrencies: string[];
  dayFirst: boolean;
  monthFirst: boolean;
  slashed: boolean;
  isoDates: boolean;
  serials: boolean;
  pointDecimals: boolean;
  commaDecimals: boolean;
}

const codePattern = /^\d+-\d+-[A-Z]+\d{2,3}$/;
const slashedDate = /^(\d{1,2})[/\-.](\d{1,2})[/\-.]\d{2,4}(?!\d)/;

function isDate(cell: SpreadsheetCell): boolean {
  if (typeof cell === 'number') return false;
  return ['dd/mm/aaaa', 'mm/dd/aaaa'].some((format) => {
    const read = readDate(cell, format === 'dd/mm/aaaa' ? 'dd/mm/aaaa' : 'mm/dd/aaaa');
    return typeof read !== 'string';
  });
}

/** A lone x is a tick, though the tenth region may be written so. */
function isRegion(cell: SpreadsheetCell): boolean {
  return (
    typeof cell === 'string' && !/^(?:\d+|x)$/i.test(cell.trim()) && regionOfCell(cell) !== null
  );
}

/** The statistics of a column from some of its cells. */
export function contentOf(cells: readonly SpreadsheetCell[], mostExamples: number): ColumnContent {
  const filled = cells.filter((cell) => !isNoValue(cell));
  const texts = filled.map((cell) => String(cell).trim());
  const share = (test: (cell: SpreadsheetCell) => boolean) =>
    filled.length === 0 ? 0 : filled.filter(test).length / filled.length;
  const some = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  const parts = texts.map((text) => slashedDate.exec(text)).filter((match) => match !== null);
  return {
    filled: filled.length,
    examples: [...new Set(texts.map((text) => storableText(text.slice(0, 120))))].slice(
      0,
      mostExamples,
    ),
    longest: texts.reduce((longest, text) => Math.max(longest, text.length), 0),
    dates: share(isDate),
    amounts: share((cell) => ['amount', 'band'].includes(readAmount(cell, 'coma').kind)),
    taxIds: share(
      (cell) => typeof cell === 'string' && normalisedRut(cell) !== null && /-/.test(cell),
    ),
    addresses: share((cell) => /^https?:\/\//i.test(String(cell))),
    tenderCodes: share((cell) => codePattern.test(String(cell).trim())),
    regions: share(isRegion),
    states: share(
      (cell) => foldText(String(cell)).length < 60 && stateOfWords(String(cell)) !== 'desconocida',
    ),
    currencies: share(
      (cell) =>
        typeof cell === 'string' && cell.trim().length <= 20 && currencyOfCell(cell) !== null,
    ),
    amountCurrencies: [
      ...new Set(
        filled.flatMap((cell) => {
          const read = readAmount(cell, 'coma');
          return read.kind === 'amount' && read.currency !== null ? [read.currency] : [];
        }),
      ),
    ],
    dayFirst: parts.some(([, first]) => Number(first) > 12),
    monthFirst: parts.some(([, , second]) => Number(second) > 12),
    slashed: parts.length > 0,
    isoDates: some(/^\d{4}-\d{2}-\d{2}/),
    serials: filled.some((cell) => typeof cell === 'number' && cell > 30_000 && cell < 60_000),
    pointDecimals:
      some(/^\D{0,5}(?:\d+|\d{1,3}(?:,\d{3})+)\.\d{1,2}$/) ||
      some(/\d,\d{3},\d{3}/) ||
      some(/\d,\d{3}\.\d/),
    commaDecimals: some(/\d,\d{1,2}$/) || some(/\d\.\d{3}(?:\.\d{3})+/) || some(/\d\.\d{3},\d/),
  };
}
