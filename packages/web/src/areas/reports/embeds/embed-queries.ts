import { queryOptions } from '@tanstack/react-query';
import { reportEmbedsApi } from '#web/api/areas/report-embeds.ts';

/** The dashboards of other services that the company shows. */
export const embedsQuery = queryOptions({
  queryKey: ['reports', 'embeds'],
  queryFn: ({ signal }) => reportEmbedsApi.list({ signal }),
});
