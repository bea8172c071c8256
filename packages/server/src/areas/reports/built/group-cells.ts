import type { ReportDimension } from '@pliego/contract/areas/built-reports';
import { maxReportRows } from '@pliego/contract/areas/reports';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { addDays } from '@pliego/contract/rules/santiago-time';
import { currenciesOf } from '../sums.ts';
import type { Cell } from './cells-queries.ts';
import { dateOf, type Dimension, lastDayOf, reasonedStages, withinDays } from './dimensions.ts';

/** The figures of some tenders: one a currency, or one under no name. */
export interface Group {
  /** How many tenders there are, whether the value is known or not. */
  n: number;
  known: number;
  values: Map<string, number>;
  /** How many tenders each figure is of. */
  of: Map<string, number>;
}

/** What a figure that is no amount is kept under. */
export const noCurrency = '';

export const emptyGroup = (): Group => ({ n: 0, known: 0, values: new Map(), of: new Map() });

const placeOf = (row: string | null, column: string | null): string =>
  JSON.stringify([row, column]);

/** The groups of a table, by their row and column. */
export class Groups {
  readonly #groups = new Map<string, Group>();

  constructor(cells: readonly Cell[]) {
    for (const { row, column, currency, n, known, value } of cells) {
      const place = placeOf(row, column);
      const group = this.#groups.get(place) ?? emptyGroup();
      group.n += n;
      group.known += known;
      if (value !== null && known > 0) {
        group.values.set(currency ?? noCurrency, value);
        group.of.set(currency ?? noCurrency, known);
      }
      this.#groups.set(place, group);
    }
  }

  at(row: string | null, column: string | null = null): Group {
    return this.#groups.get(placeOf(row, column)) ?? emptyGroup();
  }
}

/** The currencies of a table, that of most tenders first. */
export function currenciesIn({ values, of }: Group): string[] {
  return currenciesOf(values).toSorted((a, b) => (of.get(b) ?? 0) - (of.get(a) ?? 0));
}

/** So many days are drawn, and have no gaps between them. */
export const mostDated = 36;

/** Months or weeks in time; of the newest ones every one, so that a line drawn through them says when there was nothing. */
function withGaps(span: 'mes' | 'semana', keys: readonly string[]): string[] {
  const [first, last] = [keys[0], keys.at(-1)];
  if (first === undefined || last === undefined) return [];
  const all: string[] = [];
  for (let day = first; day <= last; day = addDays(lastDayOf(span, day), 1)) all.push(day);
  const newest = all.slice(-mostDated);
  const [since = first] = newest;
  return [...keys.filter((key) => key < since), ...newest].slice(-maxReportRows);
}

/** The values of a dimension in the order in which they are read: days from the first on, our words in our order, others by size. */
export function ordered(
  { span, order }: Dimension,
  keys: readonly string[],
  by: { sizeOf: (key: string) => number; fillsGaps: boolean },
): string[] {
  if (span !== undefined) {
    const inTime = keys.toSorted();
    return by.fillsGaps ? withGaps(span, inTime) : inTime;
  }
  const place = (key: string) => (order === undefined ? 0 : order.indexOf(key));
  return keys.toSorted(
    (a, b) => place(a) - place(b) || by.sizeOf(b) - by.sizeOf(a) || (a < b ? -1 : 1),
  );
}

/** The list of everything that has a value of a dimension; null where the list cannot say it. */
export function wholeOf(
  base: TenderFilter | null,
  dimension: { name: ReportDimension; is: Dimension } | null,
  { keys, isCut }: { keys: readonly string[]; isCut: boolean },
): TenderFilter | null {
  if (base === null || dimension === null || dimension.is.leavesOut === undefined) return base;
  const { name, is } = dimension;
  if (name === 'producto') return base.producto === undefined ? { ...base, calce: 'si' } : base;
  if (name === 'motivo') return withReason(base);
  const date = dateOf(name);
  const [first, last] = [keys.toSorted()[0], keys.toSorted().at(-1)];
  if (
    date === null ||
    is.span === undefined ||
    first === undefined ||
    last === undefined ||
    isCut
  ) {
    return null;
  }
  return withinDays(base, date, { desde: first, hasta: lastDayOf(is.span, last) });
}

function withReason(base: TenderFilter): TenderFilter {
  if (base.motivo !== undefined) return base;
  const { vista, etapa } = base;
  // A view leaves out what was discarded, unless a filter names it.
  const hidesDiscarded = vista !== undefined && vista !== 'todas' && etapa === undefined;
  const shown = reasonedStages.filter((stage) => stage !== 'descartada' || !hidesDiscarded);
  const asked = shown.filter((stage) => etapa === undefined || etapa.includes(stage));
  return { ...base, etapa: asked };
}
