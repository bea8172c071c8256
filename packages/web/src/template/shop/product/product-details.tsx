import { cartUnits, type ProductDetail } from '@pliego/contract/areas/shop-products';
import { arrivalOf } from '@pliego/contract/rules/cart-sums';
import { IconCheck, IconTruckDelivery } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cartQuery } from '../cart/cart-queries.ts';
import { useCart } from '../cart/use-cart.ts';
import { formatMoney } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { Page, Section } from '#web/ui/page/page.tsx';
import { Pill } from '#web/ui/display/pill.tsx';
import { ProductPicture } from '#web/ui/display/product-picture.tsx';
import { QuantityStepper } from '#web/ui/fields/quantity-stepper.tsx';
import { useSharedSearch } from '#web/ui/navigation/use-search-state.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { formatArrival } from '../checkout/arrival.ts';
import { CartToggle } from '../cart-toggle.tsx';
import { ColorChoice } from './color-choice.tsx';
import { ProductFeatures } from './product-features.tsx';
import { RelatedProducts } from './related-products.tsx';
import { ShareMenu } from './share-menu.tsx';
import { Stars } from '../stars.tsx';
import { WishButton } from '../wish-button.tsx';
import classes from './product-details.module.css';

const instalments = 12;

export function ProductDetails({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('shop');
  const { search, change } = useSharedSearch();
  const { setUnits, setColor } = useCart();
  const { data: lines } = useQuery(cartQuery);
  const [units, setWantedUnits] = useState<number>(cartUnits.min);
  const line = lines?.find(({ id }) => id === product.id);
  const { name, colorOptions } = product;
  const color = search.color ?? line?.color ?? colorOptions[0];
  return (
    <Page title={name}>
      <div className={classes.sheet}>
        <div className={classes.stage} data-color={color}>
          <ProductPicture src={product.image} alt={name} className={classes.picture} />
        </div>
        <div className={classes.facts}>
          <ProductFacts product={product} />
          <ColorChoice
            options={colorOptions}
            value={color}
            onChange={(next) => {
              change({ color: next }, { replace: true });
              if (line !== undefined) setColor(line, next);
            }}
          />
          <div className={classes.buy}>
            <QuantityStepper
              label={t('units.label', { name })}
              fewer={t('units.fewer', { name })}
              more={t('units.more', { name })}
              value={line?.qty ?? units}
              min={cartUnits.min}
              max={cartUnits.max}
              onChange={(next) => {
                if (line === undefined) setWantedUnits(next);
                else setUnits(line, next);
              }}
            />
            <div className={classes.toggle}>
              <CartToggle product={product} qty={units} color={color} size="md" />
            </div>
            <WishButton product={product} wide />
            <ShareMenu product={product} />
          </div>
          {line === undefined ? null : (
            <p className={classes.soft}>{t('detail.inCart', { count: line.qty })}</p>
          )}
        </div>
      </div>
      <Section title={t('features.label')}>
        <ProductFeatures />
      </Section>
      <RelatedProducts id={product.id} />
    </Page>
  );
}

/** Brand, price, description and delivery. */
function ProductFacts({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('shop');
  const now = useNow();
  const { brand, price, category } = product;
  const arrival = formatArrival(arrivalOf(product, new Date(now)), now);
  return (
    <>
      <p className={classes.brand}>
        <AppLink to="/apps/ecommerce/shop" search={{ marca: [brand] }}>
          {t('brand', { brand })}
        </AppLink>
        {category === undefined ? null : (
          <>
            {' · '}
            <AppLink to="/apps/ecommerce/shop" search={{ categoria: [category] }}>
              {t(`categories.${category}`)}
            </AppLink>
          </>
        )}
      </p>
      <Stars rating={product.rating} />
      <p className={classes.price}>{formatMoney(price, 'CLP')}</p>
      <p className={classes.soft}>
        {t('detail.instalments', {
          count: instalments,
          amount: formatMoney(Math.ceil(price / instalments), 'CLP') ?? '',
        })}
      </p>
      <p className={classes.description}>{product.description}</p>
      <div className={classes.pills}>
        <Pill tone="verde">
          <IconCheck size={13} aria-hidden /> {t('detail.inStock')}
        </Pill>
        <Pill tone={product.hasFreeShipping ? 'verde' : 'gris'}>
          <IconTruckDelivery size={13} aria-hidden />{' '}
          {product.hasFreeShipping ? t('freeShipping') : t('detail.paidShipping')}
        </Pill>
      </div>
      <p className={classes.soft}>{t('detail.arrives', { day: arrival })}</p>
    </>
  );
}
