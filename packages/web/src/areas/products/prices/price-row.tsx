import type { AwardedPrice } from '@pliego/contract/areas/prices';
import { readableTitle } from '@pliego/contract/rules/readable-title';
import { regionName } from '@pliego/contract/rules/regions';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatDay, formatMoney, formatQuantity } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import classes from './prices.module.css';

/** What one line was awarded at: to whom, by whom and when. */
export function PriceRow({ price }: { price: AwardedPrice }) {
  const { t } = useTranslation('products');
  const now = useNow();
  const { licitacion, linea, texto, comprador, region, proveedor, cantidad, unidad } = price;
  const amount =
    cantidad === null ? null : [formatQuantity(cantidad), unidad].filter(Boolean).join(' ');
  const about = [
    proveedor === null ? null : t('prices.to', { supplier: proveedor }),
    comprador,
    region === null ? null : regionName(region),
    amount,
    price.cuando === null ? null : formatDay(price.cuando, now),
  ];
  return (
    <li className={classes.price}>
      <span className={classes.amount}>{formatMoney(price.precio, price.moneda)}</span>
      <div className={classes.what}>
        <p className={classes.text}>«{readableTitle(texto)}»</p>
        <p className={classes.soft}>{about.filter((part) => part !== null).join(' · ')}</p>
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
