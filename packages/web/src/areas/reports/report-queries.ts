import type { ReportId } from '@pliego/contract/areas/reports';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { reportsApi } from '#web/api/areas/reports.ts';
import { tendersApi } from '#web/api/areas/tenders.ts';
import type { ReportSearch } from './report-search.ts';

export const reportsQuery = queryOptions({
  queryKey: ['reports', 'list'],
  queryFn: ({ signal }) => reportsApi.list({ signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export function reportQuery(reporte: ReportId, query: ReportSearch) {
  return queryOptions({
    queryKey: ['reports', 'one', reporte, query],
    queryFn: ({ signal }) => reportsApi.get({ params: { reporte }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The buyers that a text names, and the chosen one. */
export function buyersQuery(q: string, ids: readonly number[]) {
  return queryOptions({
    queryKey: ['reports', 'buyers', q, ids],
    queryFn: ({ signal }) => tendersApi.buyers({ query: { q, ids: [...ids] }, signal }),
    placeholderData: keepPreviousData,
  });
}
