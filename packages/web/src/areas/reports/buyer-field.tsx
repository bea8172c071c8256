import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { buyersQuery } from './report-queries.ts';

/** One institution, found by its name or RUT. */
export function BuyerField() {
  const { t } = useTranslation('reportPages');
  const { search, change } = useSearchState('/shell/reportes/$id');
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed, 200);
  const chosen = search.comprador;
  const { data } = useQuery(buyersQuery(asked, chosen === undefined ? [] : [chosen]));
  const options = (data?.datos ?? []).map(({ id, nombre }) => ({
    value: String(id),
    label: nombre,
  }));
  return (
    <Select
      aria-label={t('filters.comprador')}
      placeholder={t('filters.anyBuyer')}
      searchable
      clearable
      data={options}
      filter={({ options: found }) => found}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={t('filters.noBuyer')}
      value={chosen === undefined ? null : String(chosen)}
      onChange={(value) => change({ comprador: value === null ? undefined : Number(value) })}
    />
  );
}
