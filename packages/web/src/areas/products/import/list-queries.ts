import type { ListMapping, ShownRows } from '@pliego/contract/areas/product-imports';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { productImportsApi } from '#web/api/areas/product-imports.ts';

/** Often enough to see it move. */
const pollMs = 700;

export const listsKey = ['products', 'lists'] as const;

export const listsQuery = queryOptions({
  queryKey: listsKey,
  queryFn: ({ signal }) => productImportsApi.list({ signal }),
});

export function listQuery(id: number) {
  return queryOptions({
    queryKey: ['products', 'lists', id],
    queryFn: ({ signal }) => productImportsApi.get({ params: { id }, signal }),
  });
}

/** How far the reading of a list is, while it runs. */
export function progressQuery(id: number, isRunning: boolean) {
  return queryOptions({
    queryKey: ['products', 'list-progress', id],
    queryFn: ({ signal }) => productImportsApi.get({ params: { id }, signal }),
    select: ({ progreso }) => progreso,
    enabled: isRunning,
    refetchInterval: pollMs,
    gcTime: 0,
  });
}

/** What applying a list would do, row by row. Null while the mapping does not say enough. */
export function trialQuery(id: number, mapeo: ListMapping | null, ver: ShownRows | undefined) {
  return infiniteQueryOptions({
    queryKey: ['products', 'list-trial', id, mapeo, ver],
    queryFn: ({ signal, pageParam: desde }) => {
      if (mapeo === null) throw new Error('There is nothing to try');
      return productImportsApi.try({ params: { id }, body: { mapeo, ver, desde }, signal });
    },
    initialPageParam: 0,
    getNextPageParam: ({ siguiente }) => siguiente ?? undefined,
    enabled: mapeo !== null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
