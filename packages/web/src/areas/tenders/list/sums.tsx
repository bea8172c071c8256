import type { CurrencySum } from '@pliego/contract/areas/tender-groups';
import { useTranslation } from 'react-i18next';
import { formatCount, formatMoney } from '#web/lib/format.ts';
import classes from './totals.module.css';

/** What amounts come to, a sum for each currency: they are never added to each other. */
export function Sums({ sums, none }: { sums: readonly CurrencySum[]; none: string }) {
  const { t } = useTranslation('tenders');
  if (sums.length === 0) return <span className={classes.soft}>{none}</span>;
  return (
    <ul className={classes.list}>
      {sums.map(({ moneda, cantidad: count, suma }) => (
        <li
          key={moneda}
          title={t('list.totals.sum', { count, total: formatCount(count) })}
          className={classes.sum}
        >
          <span className={classes.amount}>
            {formatMoney(Math.round(suma), moneda === 'sin' ? null : moneda)}
          </span>
          <span className={classes.soft}>
            {t('list.totals.of', { count, total: formatCount(count) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
