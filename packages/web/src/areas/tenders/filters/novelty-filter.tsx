import { type DayWindow, dayWindows } from '@pliego/contract/rules/tender-closing';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { OptionRow, OptionRows } from '#web/ui/fields/option-rows.tsx';
import { useFacets } from './use-choices.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import classes from './filters.module.css';

/** What was published lately: a window that moves with the days. */
export function NoveltyFilter() {
  const { t } = useTranslation('tenders');
  const { search, change } = useListSearch();
  const counts = useFacets(search)?.nuevas;
  const countOf = (window: DayWindow) =>
    counts && formatCount(counts.find(({ valor }) => valor === window)?.cantidad ?? 0);
  return (
    <div className={classes.panel}>
      <OptionRows label={t('list.filters.nuevas')}>
        {dayWindows.map((window) => (
          <OptionRow
            key={window}
            label={t(`list.novelty.${window}`)}
            count={countOf(window)}
            checked={search.nuevas === window}
            onPick={() => change({ nuevas: search.nuevas === window ? undefined : window })}
          />
        ))}
      </OptionRows>
      <p className={classes.help}>{t('list.novelty.help')}</p>
    </div>
  );
}
