import { type BuyerSort, buyerSorts, type ListedBuyer } from '@pliego/contract/areas/market';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCount, formatDay, formatMoney } from '#web/lib/format.ts';
import { readableName } from '#web/lib/readable-name.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import reports from '../reports.module.css';
import { MarketList } from './market-list.tsx';
import { buyersQuery } from './market-lists.ts';

const usual: BuyerSort = '-abiertas';

/** Who buys: how much was read of each, and what is open now. */
export function BuyersPage() {
  const { t } = useTranslation('reportPages');
  const { t: pages } = useTranslation('pages');
  const { search, change } = useSearchState('/shell/compradores');
  const query = useInfiniteQuery(buyersQuery(search));
  return (
    <MarketList
      title={pages('buyers')}
      searchLabel={t('market.findBuyer')}
      none={t('market.noBuyers')}
      q={search.q ?? ''}
      onSearch={(q) => change({ q: q === '' ? undefined : q }, { replace: true })}
      sort={search.orden ?? usual}
      sorts={buyerSorts.map((value) => ({ value, label: t(`market.buyerSorts.${value}`) }))}
      onSort={(orden) => change({ orden: orden === usual ? undefined : orden })}
      query={query}
      columns={[
        { name: t('market.buyer'), isNumber: false },
        { name: t('market.columns.open'), isNumber: true },
        { name: t('market.columns.processes'), isNumber: true },
        { name: t('market.columns.amount'), isNumber: true },
        { name: t('market.columns.newest'), isNumber: true },
      ]}
      row={(buyer) => <Row key={buyer.id} buyer={buyer} />}
    />
  );
}

function Row({ buyer }: { buyer: ListedBuyer }) {
  const { t } = useTranslation('reportPages');
  const now = useNow();
  const { id, nombre, rut, abiertas, procesos, montoClp, conMonto, ultima } = buyer;
  const count = formatCount(procesos);
  return (
    <tr>
      <th scope="row">
        <AppLink to="/compradores/$id" params={{ id }}>
          {readableName(nombre)}
        </AppLink>
        {rut === null ? null : <div className={reports.code}>{rut}</div>}
      </th>
      <td className={reports.number}>
        {abiertas === 0 ? (
          '0'
        ) : (
          <AppLink to="/licitaciones" search={{ comprador: [id], vista: 'abiertas' }}>
            {formatCount(abiertas)}
          </AppLink>
        )}
      </td>
      <td className={reports.number}>
        <AppLink to="/licitaciones" search={{ comprador: [id] }}>
          {count}
        </AppLink>
      </td>
      <td className={reports.number}>
        {conMonto === 0 ? '—' : formatMoney(montoClp, 'CLP')}
        {conMonto === 0 ? null : (
          <div className={reports.soft}>
            {t('market.withAmount', { priced: formatCount(conMonto), total: count })}
          </div>
        )}
      </td>
      <td className={reports.number}>{ultima === null ? '—' : formatDay(ultima, now)}</td>
    </tr>
  );
}
