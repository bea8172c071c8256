import { IconChevronDown } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState, LoadingState } from '#web/ui/feedback/states.tsx';
import { AnchoredPopover } from '#web/ui/overlay/anchored-popover.tsx';
import { useLazyPart } from '#web/ui/page/use-lazy-part.ts';
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

const loadPanel = async () => (await import('./filter-panel.tsx')).FilterPanel;

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
  const [isWanted, setWanted] = useState(false);
  const { part: FilterPanel, failed, retry } = useLazyPart(loadPanel, isWanted);
  const active = activeIn(search, filter);
  const name = t(`list.filters.${filter}`);
  // Prefetches the content and the counts of a filter before it opens.
  const prepare = () => {
    void client.prefetchQuery(tenderFacetsQuery(filterOf(search)));
    setWanted(true);
  };
  const toggle = () => {
    setWanted(true);
    setAnchor(anchor === null ? button.current : null);
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
        onClick={toggle}
      >
        {name}
        {active > 0 ? <span className={classes.badge}>{active}</span> : null}
        <IconChevronDown size={14} aria-hidden className={classes.chevron} />
      </button>
      {anchor === null ? null : (
        <AnchoredPopover
          // The focus goes into the content when it comes.
          key={FilterPanel === undefined ? 'loading' : 'ready'}
          anchor={anchor}
          label={name}
          width={320}
          onClose={() => setAnchor(null)}
        >
          {FilterPanel === undefined ? (
            <Waiting failed={failed} retry={retry} />
          ) : (
            <FilterPanel filter={filter} />
          )}
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

/** The panel is there from the first click on, also while its code is on its way. */
function Waiting({ failed, retry }: { failed: boolean; retry: () => void }) {
  const { t } = useTranslation();
  if (failed) return <ErrorState text={t('problems.offline')} onRetry={retry} />;
  return <LoadingState lines={4} />;
}
