import { productOrders, ProductQuery } from '@pliego/contract/areas/products';
import * as z from 'zod/mini';
import { searchOf } from '#web/lib/search-params.ts';
import { looksShape } from '#web/lists/looks/looks-search.ts';

/** The state of the list, as the address holds it. */
export const ProductSearch = z.object({
  q: ProductQuery.shape.q,
  activo: ProductQuery.shape.activo,
  codigo: ProductQuery.shape.codigo,
  responsable: ProductQuery.shape.responsable,
  sort: z.optional(z.enum(productOrders)),
  ...looksShape,
});
export type ProductSearch = z.infer<typeof ProductSearch>;

export const readProductSearch: (search: Record<string, unknown>) => ProductSearch =
  searchOf(ProductSearch);

/** The filters that a press takes away all together. */
export const noFilters = {
  q: undefined,
  activo: undefined,
  codigo: undefined,
  responsable: undefined,
} satisfies ProductSearch;

export const isNarrowed = ({ q, activo, codigo, responsable }: ProductSearch): boolean =>
  [q, activo, codigo, responsable].some((value) => value !== undefined);

export const defaultOrder = 'nombre';

/** What the API is asked for: the list without how it is shown. */
export const productQueryOf = ({ q, activo, codigo, responsable, sort }: ProductSearch) => ({
  q,
  activo,
  codigo,
  responsable,
  sort,
});
