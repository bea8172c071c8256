import { TextInput } from '@mantine/core';
import { IsoDate } from '@pliego/contract/fields';
import { useTranslation } from 'react-i18next';
import { useListSearch } from '../list/use-list-search.ts';
import { type DayRange, dayRanges } from './filter-keys.ts';
import classes from './filters.module.css';

interface DayRangeFieldsProps {
  range: DayRange;
  /** What else changes when a day is chosen. */
  without?: { cierre: undefined };
}

/** Between two days, either of which may be open. */
export function DayRangeFields({ range, without }: DayRangeFieldsProps) {
  const { t } = useTranslation('tenders');
  const { search, change } = useListSearch();
  const [from, until] = dayRanges[range];
  const setDay = (field: typeof from | typeof until, text: string) => {
    // While a date is half typed the field reports nothing.
    change({ ...without, [field]: IsoDate.safeParse(text).data });
  };
  return (
    <fieldset className={classes.fields}>
      <legend className={classes.legend}>{t('list.closing.range')}</legend>
      <TextInput
        type="date"
        size="xs"
        label={t('list.closing.from')}
        value={search[from] ?? ''}
        max={search[until]}
        onChange={(event) => setDay(from, event.currentTarget.value)}
      />
      <TextInput
        type="date"
        size="xs"
        label={t('list.closing.until')}
        value={search[until] ?? ''}
        min={search[from]}
        onChange={(event) => setDay(until, event.currentTarget.value)}
      />
    </fieldset>
  );
}
