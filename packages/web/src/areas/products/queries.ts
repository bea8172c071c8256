import type { Product } from '@pliego/contract/areas/product-shapes';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { productsApi } from '#web/api/areas/products.ts';
import { tendersApi } from '#web/api/areas/tenders.ts';
import { productQueryOf, type ProductSearch } from './list/product-search.ts';

export const productListKey = ['products', 'list'] as const;

export function productsQuery(search: ProductSearch) {
  const asked = productQueryOf(search);
  return infiniteQueryOptions({
    queryKey: [...productListKey, asked],
    queryFn: ({ signal, pageParam: cursor }) =>
      productsApi.list({ query: { ...asked, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ siguiente }) => siguiente ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** Read when it is opened and not while somebody types over it: what changed meanwhile is found on saving. */
export function productQuery(id: number) {
  return queryOptions({
    queryKey: ['products', 'one', id],
    queryFn: ({ signal }): Promise<Product> => productsApi.get({ params: { id }, signal }),
    staleTime: 10_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** After a product changed: its ficha shows the answer at once, the lists are read anew. */
export function keepProduct(client: QueryClient, product: Product): void {
  client.setQueryData(productQuery(product.id).queryKey, product);
  void client.invalidateQueries({ queryKey: productListKey });
  void client.invalidateQueries({ queryKey: ['products', 'matches', product.id] });
  void client.invalidateQueries({ queryKey: ['products', 'near-misses', product.id] });
  void client.invalidateQueries({ queryKey: ['products', 'proposals', product.id] });
}

/** A level of the tree of codes that tenders name, or what a text finds in it. */
export function codesQuery(asked: { bajo?: string; buscar?: string }) {
  return queryOptions({
    queryKey: ['products', 'codes', asked],
    queryFn: ({ signal }) => tendersApi.rubros({ query: asked, signal }),
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });
}

export function codeNamesQuery(codigos: readonly string[]) {
  return queryOptions({
    queryKey: ['products', 'code-names', codigos],
    queryFn: ({ signal }) => tendersApi.rubroNames({ query: { codigos: [...codigos] }, signal }),
    enabled: codigos.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });
}
