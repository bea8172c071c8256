import { Button, VisuallyHidden } from '@mantine/core';
import type { Product } from '@pliego/contract/areas/shop-products';
import { shopPageSize } from '@pliego/contract/areas/shop-choices';
import { IconPackage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { Pager } from '#web/ui/data-table/pager.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { CartToggle } from '../cart-toggle.tsx';
import { Filters } from './filters.tsx';
import { ProductCard, ProductCardSkeletons, ProductGrid } from './product-card.tsx';
import { ordersLink } from '../paths.ts';
import { productsQuery } from '../queries.ts';
import { ShopToolbar } from './shop-toolbar.tsx';
import { askedBy, useShopAddress } from '../use-shop-address.ts';
import { WishButton } from '../wish-button.tsx';
import classes from './shop-page.module.css';

/** How many cards the first screen shows. */
const eagerCards = 6;

export function ShopPage() {
  const { t } = useTranslation('shop');
  const { search, change } = useShopAddress();
  const { orden: sortBy, pagina: page = 1, vista } = search;
  const products = useQuery(productsQuery({ ...askedBy(search), sortBy, page }));
  const { data } = products;
  const total = data?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / shopPageSize));
  useLastPage(data !== undefined && !products.isPlaceholderData && page > last, last);
  const isList = vista === 'lista';
  return (
    <Page
      title={t('title')}
      aside={
        <output className={classes.total}>
          {data === undefined ? null : t('found', { count: total, total: formatCount(total) })}
        </output>
      }
      actions={
        <Button
          variant="default"
          leftSection={<IconPackage size={16} stroke={1.7} aria-hidden />}
          renderRoot={(props) => <AppLink {...props} {...ordersLink} />}
        >
          {t('orders.title')}
        </Button>
      }
    >
      <div className={classes.layout}>
        <aside className={classes.aside} aria-label={t('filters.label')}>
          <Filters />
        </aside>
        <section className={classes.main} aria-label={t('results')} aria-busy={products.isFetching}>
          <ShopToolbar />
          <ActiveFilters />
          <QueryState
            query={products}
            loading={
              <>
                <VisuallyHidden>{t('loading')}</VisuallyHidden>
                <ProductCardSkeletons list={isList} />
              </>
            }
            isEmpty={(found) => found.total === 0}
            empty={<NoProducts />}
          >
            {(found) => (
              <>
                <Products products={found.products} isList={isList} />
                <Pager
                  page={page}
                  pageSize={shopPageSize}
                  total={total}
                  onPage={(pagina) => {
                    change({ pagina: pagina === 1 ? undefined : pagina });
                    window.scrollTo({ top: 0 });
                  }}
                />
              </>
            )}
          </QueryState>
        </section>
      </div>
    </Page>
  );
}

function Products({ products, isList }: { products: readonly Product[]; isList: boolean }) {
  return (
    <ProductGrid list={isList}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            list={isList}
            lazy={index >= eagerCards}
            corner={<WishButton product={product} />}
            actions={<CartToggle product={product} />}
          />
        </li>
      ))}
    </ProductGrid>
  );
}

function NoProducts() {
  const { t } = useTranslation('shop');
  const { clearAll } = useShopAddress();
  return (
    <EmptyState
      title={t('empty.title')}
      actions={
        <Button variant="default" onClick={clearAll}>
          {t('filters.clear')}
        </Button>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}

/** A page beyond the last, from an old link, shows the last. */
function useLastPage(isBeyond: boolean, last: number): void {
  const { change } = useShopAddress();
  useEffect(() => {
    if (isBeyond) change({ pagina: last === 1 ? undefined : last }, { replace: true });
  });
}
