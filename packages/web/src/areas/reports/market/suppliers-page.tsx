import {
  type ListedSupplier,
  type SupplierSort,
  supplierSorts,
} from '@pliego/contract/areas/market';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCount, formatDay } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { Cell } from '../figures-table.tsx';
import reports from '../reports.module.css';
import { MarketList } from './market-list.tsx';
import { suppliersQuery } from './market-lists.ts';

const usual: SupplierSort = '-procesos';

/** Who wins: in how many processes, and how many buyers. */
export function SuppliersPage() {
  const { t } = useTranslation('reportPages');
  const { t: pages } = useTranslation('pages');
  const { search, change } = useSearchState('/shell/proveedores');
  const query = useInfiniteQuery(suppliersQuery(search));
  return (
    <MarketList
      title={pages('suppliers')}
      searchLabel={t('market.findSupplier')}
      none={t('market.noSuppliers')}
      q={search.q ?? ''}
      onSearch={(q) => change({ q: q === '' ? undefined : q }, { replace: true })}
      sort={search.orden ?? usual}
      sorts={supplierSorts.map((value) => ({ value, label: t(`market.supplierSorts.${value}`) }))}
      onSort={(orden) => change({ orden: orden === usual ? undefined : orden })}
      query={query}
      columns={[
        { name: t('market.supplier'), isNumber: false },
        { name: t('market.columns.won'), isNumber: true },
        { name: t('market.columns.buyers'), isNumber: true },
        { name: t('market.columns.newest'), isNumber: true },
      ]}
      row={(supplier) => <Row key={supplier.clave ?? supplier.nombre} supplier={supplier} />}
    />
  );
}

function Row({ supplier }: { supplier: ListedSupplier }) {
  const now = useNow();
  const { clave, nombre, rut, procesos, compradores, ultima, esNuestra } = supplier;
  const count = formatCount(procesos);
  return (
    <tr>
      <th scope="row">
        <Cell cell={{ clase: 'proveedor', clave, nombre, esNuestra }} />
        {rut === null ? null : <div className={reports.code}>{rut}</div>}
      </th>
      <td className={reports.number}>
        {clave === null ? (
          count
        ) : (
          <AppLink to="/licitaciones" search={{ proveedor: [clave] }}>
            {count}
          </AppLink>
        )}
      </td>
      <td className={reports.number}>{formatCount(compradores)}</td>
      <td className={reports.number}>{ultima === null ? '—' : formatDay(ultima, now)}</td>
    </tr>
  );
}
