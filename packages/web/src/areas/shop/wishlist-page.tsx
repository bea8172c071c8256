import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cartQuery } from '#web/api/cart-queries.ts';
import { problemText, requestIdOf } from '#web/api/problems.ts';
import { useCart } from '#web/api/use-cart.ts';
import { formatCount } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Page as PageFrame } from '#web/ui/page.tsx';
import { buttonLook, PlainButton } from '#web/ui/plain/plain-button.tsx';
import { VisuallyHidden } from '#web/ui/plain/visually-hidden.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { CartToggle } from './cart-toggle.tsx';
import { shopPath } from './paths.ts';
import { ProductCard, ProductCardSkeletons, ProductGrid } from './product-card.tsx';
import { wishlistQuery } from './queries.ts';
import { useWishlist } from './use-wishlist.ts';
import classes from './wishlist-page.module.css';

export function Page() {
  const { t } = useTranslation('shop');
  const { data, error, refetch } = useQuery(wishlistQuery);
  return (
    <PageFrame
      title={t('wishlist.title')}
      aside={
        data === undefined || data.length === 0 ? null : (
          <span className={classes.total}>
            {t('found', { count: data.length, total: formatCount(data.length) })}
          </span>
        )
      }
    >
      {data === undefined && error !== null ? (
        <ErrorState
          text={problemText(error)}
          requestId={requestIdOf(error)}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <>
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <ProductCardSkeletons list={false} />
        </>
      ) : (
        <Wishes />
      )}
    </PageFrame>
  );
}

function Wishes() {
  const { t } = useTranslation('shop');
  const { data = [] } = useQuery(wishlistQuery);
  const { data: lines = [] } = useQuery(cartQuery);
  const { remove } = useWishlist();
  const { add } = useCart();
  const box = useRef<HTMLDivElement>(null);
  // The card goes with its button: the keyboard stays on the list.
  const keepFocus = () => box.current?.focus({ preventScroll: true });
  if (data.length === 0) {
    return (
      <div ref={box} tabIndex={-1} className={classes.box}>
        <EmptyState
          title={t('wishlist.emptyTitle')}
          actions={
            <AppLink href={shopPath} {...buttonLook()}>
              {t('toShop')}
            </AppLink>
          }
        >
          {t('wishlist.emptyText')}
        </EmptyState>
      </div>
    );
  }
  return (
    <div ref={box} tabIndex={-1} className={classes.box}>
      <ProductGrid>
        {data.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              corner={
                <button
                  type="button"
                  className={classes.remove}
                  aria-label={t('wishlist.removeNamed', { name: product.name })}
                  title={t('wishlist.takeOut')}
                  onClick={() => {
                    keepFocus();
                    remove(product);
                  }}
                >
                  <IconX size={17} aria-hidden />
                </button>
              }
              actions={
                <>
                  <CartToggle product={product} />
                  {lines.some(({ id }) => id === product.id) ? null : (
                    <PlainButton
                      wide
                      variant="default"
                      aria-label={t('wishlist.moveNamed', { name: product.name })}
                      onClick={() => {
                        keepFocus();
                        add({ product, qty: 1 });
                        remove(product, true);
                      }}
                    >
                      {t('wishlist.move')}
                    </PlainButton>
                  )}
                </>
              }
            />
          </li>
        ))}
      </ProductGrid>
    </div>
  );
}
