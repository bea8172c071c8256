import type { BuyerSort, SupplierSort } from '@pliego/contract/areas/market';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { marketApi } from '#web/api/areas/market.ts';

const first: string | undefined = undefined;

export function buyersQuery(search: { q?: string | undefined; orden?: BuyerSort | undefined }) {
  return infiniteQueryOptions({
    queryKey: ['market', 'buyers', search],
    queryFn: ({ pageParam, signal }) =>
      marketApi.buyers({ query: { ...search, cursor: pageParam }, signal }),
    initialPageParam: first,
    getNextPageParam: ({ siguiente }) => siguiente ?? undefined,
  });
}

export function suppliersQuery(search: {
  q?: string | undefined;
  orden?: SupplierSort | undefined;
}) {
  return infiniteQueryOptions({
    queryKey: ['market', 'suppliers', search],
    queryFn: ({ pageParam, signal }) =>
      marketApi.suppliers({ query: { ...search, cursor: pageParam }, signal }),
    initialPageParam: first,
    getNextPageParam: ({ siguiente }) => siguiente ?? undefined,
  });
}
