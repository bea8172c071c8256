import { shopPageSize } from '@pliego/contract/areas/shop-products';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText, requestIdOf } from '#web/api/problems.ts';
import { formatCount } from '#web/lib/format.ts';
import { Pager } from '#web/ui/data-table/pager.tsx';
import { Page as PageFrame } from '#web/ui/page.tsx';
import { PlainButton } from '#web/ui/plain/plain-button.tsx';
import { VisuallyHidden } from '#web/ui/plain/visually-hidden.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { CartToggle } from './cart-toggle.tsx';
import { Filters } from './filters.tsx';
import { ProductCard, ProductCardSkeletons, ProductGrid } from './product-card.tsx';
import { productsQuery } from './queries.ts';
import { ShopToolbar } from './shop-toolbar.tsx';
import { askedBy, useShopAddress } from './use-shop-address.ts';
import { WishButton } from './wish-button.tsx';
import classes from './shop-page.module.css';

/** How many cards stand in the first screenful. */
const eagerCards = 6;

export function Page() {
  const { t } = useTranslation('shop');
  const { search, change, clearAll } = useShopAddress();
  const { orden: sortBy, pagina: page = 1, vista } = search;
  const products = useQuery(productsQuery({ ...askedBy(search), sortBy, page }));
  const { data } = products;
  const total = data?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / shopPageSize));
  useLastPage(data !== undefined && !products.isPlaceholderData && page > last, last);
  const isList = vista === 'lista';
  const isEmpty = data?.total === 0;
  return (
    <PageFrame
      title={t('title')}
      aside={
        <output className={classes.total}>
          {data === undefined ? null : t('found', { count: total, total: formatCount(total) })}
        </output>
      }
    >
      <div className={classes.layout}>
        <aside className={classes.aside} aria-label={t('filters.label')}>
          <Filters />
        </aside>
        <section className={classes.main} aria-label={t('results')} aria-busy={products.isFetching}>
          <ShopToolbar />
          <ActiveFilters />
          {data === undefined && products.error !== null ? (
            <ErrorState
              text={problemText(products.error)}
              requestId={requestIdOf(products.error)}
              onRetry={() => void products.refetch()}
            />
          ) : data === undefined ? (
            <>
              <VisuallyHidden>{t('loading')}</VisuallyHidden>
              <ProductCardSkeletons list={isList} />
            </>
          ) : isEmpty ? (
            <EmptyState
              title={t('empty.title')}
              actions={
                <PlainButton variant="default" onClick={clearAll}>
                  {t('filters.clear')}
                </PlainButton>
              }
            >
              {t('empty.text')}
            </EmptyState>
          ) : (
            <>
              <ProductGrid list={isList}>
                {data.products.map((product, index) => (
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
        </section>
      </div>
    </PageFrame>
  );
}

/** A page beyond the last, from an old link, shows the last. */
function useLastPage(isBeyond: boolean, last: number): void {
  const { change } = useShopAddress();
  useEffect(() => {
    if (isBeyond) change({ pagina: last === 1 ? undefined : last }, { replace: true });
  });
}
