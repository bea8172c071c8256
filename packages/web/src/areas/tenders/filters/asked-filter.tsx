import type { SupplierQuery } from '@pliego/contract/areas/tender-query';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PickList, type PickOption } from '#web/ui/fields/pick-list.tsx';
import { filterOf } from '../list/list-search.ts';
import { useListSearch } from '../list/use-list-search.ts';
import { chosenIn, withToggled } from './filter-keys.ts';
import { useChoices } from './use-choices.tsx';

interface AskedFilterProps {
  filter: 'proveedor' | 'unidad';
  searchLabel: string;
  /** A hook that asks for the values with most tenders under the other filters, or for those that a text finds. */
  useFound: (query: SupplierQuery) => { options: PickOption[]; isFetching: boolean };
}

/** A filter of more values than fit a list: those with most tenders at first, any other by what is typed. */
export function AskedFilter({ filter, searchLabel, useFound }: AskedFilterProps) {
  const { t } = useTranslation('tenders');
  const { search, change } = useListSearch();
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text.trim(), 200);
  const others = { ...filterOf(search), [filter]: undefined };
  const { options, isFetching } = useFound({ ...others, buscar: q === '' ? undefined : q });
  const chosen = useChoices(search)[filter];
  // What is chosen stays in view, also where other filters leave it without tenders.
  const rest =
    q === '' ? chosen.filter(({ value }) => !options.some((one) => one.value === value)) : [];
  return (
    <PickList
      label={t(`list.filters.${filter}`)}
      searchLabel={searchLabel}
      options={[...rest, ...options]}
      selected={chosenIn(search, filter)}
      busy={q !== text.trim() || isFetching}
      onSearch={setText}
      onPick={(value) => change(withToggled(search, filter, value))}
    />
  );
}
