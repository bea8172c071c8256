import type { ProductMatchQuery } from '@pliego/contract/areas/matches';
import type { ProductFields } from '@pliego/contract/areas/product-shapes';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { matchesApi } from '#web/api/areas/matches.ts';

/** As many as one looks through at once. */
const pageSize = 10;

export type MatchState = ProductMatchQuery['estado'];

export function matchesQuery(id: number, estado: MatchState) {
  return infiniteQueryOptions({
    queryKey: ['products', 'matches', id, estado],
    queryFn: ({ signal, pageParam: cursor }) =>
      matchesApi.ofProduct({
        params: { id },
        query: { estado, limit: pageSize, cursor },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ siguiente }) => siguiente ?? undefined,
    placeholderData: keepPreviousData,
  });
}

export function nearMissesQuery(id: number) {
  return queryOptions({
    queryKey: ['products', 'near-misses', id],
    queryFn: ({ signal }) => matchesApi.nearMisses({ params: { id }, signal }),
    staleTime: 60_000,
  });
}

/** What a product that is not saved would find; that of what was typed before, until the answer is there. */
export function trialQuery(producto: ProductFields | null, id: number | null) {
  return queryOptions({
    queryKey: ['products', 'trial', id, producto],
    queryFn: ({ signal }) => {
      if (producto === null) throw new Error('There is nothing to try');
      return matchesApi.trial({ body: { producto, id }, signal });
    },
    enabled: producto !== null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
