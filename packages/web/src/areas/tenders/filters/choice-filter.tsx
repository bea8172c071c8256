import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PickList } from '#web/ui/fields/pick-list.tsx';
import { buyersQuery } from '../queries.ts';
import { useListSearch } from '../list/use-list-search.ts';
import { type ChoiceKey, chosenIn, withToggled } from './filter-keys.ts';
import { buyerLabel, useChoices, useFacets } from './use-choices.tsx';

/** A filter that is a list of values: any of those chosen. */
export function ChoiceFilter({ filter }: { filter: ChoiceKey }) {
  const { t } = useTranslation('tenders');
  const { search, change } = useListSearch();
  const choices = useChoices(search, useFacets(search));
  return (
    <PickList
      label={t(`list.filters.${filter}`)}
      options={choices[filter]}
      selected={chosenIn(search, filter)}
      onPick={(value) => change(withToggled(search, filter, value))}
    />
  );
}

/** Thousands of buyers: the most frequent at first, any other by name. */
export function BuyerFilter() {
  const { t } = useTranslation('tenders');
  const { search, change } = useListSearch();
  const frequent = useChoices(search, useFacets(search)).comprador;
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text.trim(), 200);
  const found = useQuery({ ...buyersQuery(q), enabled: q !== '' });
  const options =
    text.trim() === ''
      ? frequent
      : (found.data?.datos ?? []).map((buyer) => ({
          value: String(buyer.id),
          label: buyerLabel(buyer),
        }));
  return (
    <PickList
      label={t('list.filters.comprador')}
      searchLabel={t('list.filters.buyerSearch')}
      options={options}
      selected={chosenIn(search, 'comprador')}
      busy={q !== text.trim() || found.isFetching}
      onSearch={setText}
      onPick={(value) => change(withToggled(search, 'comprador', value))}
    />
  );
}
