import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

export const sourcesQuery = queryOptions({
  queryKey: ['sources', 'list'],
  queryFn: ({ signal }) => api.sources.list({ signal }),
});
