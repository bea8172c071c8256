import { type ClosingWindow, closingWindows } from '@pliego/contract/rules/tender-closing';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { OptionRow, OptionRows } from '#web/ui/fields/option-rows.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { DayRangeFields } from './day-range.tsx';
import { useFacets } from './use-choices.tsx';
import classes from './filters.module.css';

/** When it closes: a window that moves with the days, or two dates. */
export function ClosingFilter() {
  const { t } = useTranslation('tenders');
  const { search, change } = useListSearch();
  const counts = useFacets(search)?.cierre;
  const countOf = (window: ClosingWindow) =>
    counts && formatCount(counts.find(({ valor }) => valor === window)?.cantidad ?? 0);

  return (
    <div className={classes.panel}>
      <OptionRows label={t('list.filters.cierre')}>
        {closingWindows.map((window) => (
          <OptionRow
            key={window}
            label={t(`list.closing.${window}`)}
            count={countOf(window)}
            checked={search.cierre === window}
            onPick={() =>
              change({
                cierre: search.cierre === window ? undefined : window,
                cierreDesde: undefined,
                cierreHasta: undefined,
              })
            }
          />
        ))}
      </OptionRows>
      <DayRangeFields range="cierre" without={{ cierre: undefined }} />
    </div>
  );
}
