import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { PickList } from '#web/ui/fields/pick-list.tsx';
import { filterOf } from '../list/list-search.ts';
import { useListSearch } from '../list/use-list-search.ts';
import { suppliersQuery } from '../queries.ts';
import { chosenIn, withToggled } from './filter-keys.ts';
import { buyerLabel, useChoices } from './use-choices.tsx';

/** Who won, or sells by an order: those with most tenders at first, any other by name or RUT. */
export function SupplierFilter() {
  const { t } = useTranslation('tenders');
  const { search, change } = useListSearch();
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text.trim(), 200);
  const others = { ...filterOf(search), proveedor: undefined };
  const found = useQuery(suppliersQuery({ ...others, buscar: q === '' ? undefined : q }));
  const selected = chosenIn(search, 'proveedor');
  const chosen = useChoices(search).proveedor;
  const shown = (found.data?.datos ?? []).map((supplier) => ({
    value: supplier.clave,
    label: buyerLabel(supplier),
    count: formatCount(supplier.cantidad),
  }));
  // What is chosen stays in view, also where other filters leave it without tenders.
  const rest =
    q === '' ? chosen.filter(({ value }) => !shown.some((one) => one.value === value)) : [];
  return (
    <PickList
      label={t('list.filters.proveedor')}
      searchLabel={t('list.filters.supplierSearch')}
      options={[...rest, ...shown]}
      selected={selected}
      busy={q !== text.trim() || found.isFetching}
      onSearch={setText}
      onPick={(value) => change(withToggled(search, 'proveedor', value))}
    />
  );
}
