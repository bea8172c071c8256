import type { ReportId } from '@pliego/contract/areas/reports';
import { queryOptions } from '@tanstack/react-query';
import { reportMailsApi } from '#web/api/areas/report-mails.ts';

/** The mails of a report: one's own, or everybody's for those who manage reports. */
export const reportMailsQuery = (reporte: ReportId) =>
  queryOptions({
    queryKey: ['reports', 'mails', reporte],
    queryFn: ({ signal }) => reportMailsApi.list({ params: { reporte }, signal }),
  });
