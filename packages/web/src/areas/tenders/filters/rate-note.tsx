import type { CurrencyRates } from '@pliego/contract/areas/tender-rates';
import { isConvertible } from '@pliego/contract/rules/rate-day';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCount, formatIsoDate } from '#web/lib/format.ts';
import { filterOf, type TenderListSearch } from '../list/list-search.ts';
import { tenderRatesQuery } from '../queries.ts';
import classes from './filters.module.css';

/** Whether bounds compare amounts of any currency, at the rate of the day of publication. */
function isCompared({ montoMin, montoMax, moneda = 'CLP' }: TenderListSearch): boolean {
  return (montoMin !== undefined || montoMax !== undefined) && isConvertible(moneda);
}

/** By which rates amounts of different currencies are compared, and who states them. */
export function RateNote({ search }: { search: TenderListSearch }) {
  const { t } = useTranslation('tenders');
  const rates = useQuery(tenderRatesQuery(filterOf(search))).data;
  if (!isConvertible(search.moneda ?? 'CLP') || rates === undefined) return null;
  if (rates.datos.length === 0) return <p className={classes.note}>{t('list.amount.noRates')}</p>;
  return (
    <div className={classes.note}>
      <p>{t('list.amount.compared')}</p>
      <ul>
        {rates.datos.map((rate) => (
          <RateOf key={rate.moneda} rate={rate} />
        ))}
      </ul>
    </div>
  );
}

function RateOf({ rate }: { rate: CurrencyRates['datos'][number] }) {
  const { t } = useTranslation('tenders');
  const { moneda, desde, hasta, fuentes, verificadas } = rate;
  return (
    <li>
      {t(verificadas ? 'list.amount.rate' : 'list.amount.unverifiedRate', {
        currency: moneda === 'CLF' ? 'UF' : moneda,
        from: formatIsoDate(desde),
        until: formatIsoDate(hasta),
        source: fuentes.join(', '),
      })}
    </li>
  );
}

/** How many amounts the bounds leave out, because nobody has brought the rate of their day. */
export function LeftOutNote({ search }: { search: TenderListSearch }) {
  const { t } = useTranslation('tenders');
  const isAsked = isCompared(search);
  const { data } = useQuery({ ...tenderRatesQuery(filterOf(search)), enabled: isAsked });
  if (!isAsked || data === undefined || data.sinTasa === 0) return null;
  const { sinTasa: count } = data;
  return (
    <p className={classes.leftOut}>
      {t('list.amount.leftOut', { count, total: formatCount(count) })}
    </p>
  );
}
