import {
  type BuiltReport,
  builtDefaults,
  listOfBuilt,
  type ReportDimension,
  type ReportMeasure,
} from '@pliego/contract/areas/built-reports';
import type { ReportLabel } from '@pliego/contract/areas/reports';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { allOf, conditionsOf } from '#server/areas/tenders/filter-queries.ts';
import { searchOf } from '#server/areas/tenders/search-queries.ts';
import type { ReportInput } from '../report.ts';
import { type Cells, cellsOf, mostColumns } from './cells-queries.ts';
import { type Dimension, dimensions, noKey, withinDays } from './dimensions.ts';
import { currenciesIn, Groups, noCurrency, ordered } from './group-cells.ts';
import { namesOf } from './label-queries.ts';
import { type Measure, measures } from './measures.ts';

/** A dimension of a table, with the values that are shown, in their order. */
export interface Axis {
  name: ReportDimension;
  is: Dimension;
  keys: string[];
  labelOf: (key: string) => ReportLabel;
  /** How many values there are, shown or not. */
  all: number;
  isCut: boolean;
}

/** The figures of a report that somebody put together, before they are written as cells. */
export interface Table {
  mide: ReportMeasure;
  measure: Measure;
  /** The list of the tenders that count. */
  base: TenderFilter;
  groups: Groups;
  rows: Axis;
  columns: Axis | null;
  /** Of amounts, that of most tenders first; of other figures, one that is none. */
  currencies: string[];
  /** The currency that is drawn, and that a crossed table is in. */
  main: string;
}

/** The list of a report, within the days it is about. */
export function baseOf(built: BuiltReport, period: ReportInput['period']): TenderFilter {
  const base = listOfBuilt(built);
  return built.fecha === undefined ? base : withinDays(base, built.fecha, period);
}

/** Of what a tender has several, those that the filter names: under others it would be found by another filter. */
function onlyOf({ many }: Dimension, base: TenderFilter): string[] | null {
  const named = many === undefined ? undefined : base[many];
  if (named === undefined || named.length === 0) return null;
  return named.map((value) => (value === 'ninguna' ? noKey : String(value)));
}

const valuesOf = (cells: Cells, of: 'row' | 'column'): string[] => [
  ...new Set(cells.cells.flatMap((cell) => cell[of] ?? [])),
];

/** Reads the figures of a report, and the names of what they are of. */
export async function tableOf(input: ReportInput, built: BuiltReport): Promise<Table> {
  const { tx, caller, now, period } = input;
  const { mide = builtDefaults.mide, por = builtDefaults.por } = built;
  const cruza = built.cruza === por ? undefined : built.cruza;
  const [measure, row] = [measures[mide], dimensions[por]];
  const column = cruza === undefined ? null : dimensions[cruza];
  const base = baseOf(built, period);
  const where = allOf(conditionsOf(base, searchOf(base.q), caller, now));
  const only = { row: onlyOf(row, base), column: column === null ? null : onlyOf(column, base) };
  const cells = await cellsOf({ tx, caller, where, measure, row, column, only });
  const groups = new Groups(cells.cells);
  const currencies = currenciesIn(groups.at(null));
  const main = currencies.find((one) => one === built.enMoneda) ?? currencies[0] ?? noCurrency;

  const axisOf = async (name: ReportDimension, of: 'row' | 'column'): Promise<Axis> => {
    const found = valuesOf(cells, of);
    const is = dimensions[name];
    const sizeOf = (key: string) => {
      const group = of === 'row' ? groups.at(key) : groups.at(null, key);
      return measure.unit === 'cuenta' ? group.n : (group.values.get(main) ?? -1);
    };
    const keys = ordered(is, found, { sizeOf, fillsGaps: measure.addsUp && of === 'row' });
    const all = of === 'row' ? cells.rows : cells.columns;
    const labelOf = await namesOf(tx, caller, name, keys);
    return { name, is, keys, labelOf, all, isCut: all > found.length };
  };
  return {
    mide,
    measure,
    base,
    groups,
    rows: await axisOf(por, 'row'),
    columns: cruza === undefined ? null : await axisOf(cruza, 'column'),
    currencies,
    main,
  };
}

/** How many of the columns a chart tells apart. */
export const mostSeries = 4;

export const columnLimit = ({ is }: Axis): number =>
  is.span === undefined ? mostColumns.named : mostColumns.dated;
