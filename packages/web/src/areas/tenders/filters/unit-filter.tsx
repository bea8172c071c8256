import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { PickList } from '#web/ui/fields/pick-list.tsx';
import { filterOf } from '../list/list-search.ts';
import { useListSearch } from '../list/use-list-search.ts';
import { unitsQuery } from '../queries.ts';
import { chosenIn, withToggled } from './filter-keys.ts';
import { unitLabel, useChoices } from './use-choices.tsx';

/** Which unit of an institution buys: of those chosen as buyers, or those with most tenders. */
export function UnitFilter() {
  const { t } = useTranslation('tenders');
  const { search, change } = useListSearch();
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text.trim(), 200);
  const others = { ...filterOf(search), unidad: undefined };
  const found = useQuery(unitsQuery({ ...others, buscar: q === '' ? undefined : q }));
  const chosen = useChoices(search).unidad;
  const shown = (found.data?.datos ?? []).map((unit) => ({
    value: String(unit.unidad),
    label: unitLabel(unit),
    count: formatCount(unit.cantidad),
  }));
  // What is chosen stays in view, also where other filters leave it without tenders.
  const rest =
    q === '' ? chosen.filter(({ value }) => !shown.some((one) => one.value === value)) : [];
  return (
    <PickList
      label={t('list.filters.unidad')}
      searchLabel={t('list.filters.unitSearch')}
      options={[...rest, ...shown]}
      selected={chosenIn(search, 'unidad')}
      busy={q !== text.trim() || found.isFetching}
      onSearch={setText}
      onPick={(value) => change(withToggled(search, 'unidad', value))}
    />
  );
}
