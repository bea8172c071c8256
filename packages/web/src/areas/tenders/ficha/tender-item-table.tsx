import { useTranslation } from 'react-i18next';
import { ScrollRegion } from '#web/ui/page/scroll-region.tsx';
import { Awarded, type LinesProps, Product, Quantity, Supplier } from './tender-item-parts.tsx';
import classes from './tender-items.module.css';

export function ItemTable({ items, currency, isAwarded }: LinesProps) {
  const { t } = useTranslation('ficha');
  return (
    <ScrollRegion label={t('items.title')}>
      <table className={classes.table} data-awarded={isAwarded || undefined}>
        <thead>
          <tr>
            <th scope="col">{t('items.line')}</th>
            <th scope="col">{t('items.product')}</th>
            <th scope="col" className={classes.number}>
              {t('items.quantity')}
            </th>
            {isAwarded ? (
              <>
                <th scope="col">{t('items.awardedTo')}</th>
                <th scope="col" className={classes.number}>
                  {t('items.awarded')}
                </th>
              </>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            // Line numbers repeat in some sources, and the lines never change their order.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={`${item.correlativo}-${index}`}>
              <td className={classes.line}>{item.correlativo ?? index + 1}</td>
              <td className={classes.productCell}>
                <Product item={item} />
              </td>
              <td className={classes.number}>
                <Quantity item={item} />
              </td>
              {isAwarded ? (
                <>
                  <td className={classes.supplierCell}>
                    <Supplier item={item} />
                  </td>
                  <td className={classes.number}>
                    <Awarded item={item} currency={currency} />
                  </td>
                </>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
