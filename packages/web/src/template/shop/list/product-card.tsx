import type { Product } from '@pliego/contract/areas/shop-products';
import { IconTruckDelivery } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { Pill } from '#web/ui/display/pill.tsx';
import { ProductPicture } from '#web/ui/display/product-picture.tsx';
import { productLink } from '../paths.ts';
import { Stars } from '../stars.tsx';
import classes from './product-card.module.css';

interface ProductCardProps {
  product: Product;
  /** Over the picture. */
  corner: ReactNode;
  /** What can be done with it. */
  actions: ReactNode;
  /** One under the other, with room to read what it is. */
  list?: boolean;
  lazy?: boolean;
}

/** A product where there are several. */
export function ProductCard({ product, corner, actions, list = false, lazy }: ProductCardProps) {
  const { t } = useTranslation('shop');
  const { name, brand, price, rating, hasFreeShipping, description } = product;
  return (
    <article className={classes.card} data-list={list || undefined}>
      <div className={classes.top}>
        <AppLink {...productLink(product)} className={classes.picture} tabIndex={-1} aria-hidden>
          <ProductPicture src={product.image} lazy={lazy} />
        </AppLink>
        <div className={classes.corner}>{corner}</div>
      </div>
      <div className={classes.facts}>
        <h2 className={classes.name}>
          <AppLink {...productLink(product)}>{name}</AppLink>
        </h2>
        <p className={classes.brand}>{t('brand', { brand })}</p>
        <Stars rating={rating} />
        {list ? <p className={classes.description}>{description}</p> : null}
      </div>
      <div className={classes.end}>
        <p className={classes.price}>{formatMoney(price, 'CLP')}</p>
        {hasFreeShipping ? (
          <Pill tone="verde">
            <IconTruckDelivery size={13} aria-hidden /> {t('freeShipping')}
          </Pill>
        ) : null}
        <div className={classes.actions}>{actions}</div>
      </div>
    </article>
  );
}

const places = Array.from({ length: 9 }, (_, index) => index);

/** The placeholders while loading. */
export function ProductCardSkeletons({ list }: { list: boolean }) {
  return (
    <ul className={classes.grid} data-list={list || undefined} aria-hidden>
      {places.map((place) => (
        <li key={place} className={classes.card} data-list={list || undefined} data-loading>
          <div className={classes.top}>
            <span className={classes.blank} data-square />
          </div>
          <div className={classes.facts}>
            <span className={classes.blank} style={{ width: `${62 + ((place * 13) % 30)}%` }} />
            <span className={classes.blank} style={{ width: '38%' }} />
            <span className={classes.blank} style={{ width: '46%' }} />
          </div>
          <div className={classes.end}>
            <span className={classes.blank} style={{ width: '40%' }} />
            <span className={classes.blank} data-button />
          </div>
        </li>
      ))}
    </ul>
  );
}

export function ProductGrid({ list = false, children }: { list?: boolean; children: ReactNode }) {
  return (
    <ul className={classes.grid} data-list={list || undefined}>
      {children}
    </ul>
  );
}
