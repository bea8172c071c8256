import { useDocumentVisibility } from '@mantine/hooks';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { followUpApi } from '#web/api/areas/follow-up.ts';
import { waitingQuery } from '#web/api/waiting-query.ts';
import type { FollowUpSearch } from './follow-up-search.ts';

const firstPage: string | undefined = undefined;

/** Everything that happened to followed tenders in a window. */
export function followUpQuery(search: FollowUpSearch) {
  const query = { ...search, sigue: search.sigue ?? 'empresa' } as const;
  return infiniteQueryOptions({
    queryKey: ['follow-up', 'list', query],
    queryFn: ({ pageParam, signal }) =>
      followUpApi.list({
        query: { ...query, cursor: pageParam },
        signal,
      }),
    initialPageParam: firstPage,
    getNextPageParam: ({ siguiente }) => siguiente ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}

/**
 * Notes a visit, and says when the one before it ended: staying, or coming back soon, continues the same visit. With it nothing
 * is unseen.
 */
export const followUpVisitQuery = queryOptions({
  queryKey: ['follow-up-visit'],
  queryFn: async ({ client }) => {
    const visit = await followUpApi.visit();
    client.setQueryData(
      waitingQuery.queryKey,
      (counts) => counts && { ...counts, cambiosSinVer: 0 },
    );
    return visit;
  },
  refetchOnMount: 'always',
  staleTime: Infinity,
});

/** Sees what changes while the page is open. */
export function useSeenChanges(): void {
  const client = useQueryClient();
  const { data } = useQuery(waitingQuery);
  const unseen = data?.cambiosSinVer ?? 0;
  const isShown = useDocumentVisibility() === 'visible';
  useEffect(() => {
    if (unseen > 0 && isShown) void client.invalidateQueries(followUpVisitQuery);
  }, [client, unseen, isShown]);
}
