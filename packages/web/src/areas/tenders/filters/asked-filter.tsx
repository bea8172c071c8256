import type { SupplierQuery } from '@pliego/contract/areas/tender-query';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PickList, type PickOption } from '#web/ui/fields/pick-list.tsx';
import { filterOf } from '../list/list-search.ts';
import { useListSearch } from '../list/use-list-search.ts';
import { chosenIn, withToggled } from './filter-keys.ts';
import { useChoices } from './use-choices.tsx';

type AskedKey = 'proveedor' | 'unidad';

interface Asked {
  /** Asks for the values with most tenders under the other filters, or for those that a text finds. */
  query: SupplierQuery;
  setText: (text: string) => void;
  isTyping: boolean;
}

/** What a filter of more values than fit a list asks the server for. */
export function useAsked(filter: AskedKey): Asked {
  const { search } = useListSearch();
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text.trim(), 200);
  const others = { ...filterOf(search), [filter]: undefined };
  const query = { ...others, buscar: q === '' ? undefined : q };
  return { query, setText, isTyping: q !== text.trim() };
}

interface AskedFilterProps {
  filter: AskedKey;
  searchLabel: string;
  asked: Asked;
  options: PickOption[];
  isFetching: boolean;
}

/** A filter of more values than fit a list: those with most tenders at first, any other by what is typed. */
export function AskedFilter({ filter, searchLabel, asked, options, isFetching }: AskedFilterProps) {
  const { t } = useTranslation('tenders');
  const { search, change } = useListSearch();
  const chosen = useChoices(search)[filter];
  // What is chosen stays in view, also where other filters leave it without tenders.
  const rest =
    asked.query.buscar === undefined
      ? chosen.filter(({ value }) => !options.some((one) => one.value === value))
      : [];
  return (
    <PickList
      label={t(`list.filters.${filter}`)}
      searchLabel={searchLabel}
      options={[...rest, ...options]}
      selected={chosenIn(search, filter)}
      busy={asked.isTyping || isFetching}
      onSearch={asked.setText}
      onPick={(value) => change(withToggled(search, filter, value))}
    />
  );
}
