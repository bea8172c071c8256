import { BuiltReport, listOfBuilt } from '@pliego/contract/areas/built-reports';
import type { ReportQuery } from '@pliego/contract/areas/reports';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { daysOfPeriod } from '@pliego/contract/rules/report-period';
import * as z from 'zod/mini';
import { parseSearch, readSearch } from '#web/lib/search-params.ts';
import { writtenState } from '#web/lists/views/view-state.ts';

/** The address of the builder: the report itself. */
export const BuilderSearch = z.object(BuiltReport.shape);
export type BuilderSearch = BuiltReport;

export const readBuilder = (search: Record<string, unknown>): BuilderSearch =>
  readSearch(BuilderSearch, search);

/** The report of a saved state. What the product no longer knows is left out. */
export const builderOfState = (state: string): BuilderSearch => readBuilder(parseSearch(state));

/** The address with other filters of the list. */
export function withFilter(search: BuilderSearch, filter: TenderFilter): BuilderSearch {
  const none = Object.fromEntries(
    Object.keys(listOfBuilt(search)).map((name) => [name, undefined]),
  );
  return { ...search, ...none, ...filter };
}

/** What its call is asked for, with the days on which it is looked at. */
export function queryOfBuilder(search: BuilderSearch, today: string, nombre?: string): ReportQuery {
  const { periodo, desde, hasta, fecha } = search;
  const definicion = writtenState({ ...search, nombre });
  if (fecha === undefined) return { definicion };
  const days = periodo === undefined ? { desde, hasta } : daysOfPeriod(periodo, today);
  return { definicion, ...days };
}
