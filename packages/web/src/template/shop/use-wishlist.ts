import type { Product, WishlistProduct } from '@pliego/contract/areas/shop-products';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { shopApi } from '#web/api/areas/shop.ts';
import { useOptimistic } from '#web/api/use-optimistic.ts';
import { toastUndo } from '#web/ui/feedback/toasts.tsx';
import { wishlistQuery } from './queries.ts';

interface WishChange {
  kind: 'add' | 'remove';
  product: Product;
  place?: number;
  /** It is still to be seen where it went: nothing is offered back. */
  quiet?: boolean;
}

async function send({ kind, product: { id: productId }, place }: WishChange): Promise<void> {
  if (kind === 'add') await shopApi.addToWishlist({ body: { productId, place } });
  else await shopApi.removeFromWishlist({ params: { productId } });
}

function show(held: WishlistProduct[], { kind, product, place }: WishChange): WishlistProduct[] {
  if (kind === 'remove') return held.filter(({ id }) => id !== product.id);
  const added = { ...product, isInCart: false, place };
  return [...held, added].toSorted((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity));
}

/** The wishlist and its actions. */
export function useWishlist() {
  const { t } = useTranslation('shop');
  const { data } = useQuery(wishlistQuery);
  const change = useOptimistic<WishChange, WishlistProduct[], void>({
    queryKey: wishlistQuery.queryKey,
    send,
    show,
    failed: ({ kind, product: { name } }) =>
      kind === 'add' ? t('wishlist.addFailed', { name }) : t('wishlist.removeFailed', { name }),
    onDone: (_, { kind, product, place, quiet }) => {
      if (kind === 'add' || quiet === true) return;
      toastUndo({
        id: `wish-${product.id}`,
        title: t('wishlist.removed', { name: product.name }),
        action: {
          label: t('undo'),
          onClick: () => change({ kind: 'add', product, place }),
        },
      });
    },
  });
  const wished = (product: Product) => data?.find(({ id }) => id === product.id);
  return {
    isWished: (product: Product) => wished(product) !== undefined,
    add: (product: Product) => change({ kind: 'add', product }),
    remove: (product: Product, quiet = false) =>
      change({ kind: 'remove', product, place: wished(product)?.place, quiet }),
  };
}
