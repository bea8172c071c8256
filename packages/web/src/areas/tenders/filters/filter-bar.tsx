import { IconChevronDown } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnchoredPopover } from '#web/ui/overlay/anchored-popover.tsx';
import { filterOf } from '../list/list-search.ts';
import { tenderFacetsQuery } from '../queries.ts';
import { useListSearch } from '../list/use-list-search.ts';
import { FilterDrawer } from './filter-drawer.tsx';
import {
  activeIn,
  type FilterKey,
  mainFilters,
  moreFilters,
  withoutFilter,
} from './filter-keys.ts';
import classes from './filters.module.css';

const loadPanel = () => import('./filter-panel.tsx');
const FilterPanel = lazy(async () => ({ default: (await loadPanel()).FilterPanel }));

/** The filters of every day, one button each, and the rest behind one more. */
export function FilterBar() {
  const { t } = useTranslation('tenders');
  return (
    <fieldset aria-label={t('list.filters.label')} className={classes.bar}>
      {mainFilters.map((filter) => (
        <FilterButton key={filter} filter={filter} />
      ))}
      <FilterDrawer filters={moreFilters} />
    </fieldset>
  );
}

function FilterButton({ filter }: { filter: FilterKey }) {
  const { t } = useTranslation('tenders');
  const { search, change } = useListSearch();
  const client = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const active = activeIn(search, filter);
  const name = t(`list.filters.${filter}`);
  // Prefetches the content and the counts of a filter before it opens.
  const prepare = () => {
    void client.prefetchQuery(tenderFacetsQuery(filterOf(search)));
    // A failure here occurs again, and is shown, when the filter opens.
    loadPanel().catch(() => undefined);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.button}
        data-active={active > 0 || undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={() => setAnchor(anchor === null ? button.current : null)}
      >
        {name}
        {active > 0 ? <span className={classes.badge}>{active}</span> : null}
        <IconChevronDown size={14} aria-hidden className={classes.chevron} />
      </button>
      {anchor === null ? null : (
        <AnchoredPopover anchor={anchor} label={name} width={320} onClose={() => setAnchor(null)}>
          <FilterPanel filter={filter} />
          {active === 0 ? null : (
            <button
              type="button"
              className={classes.clear}
              onClick={() => change(withoutFilter(search, filter))}
            >
              {t('list.filters.clearOne')}
            </button>
          )}
        </AnchoredPopover>
      )}
    </>
  );
}
