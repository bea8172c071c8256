import type { Product } from '@pliego/contract/areas/shop-products';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useWishlist } from './use-wishlist.ts';
import classes from './wish-button.module.css';

/** A heart: full while the product is on the list. */
export function WishButton({ product, wide = false }: { product: Product; wide?: boolean }) {
  const { t } = useTranslation('shop');
  const { isWished, add, remove } = useWishlist();
  const on = isWished(product);
  const label = t(on ? 'wishlist.takeOut' : 'wishlist.putIn');
  const word = t(on ? 'wishlist.on' : 'wishlist.add');
  const name = t('wishlist.toggle', { name: product.name });
  return (
    <button
      type="button"
      className={classes.button}
      data-wide={wide || undefined}
      aria-pressed={on}
      aria-label={wide ? `${word}: ${name}` : name}
      title={label}
      onClick={() => (on ? remove(product, true) : add(product))}
    >
      {on ? (
        <IconHeartFilled size={18} className={classes.on} aria-hidden />
      ) : (
        <IconHeart size={18} stroke={1.7} aria-hidden />
      )}
      {wide ? <span>{word}</span> : null}
    </button>
  );
}
