import { queryOptions } from '@tanstack/react-query';
import { reportEmbedsApi } from '#web/api/areas/report-embeds.ts';

/** The same that reports list. */
export const dashboardsQuery = queryOptions({
  queryKey: ['reports', 'embeds'],
  queryFn: ({ signal }) => reportEmbedsApi.list({ signal }),
});

export const sitesQuery = queryOptions({
  queryKey: ['reports', 'embed-sites'],
  queryFn: ({ signal }) => reportEmbedsApi.sites({ signal }),
});
