import type { ProductFilter } from '@pliego/contract/areas/shop-products';
import { ProductCategory, ProductColor, shopSorts } from '@pliego/contract/areas/shop-choices';
import { commaList } from '@pliego/contract/fields';
import * as z from 'zod/mini';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import type { Asked } from './queries.ts';

const Amount = z.coerce.number().check(z.nonnegative());

export const ShopAddress = z.object({
  q: z.optional(z.string().check(z.maxLength(200))),
  orden: z.optional(z.enum(shopSorts)),
  pagina: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  vista: z.optional(z.literal('lista')),
  desde: z.optional(Amount),
  hasta: z.optional(Amount),
  categoria: z.optional(commaList(ProductCategory)),
  marca: z.optional(commaList(z.string().check(z.maxLength(60)))),
  nota: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(5))),
  despacho: z.optional(z.literal('gratis')),
});
/** Of a product. */
export const ProductSearch = z.object({ color: z.optional(ProductColor) });
export type ShopSearch = z.output<typeof ShopAddress>;

/** What narrows the list. */
export const filterNames = ['desde', 'hasta', 'categoria', 'marca', 'nota', 'despacho'] as const;
const noFilter: Partial<ShopSearch> = Object.fromEntries(
  filterNames.map((name) => [name, undefined]),
);

/** The list of the shop as its address has it. Whatever changes what is found begins at the first page. */
export function useShopAddress() {
  const { search, change } = useSearchState('/shell/apps/ecommerce/shop');
  return {
    search,
    change: (patch: Partial<ShopSearch>, options?: { replace?: boolean }) =>
      change({ pagina: undefined, ...patch }, options),
    clearFilters: () => change({ pagina: undefined, ...noFilter }),
    clearAll: () => change({ pagina: undefined, q: undefined, ...noFilter }),
  };
}

/** An empty list equals an absent one. */
const some = <T>(values: T[] | undefined) => (values?.length === 0 ? undefined : values);

export function askedBy(search: ShopSearch): Asked {
  const filter: ProductFilter = {
    minPrice: search.desde,
    maxPrice: search.hasta,
    category: some(search.categoria),
    brand: some(search.marca),
    minRating: search.nota,
    freeShipping: search.despacho === undefined ? undefined : 'true',
  };
  const q = search.q?.trim() ?? '';
  return q === '' ? filter : { ...filter, q, anywhere: 'true' };
}
