import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '../cart/cart-lines.ts';
import { useCart } from '../cart/use-cart.ts';
import { toastUndo } from '#web/ui/feedback/toasts.tsx';
import { useWishlist } from '../use-wishlist.ts';

/**
 * Moves a line of the cart to the wish list. The undo reverts both, and keeps an entry that was already in
 * the wish list.
 */
export function useMoveToWishlist(): (line: CartLine) => void {
  const { t } = useTranslation('shop');
  const { isWished, add: wish, remove: unwish } = useWishlist();
  const isNew = useRef(false);
  const { putBack, remove } = useCart({
    onRemoved: (line) =>
      toastUndo({
        id: `cart-${line.id}`,
        title: t('checkout.movedToWishlist', { name: line.name }),
        action: {
          label: t('undo'),
          onClick: () => {
            putBack(line);
            if (isNew.current) unwish(line, true);
          },
        },
      }),
  });
  return (line) => {
    isNew.current = !isWished(line);
    if (isNew.current) wish(line);
    remove(line);
  };
}
