import { queryOptions } from '@tanstack/react-query';
import { productProposalsApi } from '#web/api/areas/product-proposals.ts';

/** How precise the matches of a product are, and which words what people did proposes. */
export function proposalsQuery(id: number) {
  return queryOptions({
    queryKey: ['products', 'proposals', id],
    queryFn: ({ signal }) => productProposalsApi.list({ params: { id }, signal }),
    staleTime: 10_000,
  });
}
