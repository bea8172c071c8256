import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { synonymsApi } from '#web/api/areas/synonyms.ts';

/** What the company calls the same. Not read anew while somebody types over it. */
export const synonymsQuery = queryOptions({
  queryKey: ['products', 'synonyms'],
  queryFn: ({ signal }) => synonymsApi.get({ signal }),
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

/** What other synonyms would change of what is open. */
export function synonymTrialQuery(grupos: string[][]) {
  return queryOptions({
    queryKey: ['products', 'synonym-trial', grupos],
    queryFn: ({ signal }) => synonymsApi.trial({ body: { grupos }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}
