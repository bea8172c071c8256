import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { suppliersQuery } from '../queries.ts';
import { AskedFilter, useAsked } from './asked-filter.tsx';
import { buyerLabel } from './use-choices.tsx';

/** Who won, or sells by an order, by name or RUT. */
export function SupplierFilter() {
  const { t } = useTranslation('tenders');
  const asked = useAsked('proveedor');
  const { data, isFetching } = useQuery(suppliersQuery(asked.query));
  return (
    <AskedFilter
      filter="proveedor"
      searchLabel={t('list.filters.supplierSearch')}
      asked={asked}
      options={(data?.datos ?? []).map((supplier) => ({
        value: supplier.clave,
        label: buyerLabel(supplier),
        count: formatCount(supplier.cantidad),
      }))}
      isFetching={isFetching}
    />
  );
}
