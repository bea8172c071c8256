import type { DossierPart, DossierSection } from '@pliego/contract/areas/market';
import type { ReportCell } from '@pliego/contract/areas/reports';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { createMessage, type Message } from '@pliego/contract/message';
import { quantile } from '@pliego/contract/rules/quantile';
import { column, money, nothing } from '#server/areas/reports/report.ts';
import { type Amount, currenciesOf, currencyName, sumsOf } from '#server/areas/reports/sums.ts';
import type { MarketRow } from './rows-queries.ts';

/** Rows that a table shows; what is left out is said. */
export const mostRows = 15;

type Figures = Pick<DossierSection, 'columnas' | 'filas'> & Partial<DossierSection>;

export const section = (
  id: DossierPart,
  titulo: Message,
  segun: Message,
  figures: Figures,
): DossierSection => ({
  id,
  titulo,
  segun,
  frases: [],
  grafico: null,
  totales: [],
  ...figures,
});

export const ofProcesses = (count: number): Message => createMessage('mercado-segun', { count });
export const ofAwards = (count: number): Message =>
  createMessage('mercado-segun-adjudicados', { count });

/** Said where a table does not show all. */
export const leftOut = (all: number, shown = mostRows): Message[] =>
  all <= shown ? [] : [createMessage('mercado-recortada', { mostradas: shown, total: all })];

export const quantity = (valor: number | null): ReportCell =>
  valor === null ? nothing : { clase: 'numero', valor };

/** Columns of amounts, one a currency, and their cells: never added to each other. */
export function moneyColumns(all: readonly (Amount | null)[]) {
  const shown = currenciesOf(sumsOf(all));
  return {
    columns: shown.map((currency) =>
      column(createMessage('mercado-col-adjudicado', { moneda: currencyName(currency) })),
    ),
    cells: (amounts: readonly (Amount | null)[]): ReportCell[] => {
      const sums = sumsOf(amounts);
      return shown.map((currency) => money(sums.get(currency), currency, null));
    },
  };
}

/** Groups of rows; one that belongs to several is in each. */
export function groupedBy<Row, Key>(
  rows: readonly Row[],
  keysOf: (row: Row) => readonly Key[],
): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    for (const key of keysOf(row)) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [row]);
      else group.push(row);
    }
  }
  return groups;
}

/** Groups with most rows first, then by key. */
export function largestFirst<Key extends string | number, Row>(
  groups: ReadonlyMap<Key, Row[]>,
): (readonly [Key, Row[]])[] {
  return [...groups].toSorted(
    ([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1),
  );
}

/**
 * The list of what a supplier won of some processes; null where its list would have more: of a line of products, processes in which
 * it won other lines.
 */
export function listOfWon(
  rows: readonly MarketRow[],
  key: string,
  won: number,
  base: TenderFilter,
): TenderFilter | null {
  const all = rows.filter(({ suppliers }) => suppliers.includes(key)).length;
  return all === won ? { ...base, proveedor: [key] } : null;
}

const dayMs = 86_400_000;

/** Days from the closing to the award; null while it is a plan, or where the dates contradict each other. */
export function daysToAward({ state, awardedAt, closesAt }: MarketRow): number | null {
  if (state !== 'adjudicada' || awardedAt === null || closesAt === null) return null;
  const days = (Date.parse(awardedAt) - closesAt) / dayMs;
  return Number.isFinite(days) && days >= 0 ? Math.round(days) : null;
}

export const known = <T>(values: readonly (T | null)[]): T[] =>
  values.filter((value) => value !== null);

export const median = (values: readonly number[]): number | null => quantile(values, 0.5);

/** How processes end: those that have. */
export const endings = ['adjudicada', 'desierta', 'revocada'] as const;
export const without = ['desierta', 'revocada'] as const;

export const inStates = (
  rows: readonly MarketRow[],
  states: readonly MarketRow['state'][],
): MarketRow[] => rows.filter(({ state }) => states.includes(state));
