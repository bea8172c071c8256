import { useTranslation } from 'react-i18next';
import { Awarded, type LinesProps, Product, Quantity, Supplier } from './tender-item-parts.tsx';
import classes from './tender-items.module.css';

/** The same lines on a phone, one card each. */
export function ItemCards({ items, currency, isAwarded }: LinesProps) {
  const { t } = useTranslation('ficha');
  return (
    // Lists without bullets lose their role in Safari unless it is set.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={classes.cards} aria-label={t('items.title')}>
      {items.map((item, index) => (
        // Line numbers repeat in some sources, and the lines never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${item.correlativo}-${index}`} className={classes.card}>
          <div className={classes.cardHead}>
            <span className={classes.line}>
              {t('items.line')} {item.correlativo ?? index + 1}
            </span>
            <span className={classes.cardQuantity}>
              <Quantity item={item} />
            </span>
          </div>
          <Product item={item} />
          {isAwarded ? (
            <div className={classes.cardAward}>
              <div className={classes.cardSupplier}>
                <Supplier item={item} />
              </div>
              {item.adjudicacion === null ? null : (
                <div className={classes.cardPrices}>
                  <Awarded item={item} currency={currency} />
                </div>
              )}
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
