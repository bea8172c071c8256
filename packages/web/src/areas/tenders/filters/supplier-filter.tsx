import type { SupplierQuery } from '@pliego/contract/areas/tender-query';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { suppliersQuery } from '../queries.ts';
import { AskedFilter } from './asked-filter.tsx';
import { buyerLabel } from './use-choices.tsx';

function useFoundSuppliers(query: SupplierQuery) {
  const { data, isFetching } = useQuery(suppliersQuery(query));
  const options = (data?.datos ?? []).map((supplier) => ({
    value: supplier.clave,
    label: buyerLabel(supplier),
    count: formatCount(supplier.cantidad),
  }));
  return { options, isFetching };
}

/** Who won, or sells by an order, by name or RUT. */
export function SupplierFilter() {
  const { t } = useTranslation('tenders');
  const searchLabel = t('list.filters.supplierSearch');
  return <AskedFilter filter="proveedor" searchLabel={searchLabel} useFound={useFoundSuppliers} />;
}
