import type { TenderMatches } from '@pliego/contract/areas/match-shapes';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { matchesApi } from '#web/api/areas/matches.ts';
import { pricesApi } from '#web/api/areas/prices.ts';
import { productsApi } from '#web/api/areas/products.ts';
import { tenderEventsKey, tenderListsKey } from '../queries.ts';

const matchesKey = (id: number) => ['tenders', 'matches', id] as const;

/** What of a tender is ours. */
export function tenderMatchesQuery(id: number) {
  return queryOptions({
    queryKey: matchesKey(id),
    queryFn: ({ signal }) => matchesApi.ofTender({ params: { id }, signal }),
    staleTime: 30_000,
  });
}

/** At what prices what its lines ask for was awarded before. */
export function tenderPricesQuery(id: number) {
  return queryOptions({
    queryKey: ['tenders', 'prices', id],
    queryFn: ({ signal }) => pricesApi.ofTender({ params: { id }, signal }),
    staleTime: 300_000,
  });
}

/** The products that a list can be narrowed to. */
export const productChoicesQuery = queryOptions({
  queryKey: ['products', 'choices'],
  queryFn: ({ signal }) =>
    productsApi.list({ query: { activo: true, sort: 'nombre', limit: 200 }, signal }),
  staleTime: 60_000,
});

/** Shows a decision wherever matches are shown. */
export function showMatches(client: QueryClient, id: number, matches: TenderMatches): void {
  client.setQueryData<TenderMatches>(matchesKey(id), matches);
  void client.invalidateQueries({ queryKey: tenderEventsKey(id) });
  void client.invalidateQueries({ queryKey: tenderListsKey });
  void client.invalidateQueries({ queryKey: ['tenders', 'views'] });
  void client.invalidateQueries({ queryKey: ['products'] });
}
