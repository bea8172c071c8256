import type { reportLinkEndpoints } from '@pliego/contract/areas/report-links';
import type { ReportId } from '@pliego/contract/areas/reports';
import type { Result } from '@pliego/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { reportLinksApi } from '#web/api/areas/report-links.ts';

/** The addresses at which a report is read without a session. */
export const reportLinksQuery = (reporte: ReportId) =>
  queryOptions({
    queryKey: ['reports', 'links', reporte],
    queryFn: ({ signal }) => reportLinksApi.list({ params: { reporte }, signal }),
  });

/** A new address, with its secret. */
export type MadeLink = Result<(typeof reportLinkEndpoints)['create']>;
