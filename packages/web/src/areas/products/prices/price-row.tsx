import type { AwardedPrice } from '@pliego/contract/areas/prices';
import { readableTitle } from '@pliego/contract/rules/readable-title';
import { regionName } from '@pliego/contract/rules/regions';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatMoney, formatQuantity } from '#web/lib/format.ts';
import { readableName } from '#web/lib/readable-name.ts';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { SupplierLink } from '#web/ui/navigation/supplier-link.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import classes from './prices.module.css';

/** What one line was awarded at: to whom, by whom and when. */
export function PriceRow({ price }: { price: AwardedPrice }) {
  const { t } = useTranslation('products');
  const now = useNow();
  const { licitacion, linea, texto, comprador, region, proveedor, cantidad, unidad } = price;
  const amount =
    cantidad === null ? null : [formatQuantity(cantidad), unidad].filter(Boolean).join(' ');
  const { claveProveedor, compradorId } = price;
  const about = [
    proveedor === null ? null : (
      <SupplierLink key="supplier" to={claveProveedor}>
        {t('prices.to', { supplier: readableName(proveedor) })}
      </SupplierLink>
    ),
    comprador === null || compradorId === null ? null : (
      <AppLink key="buyer" to="/compradores/$id" params={{ id: compradorId }}>
        {readableName(comprador)}
      </AppLink>
    ),
    region === null ? null : regionName(region),
    amount,
    price.cuando === null ? null : formatDay(price.cuando, now),
  ].filter((part) => part !== null);
  return (
    <li className={classes.price}>
      <span className={classes.amount}>{formatMoney(price.precio, price.moneda)}</span>
      <div className={classes.what}>
        <p className={classes.text}>«{readableTitle(texto)}»</p>
        <p className={classes.soft}>
          {about.map((part, at) => (
            // They stand in one order.
            // oxlint-disable-next-line react/no-array-index-key
            <Fragment key={at}>
              {at === 0 ? null : ' · '}
              {part}
            </Fragment>
          ))}
        </p>
        <p>
          <Link to="/licitaciones/$id" params={{ id: licitacion.id }} className={classes.name}>
            {licitacion.codigo}
          </Link>{' '}
          <span className={classes.soft}>{t('prices.line', { line: linea })}</span>
        </p>
      </div>
    </li>
  );
}
