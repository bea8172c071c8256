import type { SpreadsheetCell } from '@pliego/contract/areas/spreadsheets';
import { ratePeriod } from '@pliego/contract/rules/rate-day';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { foldText } from '@pliego/contract/rules/fold-text';
import { currencyOfCell, readAmount } from './spreadsheet/cell-amounts.ts';
import { readDate } from './spreadsheet/cell-dates.ts';

/** What a unit of a currency was worth in pesos on a day, or in a month. */
export interface CurrencyRate {
  currency: string;
  /** The day; of a rate for a month its first. */
  day: string;
  clp: number;
  /** Who states it. */
  source: string;
  /** Whether the operator has compared it with who publishes it. */
  verified: boolean;
}

type Cells = Readonly<Record<string, SpreadsheetCell>>;

/** A table of rates, known by its columns. */
export interface RateTable {
  /**
   * The rates of a row, whose cells are keyed by the folded names of their columns; none where it has none that can be
   * read.
   */
  rates: (cells: Cells, file: string) => CurrencyRate[];
}

const dayColumns = ['fecha', 'dia', 'mes', 'periodo', 'date', 'day', 'month'];
const currencyColumns = ['moneda', 'currency', 'unidad'];
const valueColumns = ['valor', 'value', 'clp', 'pesos'];
const sourceColumns = ['fuente', 'source'];
const verifiedColumns = ['verificada', 'verificado', 'verified'];

const monthOnly = /^(\d{4})-(\d{2})$|^(\d{1,2})[/-](\d{4})$/;

function dayOf(cell: SpreadsheetCell | undefined): string | null {
  if (cell === undefined) return null;
  const month = monthOnly.exec(String(cell).trim());
  if (month !== null) {
    const [, year = month[4], number = month[3]?.padStart(2, '0')] = month;
    return Number(number) >= 1 && Number(number) <= 12 ? `${year}-${number}-01` : null;
  }
  const read = readDate(cell, 'dd/mm/aaaa');
  return typeof read === 'string' ? null : (read.dia ?? santiagoDay(new Date(read.instante)));
}

function pesosOf(cell: SpreadsheetCell | undefined): number | null {
  if (cell === undefined) return null;
  const read = readAmount(cell, 'coma');
  return read.kind === 'amount' && read.amount > 0 && read.amount < 1e9 ? read.amount : null;
}

const isYes = (cell: SpreadsheetCell | undefined): boolean =>
  /^(?:si|s|true|1|x|yes|verificad[oa])$/.test(foldText(String(cell ?? '')));

/**
 * The table of rates that has this header; null for any other. A row has its currency in a column, or one column of
 * rates for each: `fecha;uf;utm`.
 *
 * @param header The names of its columns, folded.
 */
export function rateTableOf(header: readonly string[]): RateTable | null {
  const first = (names: readonly string[]) => header.find((name) => names.includes(name));
  const dated = first(dayColumns);
  if (dated === undefined) return null;
  const [named, valued] = [first(currencyColumns), first(valueColumns)];
  const [sourced, verified] = [first(sourceColumns), first(verifiedColumns)];
  const priced: [string, (cells: Cells) => string | null][] =
    named !== undefined && valued !== undefined
      ? [[valued, (cells) => currencyOfCell(cells[named] ?? '')]]
      : header.flatMap((name): [string, () => string | null][] => {
          const currency = currencyOfCell(name);
          return currency === null || currency === 'CLP' ? [] : [[name, () => currency]];
        });
  if (priced.length === 0) return null;
  return {
    rates: (cells, file) => {
      const day = dayOf(cells[dated]);
      if (day === null) return [];
      const stated = sourced === undefined ? '' : String(cells[sourced] ?? '').trim();
      return priced.flatMap(([column, currencyOf]) => {
        const [currency, clp] = [currencyOf(cells), pesosOf(cells[column])];
        if (currency === null || currency === 'CLP' || clp === null) return [];
        return {
          currency,
          day: ratePeriod(currency, day),
          clp,
          source: (stated || file).slice(0, 200),
          verified: verified !== undefined && isYes(cells[verified]),
        };
      });
    },
  };
}
