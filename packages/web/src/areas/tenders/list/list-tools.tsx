import { NativeSelect } from '@mantine/core';
import { type TenderSort, tenderSorts } from '@pliego/contract/areas/tender-sorts';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '#web/ui/page/use-media.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { FilterDrawer } from '../filters/filter-drawer.tsx';
import { filterKeys } from '../filters/filter-keys.ts';
import { tenderColumns } from './columns.tsx';
import { asksForMatches, laneChoices, sortOf } from './list-search.ts';
import { SearchBox } from './search-box.tsx';
import type { PickedTenders } from './selected-tenders.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useListSearch } from './use-list-search.ts';
import { useListView } from './use-list-view.ts';
import classes from '../list.module.css';

interface ListToolsProps {
  picked: PickedTenders;
  searchError: string | undefined;
}

/** Search, filters and order; while rows are chosen, what can be done with them. */
export function ListTools({ picked, searchError }: ListToolsProps) {
  const isPhone = useIsPhone();
  const { search } = useListSearch();
  if (picked.chosen.length > 0 && !isPhone) return <SelectionBar picked={picked} />;
  return (
    <div className={classes.toolbar}>
      <SearchBox error={searchError} />
      {isPhone ? <FilterDrawer filters={filterKeys} /> : <FilterBar />}
      {search.forma === 'tablero' ? <LaneSelect /> : null}
      {search.forma === undefined ? <SortSelect /> : null}
    </div>
  );
}

/** Orders with words of their own; the others are called by their column. */
const namedSorts = [
  '-publicacion',
  'publicacion',
  'cierre',
  '-cierre',
  '-monto',
  'monto',
  'nombre',
  '-nombre',
  '-cambio',
  'relevancia',
  '-puntaje',
  'puntaje',
] as const satisfies readonly TenderSort[];

/** The orders of a list: those that are asked for most, and those of the columns that are shown. */
function useSortChoices(): { value: TenderSort; label: string }[] {
  const { t } = useTranslation('tenders');
  const { search } = useListSearch();
  const { columns } = useListView();
  const current = sortOf(search);
  const named = namedSorts
    .filter((sort) => sort !== 'relevancia' || search.q !== undefined)
    .filter((sort) => !sort.endsWith('puntaje') || asksForMatches(search))
    .map((sort) => ({ value: sort, label: t(`list.sort.${sort}`) }));
  const ofColumns = tenderColumns.flatMap(({ id, sortKey }) => {
    const both = tenderSorts.filter((sort) => sort === sortKey || sort === `-${sortKey}`);
    const wanted = both.filter((sort) => columns.includes(id) || sort === current);
    const column = t(`list.columns.${id}`);
    return wanted.map((value) => ({
      value,
      label: t(value.startsWith('-') ? 'list.sort.down' : 'list.sort.up', { column }),
    }));
  });
  const isNamed = (sort: TenderSort) => named.some(({ value }) => value === sort);
  const others = new Map(ofColumns.map((choice) => [choice.value, choice])).values();
  return [...named, ...[...others].filter(({ value }) => !isNamed(value))];
}

/** Cards have no headers to sort by, and relevance has none anywhere. */
function SortSelect() {
  const { t } = useTranslation('tenders');
  const { search, change } = useListSearch();
  return (
    <NativeSelect
      aria-label={t('list.sort.label')}
      value={sortOf(search)}
      className={classes.sort}
      data={useSortChoices()}
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        change({ sort: tenderSorts.find((sort) => sort === chosen) });
      }}
    />
  );
}

/** What divides the board into lanes. */
function LaneSelect() {
  const { t } = useTranslation('tenders');
  const { search, change } = useListSearch();
  return (
    <NativeSelect
      aria-label={t('board.lanes.label')}
      value={search.calles ?? 'ninguna'}
      className={classes.sort}
      data={[
        { value: 'ninguna', label: t('board.lanes.ninguna') },
        ...laneChoices.map((value) => ({ value, label: t(`board.lanes.${value}`) })),
      ]}
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        change({ calles: laneChoices.find((lane) => lane === chosen) });
      }}
    />
  );
}
