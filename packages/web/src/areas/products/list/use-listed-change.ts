import { Product, type ProductChange } from '@pliego/contract/areas/product-shapes';
import type { InfiniteData } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { productsApi } from '#web/api/areas/products.ts';
import { storedNow } from '#web/api/stored-now.ts';
import { useOptimistic } from '#web/api/use-optimistic.ts';
import { formatMoney } from '#web/lib/format.ts';
import { productListKey, productQuery } from '../queries.ts';

/** What is changed in a row, and the row that it was decided by. */
export interface ListedChange {
  product: Product;
  change: Pick<ProductChange, 'precio' | 'activo'>;
}

type Pages = InfiniteData<{ datos: Product[] }>;

function shown(held: Pages, { product, change }: ListedChange): Pages {
  const datos = (rows: Product[]) =>
    rows.map((row) => (row.id === product.id ? Object.assign({}, row, change) : row));
  return {
    ...held,
    pages: held.pages.map((page) => Object.assign({}, page, { datos: datos(page.datos) })),
  };
}

/** Changes a product in its row: shown at once, and put back where it is not kept. */
export function useListedChange() {
  const { t } = useTranslation('products');
  const client = useQueryClient();
  return useOptimistic<ListedChange, Pages, Product>({
    queryKey: productListKey,
    send: ({ product: { id, version }, change }) =>
      productsApi.update({ params: { id }, body: change, ifVersion: version }),
    show: shown,
    failed: ({ product: { sku } }) => t('inline.failed', { sku }),
    explain: (error) => {
      const stored = storedNow(Product, error);
      if (stored === null) return undefined;
      return t('inline.clash', {
        price: formatMoney(stored.precio, stored.moneda) ?? '—',
        state: t(`states.${stored.activo ? 'true' : 'false'}`).toLowerCase(),
      });
    },
    // Tried again, it is a change of what is stored now, which has just been told.
    again: (change, error) => ({
      ...change,
      product: storedNow(Product, error) ?? change.product,
    }),
    onDone: (kept) => client.setQueryData(productQuery(kept.id).queryKey, kept),
  });
}
