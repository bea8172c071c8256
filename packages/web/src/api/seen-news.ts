import { queryOptions } from '@tanstack/react-query';
import { newsApi } from './areas/news.ts';

/** Names of the release notes that this person has seen. */
export const seenNewsQuery = queryOptions({
  queryKey: ['news', 'seen'],
  queryFn: async ({ signal }): Promise<string[]> => (await newsApi.seen({ signal })).datos,
  staleTime: Infinity,
  retry: false,
});
