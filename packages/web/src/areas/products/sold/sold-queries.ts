import { queryOptions } from '@tanstack/react-query';
import { soldProductsApi } from '#web/api/areas/sold-products.ts';

/** What a RUT sold, as products and buyers; without one, that of the company. */
export function salesQuery(rut: string | undefined) {
  return queryOptions({
    queryKey: ['products', 'sold', rut ?? 'own'],
    queryFn: ({ signal }) => soldProductsApi.list({ query: { rut }, signal }),
    staleTime: 60_000,
  });
}
