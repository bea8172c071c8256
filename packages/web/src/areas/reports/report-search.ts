import { ReportQuery } from '@pliego/contract/areas/reports';
import * as z from 'zod/mini';

/** What narrows a report, as its address holds it: the query of its call. */
export const ReportSearch = ReportQuery;
export type ReportSearch = ReportQuery;

/** The filters that a press takes away all together; what the rows are stays. */
export const noFilters = {
  desde: undefined,
  hasta: undefined,
  persona: undefined,
  comprador: undefined,
  region: undefined,
  tipo: undefined,
} satisfies ReportSearch;

export const isNarrowed = (search: ReportSearch): boolean =>
  Object.entries(search).some(([name, value]) => name in noFilters && value !== undefined);

/** The address of a report: also the filters of a dashboard, as a query of their own. */
export const ReportPageSearch = z.extend(ReportQuery, {
  valores: z.optional(z.string().check(z.maxLength(1_500))),
});
