import { useTranslation } from 'react-i18next';
import { OptionRow, OptionRows } from '#web/ui/fields/option-rows.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { type SingleKey, singleFilters } from './filter-keys.ts';
import { useSingleNames } from './use-single-names.ts';
import classes from './filters.module.css';

/** A filter of one value: choosing it again takes it away. */
export function SingleFilter({ filter }: { filter: SingleKey }) {
  const { t } = useTranslation('tenders');
  const { search, change } = useListSearch();
  const nameOf = useSingleNames();
  return (
    <div className={classes.panel}>
      <OptionRows label={t(`list.filters.${filter}`)}>
        {singleFilters[filter].map((value) => (
          <OptionRow
            key={value}
            label={nameOf(filter, value)}
            checked={search[filter] === value}
            onPick={() => change({ [filter]: search[filter] === value ? undefined : value })}
          />
        ))}
      </OptionRows>
      <p className={classes.help}>{t(`list.singleHelp.${filter}`)}</p>
    </div>
  );
}
