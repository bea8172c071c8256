import type { ProductFilter } from '@pliego/contract/areas/shop-products';
import type { shopSorts } from '@pliego/contract/areas/shop-choices';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { shopApi } from '#web/api/areas/shop.ts';

export interface Asked extends ProductFilter {
  q?: string;
}

interface AskedPage extends Asked {
  sortBy?: (typeof shopSorts)[number];
  page?: number;
}

export const productsQuery = (asked: AskedPage) =>
  queryOptions({
    queryKey: ['shop', 'products', asked] as const,
    queryFn: ({ signal }) => shopApi.products({ query: asked, signal }),
    placeholderData: keepPreviousData,
  });

export const facetsQuery = (asked: Asked) =>
  queryOptions({
    queryKey: ['shop', 'facets', asked] as const,
    queryFn: ({ signal }) => shopApi.facets({ query: asked, signal }),
    placeholderData: keepPreviousData,
  });

export const productQuery = (id: number) =>
  queryOptions({
    queryKey: ['shop', 'product', id] as const,
    queryFn: async ({ signal }) => (await shopApi.product({ params: { id }, signal })).product,
  });

export const relatedQuery = (id: number) =>
  queryOptions({
    queryKey: ['shop', 'related', id] as const,
    queryFn: async ({ signal }) => (await shopApi.related({ params: { id }, signal })).products,
  });

export const wishlistQuery = queryOptions({
  queryKey: ['shop', 'wishlist'] as const,
  queryFn: async ({ signal }) => {
    const { products } = await shopApi.wishlist({ signal });
    // Two pages may have added the same product; it is shown once.
    return [...new Map(products.map((product) => [product.id, product])).values()];
  },
});

export const addressesQuery = queryOptions({
  queryKey: ['shop', 'addresses'] as const,
  queryFn: async ({ signal }) => (await shopApi.addresses({ signal })).addresses,
});

export const ordersQuery = queryOptions({
  queryKey: ['shop', 'orders'] as const,
  queryFn: async ({ signal }) => (await shopApi.orders({ signal })).orders,
});

export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: ['shop', 'order', id] as const,
    queryFn: ({ signal }) => shopApi.order({ params: { id }, signal }),
  });
