import { Button } from '@mantine/core';
import { cartUnits } from '@pliego/contract/areas/shop-products';
import { arrivalOf, offerAmount, offerOf } from '@pliego/contract/rules/cart-sums';
import { IconHeart, IconTrash, IconTruckDelivery } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '../cart/cart-lines.ts';
import { useCart } from '../cart/use-cart.ts';
import { formatMoney } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { ProductPicture } from '#web/ui/display/product-picture.tsx';
import { QuantityStepper } from '#web/ui/fields/quantity-stepper.tsx';
import { formatArrival } from './arrival.ts';
import { productLink } from '../paths.ts';
import type { Checkout } from './use-checkout.ts';
import { useMoveToWishlist } from '../wishlist/use-move-to-wishlist.ts';
import classes from './cart-step.module.css';

/** What is in the cart: how many of each, when it arrives, and out with it. */
export function CartStep({ checkout: { lines, now } }: { checkout: Checkout }) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} tabIndex={-1} className={classes.lines}>
      {lines.map((line) => (
        <Line key={line.id} line={line} now={now} onLeave={() => list.current?.focus()} />
      ))}
    </ul>
  );
}

interface LineProps {
  line: CartLine;
  now: number;
  /** Right before it goes, and its buttons with it. */
  onLeave: () => void;
}

function Line({ line, now, onLeave }: LineProps) {
  const { t } = useTranslation('shop');
  const { remove, setUnits } = useCart();
  const moveToWishlist = useMoveToWishlist();
  const { name, brand, price, qty, color } = line;
  const { percentage, count } = offerOf(line);
  const charged = (price - offerAmount(line)) * qty;
  const arrival = formatArrival(arrivalOf(line, new Date(now)), now);
  return (
    <li className={classes.line}>
      <ProductPicture src={line.image} className={classes.picture} />
      <div className={classes.facts}>
        <h3 className={classes.name}>
          <AppLink {...productLink(line)}>{name}</AppLink>
        </h3>
        <p className={classes.soft}>
          {t('brand', { brand })}
          {color === undefined ? null : ` · ${t(`colors.${color}`)}`}
        </p>
        <p className={classes.soft}>
          <IconTruckDelivery size={14} stroke={1.7} aria-hidden />{' '}
          {t('checkout.arrives', { day: arrival })}
          {line.hasFreeShipping ? ` · ${t('freeShipping')}` : null}
        </p>
        <p className={classes.offer}>{t('checkout.offer', { percentage, count })}</p>
        <QuantityStepper
          label={t('units.label', { name })}
          fewer={t('units.fewer', { name })}
          more={t('units.more', { name })}
          value={qty}
          min={cartUnits.min}
          max={cartUnits.max}
          onChange={(units) => setUnits(line, units)}
        />
      </div>
      <div className={classes.end}>
        <p className={classes.charged}>{formatMoney(charged, 'CLP')}</p>
        <p className={classes.listed}>
          <span>{t('checkout.listed')}</span> <s>{formatMoney(price * qty, 'CLP')}</s>
        </p>
        <div className={classes.actions}>
          <Button
            variant="default"
            leftSection={<IconTrash size={15} stroke={1.7} aria-hidden />}
            aria-label={t('cart.removeNamed', { name })}
            onClick={() => {
              onLeave();
              remove(line);
            }}
          >
            {t('cart.remove')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconHeart size={15} stroke={1.7} aria-hidden />}
            aria-label={t('checkout.toWishlistNamed', { name })}
            onClick={() => {
              onLeave();
              moveToWishlist(line);
            }}
          >
            {t('checkout.toWishlist')}
          </Button>
        </div>
      </div>
    </li>
  );
}
