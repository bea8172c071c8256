import { TenderFilter } from '@pliego/contract/areas/tender-query';
import { useMemo } from 'react';
import type { TenderFiltersProps } from '#web/lists/borrowed-parts.ts';
import { ActiveChips } from '../list/active-chips.tsx';
import { readListSearch } from '../list/list-search.ts';
import { type ListState, ListStateElsewhere } from '../list/use-list-search.ts';
import { FilterDrawer } from './filter-drawer.tsx';
import { filterKeys } from './filter-keys.ts';
import classes from './filters.module.css';

/** What of a search of the list narrows it. */
const filterIn = (search: object): TenderFilter =>
  Object.fromEntries(Object.entries(search).filter(([name]) => name in TenderFilter.shape));

/** The filters of the list behind one button, and what they narrow it to. The view is the page's own. */
export function TenderFilters({ filter, onChange }: TenderFiltersProps) {
  const state = useMemo<ListState>(() => {
    const { vista, ...narrowed } = filter;
    return {
      // Said, as without filters the list would be of what is open.
      search: readListSearch({ ...narrowed, vista: vista ?? 'todas' }),
      change: (patch) => onChange({ ...narrowed, ...filterIn(patch), vista }),
      clear: () => onChange({ vista }),
    };
  }, [filter, onChange]);
  return (
    <ListStateElsewhere value={state}>
      <div className={classes.elsewhere}>
        <FilterDrawer filters={filterKeys} />
        <ActiveChips />
      </div>
    </ListStateElsewhere>
  );
}
