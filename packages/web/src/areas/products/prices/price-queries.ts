import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pricesApi } from '#web/api/areas/prices.ts';

/** At what prices the codes of a product were awarded, in one region or everywhere. */
export function pricesQuery(id: number, version: number, region: number | null) {
  return queryOptions({
    // Another version may have other codes.
    queryKey: ['products', 'prices', id, version, region],
    queryFn: ({ signal }) =>
      pricesApi.ofProduct({
        params: { id },
        query: region === null ? {} : { region },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  });
}
