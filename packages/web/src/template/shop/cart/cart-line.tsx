import { cartUnits } from '@pliego/contract/areas/shop-products';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { CartLine as Line } from './cart-lines.ts';
import { formatMoney } from '#web/lib/format.ts';
import { ProductPicture } from '#web/ui/display/product-picture.tsx';
import { QuantityStepper } from '#web/ui/fields/quantity-stepper.tsx';
import classes from './cart-panel.module.css';

interface CartLineProps {
  line: Line;
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
      <ProductPicture src={line.image} />
      <div className={classes.facts}>
        <Link
          to="/apps/ecommerce/product-detail/$product"
          params={{ product: slug }}
          className={classes.name}
          onClick={onFollow}
        >
          {name}
        </Link>
        <span className={classes.brand}>{t('cart.brand', { brand })}</span>
        <QuantityStepper
          label={t('cart.quantity', { name })}
          fewer={t('cart.fewer', { name })}
          more={t('cart.more', { name })}
          value={qty}
          min={cartUnits.min}
          max={cartUnits.max}
          onChange={onQuantity}
        />
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
