import type { CartProduct } from '@pliego/contract/areas/shop';
import { IconMinus, IconPackage, IconPlus, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/lib/format.ts';
import { pageOf } from '../../pages.ts';
import { fewestUnits, mostUnits } from './cart-total.ts';
import classes from './cart-panel.module.css';

interface CartLineProps {
  line: CartProduct;
  onQuantity: (qty: number) => void;
  onRemove: () => void;
  onFollow: () => void;
}

/** One product of the cart: how many of it, and out with it. */
export function CartLine({ line, onQuantity, onRemove, onFollow }: CartLineProps) {
  const { t } = useTranslation();
  const { name, brand, price, qty, slug } = line;
  return (
    <li className={classes.line}>
      <Picture src={line.image} />
      <div className={classes.facts}>
        <Link
          to="/$"
          params={{ _splat: `${pageOf('detail').link.slice(1)}/${slug}` }}
          className={classes.name}
          onClick={onFollow}
        >
          {name}
        </Link>
        <span className={classes.brand}>{t('cart.brand', { brand })}</span>
        <fieldset className={classes.quantity} aria-label={t('cart.quantity', { name })}>
          <button
            type="button"
            aria-label={t('cart.fewer', { name })}
            disabled={qty <= fewestUnits}
            onClick={() => onQuantity(qty - 1)}
          >
            <IconMinus size={14} aria-hidden />
          </button>
          <output>{qty}</output>
          <button
            type="button"
            aria-label={t('cart.more', { name })}
            disabled={qty >= mostUnits}
            onClick={() => onQuantity(qty + 1)}
          >
            <IconPlus size={14} aria-hidden />
          </button>
        </fieldset>
      </div>
      <div className={classes.end}>
        <button
          type="button"
          className={classes.remove}
          aria-label={t('cart.remove', { name })}
          title={t('cart.remove', { name })}
          onClick={onRemove}
        >
          <IconX size={15} aria-hidden />
        </button>
        <span className={classes.price}>{formatMoney(price, 'CLP')}</span>
      </div>
    </li>
  );
}

/** The product's picture, or a box where it could not be had. */
function Picture({ src }: { src: string }) {
  const [isMissing, setMissing] = useState(false);
  return (
    <span className={classes.picture}>
      {isMissing ? (
        <IconPackage size={22} stroke={1.5} aria-hidden />
      ) : (
        <img alt="" src={src} onError={() => setMissing(true)} />
      )}
    </span>
  );
}
