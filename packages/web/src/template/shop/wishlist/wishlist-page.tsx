import { Button, VisuallyHidden } from '@mantine/core';
import type { Product } from '@pliego/contract/areas/shop-products';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cartQuery } from '../cart/cart-queries.ts';
import { useCart } from '../cart/use-cart.ts';
import { formatCount } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { CartToggle } from '../cart-toggle.tsx';
import { ProductCard, ProductCardSkeletons, ProductGrid } from '../list/product-card.tsx';
import { wishlistQuery } from '../queries.ts';
import { useWishlist } from '../use-wishlist.ts';
import classes from './wishlist-page.module.css';

export function WishlistPage() {
  const { t } = useTranslation('shop');
  const wishlist = useQuery(wishlistQuery);
  const { data } = wishlist;
  return (
    <Page
      title={t('wishlist.title')}
      aside={
        data === undefined || data.length === 0 ? null : (
          <span className={classes.total}>
            {t('found', { count: data.length, total: formatCount(data.length) })}
          </span>
        )
      }
    >
      <QueryState
        query={wishlist}
        loading={
          <>
            <VisuallyHidden>{t('loading')}</VisuallyHidden>
            <ProductCardSkeletons list={false} />
          </>
        }
      >
        {(products) => <WishedProducts products={products} />}
      </QueryState>
    </Page>
  );
}

function WishedProducts({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation('shop');
  const box = useRef<HTMLDivElement>(null);
  // The button leaves together with its card: the focus moves to the list.
  const keepFocus = () => box.current?.focus({ preventScroll: true });
  if (products.length === 0) {
    return (
      <div ref={box} tabIndex={-1} className={classes.box}>
        <EmptyState
          title={t('wishlist.emptyTitle')}
          actions={
            <Button renderRoot={(props) => <AppLink {...props} to="/apps/ecommerce/shop" />}>
              {t('toShop')}
            </Button>
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
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              corner={<RemoveButton product={product} onPress={keepFocus} />}
              actions={
                <>
                  <CartToggle product={product} />
                  <MoveButton product={product} onPress={keepFocus} />
                </>
              }
            />
          </li>
        ))}
      </ProductGrid>
    </div>
  );
}

interface WishButtonProps {
  product: Product;
  onPress: () => void;
}

function RemoveButton({ product, onPress }: WishButtonProps) {
  const { t } = useTranslation('shop');
  const { remove } = useWishlist();
  return (
    <button
      type="button"
      className={classes.remove}
      aria-label={t('wishlist.removeNamed', { name: product.name })}
      title={t('wishlist.takeOut')}
      onClick={() => {
        onPress();
        remove(product);
      }}
    >
      <IconX size={17} aria-hidden />
    </button>
  );
}

/** Moves a product to the cart; nothing when the cart has it. */
function MoveButton({ product, onPress }: WishButtonProps) {
  const { t } = useTranslation('shop');
  const { data: lines = [] } = useQuery(cartQuery);
  const { remove } = useWishlist();
  const { add } = useCart();
  if (lines.some(({ id }) => id === product.id)) return null;
  return (
    <Button
      fullWidth
      variant="default"
      aria-label={t('wishlist.moveNamed', { name: product.name })}
      onClick={() => {
        onPress();
        add({ product, qty: 1 });
        remove(product, true);
      }}
    >
      {t('wishlist.move')}
    </Button>
  );
}
