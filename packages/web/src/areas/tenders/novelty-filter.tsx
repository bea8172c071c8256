import { noveltyWindows } from '@pliego/contract/areas/tender-query';
import { useTranslation } from 'react-i18next';
import { OptionRow, OptionRows } from '#web/ui/option-rows.tsx';
import { useListSearch } from './use-list-search.ts';
import classes from './filters.module.css';

/** What was published lately: a window that moves with the days. */
export function NoveltyFilter() {
  const { t } = useTranslation('tenders');
  const { search, change } = useListSearch();
  return (
    <div className={classes.panel}>
      <OptionRows label={t('list.filters.nuevas')}>
        {noveltyWindows.map((window) => (
          <OptionRow
            key={window}
            label={t(`list.novelty.${window}`)}
            checked={search.nuevas === window}
            onPick={() => change({ nuevas: search.nuevas === window ? undefined : window })}
          />
        ))}
      </OptionRows>
      <p className={classes.help}>{t('list.novelty.help')}</p>
    </div>
  );
}
