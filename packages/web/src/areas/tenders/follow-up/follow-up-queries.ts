import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { followUpApi } from '#web/api/areas/follow-up.ts';
import type { FollowUpSearch } from './follow-up-search.ts';

/** Everything that happened to followed tenders in a window. */
export function followUpQuery(search: FollowUpSearch) {
  const query = { ...search, sigue: search.sigue ?? 'empresa' } as const;
  return queryOptions({
    queryKey: ['follow-up', 'list', query],
    queryFn: ({ signal }) => followUpApi.list({ query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}

/** Notes a visit once, and says when the one before it ended. */
export const followUpVisitQuery = queryOptions({
  queryKey: ['follow-up-visit'],
  queryFn: () => followUpApi.visit(),
  staleTime: Infinity,
});
