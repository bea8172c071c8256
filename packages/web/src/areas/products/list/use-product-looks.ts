import type { Product } from '@pliego/contract/areas/product-shapes';
import { type LooksChoice, savedLooks, useLooksChoice } from '#web/lists/looks/use-looks.ts';
import { writtenState } from '#web/lists/views/view-state.ts';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { type ProductColumnId, productChoice } from './product-columns.tsx';
import { defaultOrder, type ProductSearch } from './product-search.ts';

const list = { name: 'productos', choice: productChoice };

export type ProductLooks = LooksChoice<ProductColumnId>;

/** How the catalogue is shown, with the ways to change it. */
export function useProductLooks(): ProductLooks {
  const { search, changed } = useSearchState('/shell/productos');
  return useLooksChoice(list, search, changed);
}

/** What is saved of the catalogue: its address with what would otherwise follow from defaults or from what this browser remembers. */
export const productState = (search: ProductSearch, looks: ProductLooks): string =>
  writtenState({
    ...search,
    sort: search.sort ?? defaultOrder,
    ...savedLooks(productChoice, looks),
  });

export const seesCosts = (rows: readonly Product[]): boolean => rows.some(({ veCosto }) => veCosto);
