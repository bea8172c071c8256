import { TextInput } from '@mantine/core';
import { type ClosingWindow, closingWindows } from '@pliego/contract/rules/tender-closing';
import { IsoDate } from '@pliego/contract/fields';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { OptionRow, OptionRows } from '#web/ui/option-rows.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { useFacets } from './use-choices.tsx';
import classes from './filters.module.css';

/** When it closes: a window that moves with the days, or two dates. */
export function ClosingFilter() {
  const { t } = useTranslation('tenders');
  const { search, change } = useListSearch();
  const counts = useFacets(search)?.cierre;
  const countOf = (window: ClosingWindow) =>
    counts && formatCount(counts.find(({ valor }) => valor === window)?.cantidad ?? 0);

  const setDay = (field: 'cierreDesde' | 'cierreHasta', text: string) => {
    // While a date is half typed the field reports nothing.
    const day = IsoDate.safeParse(text).data;
    change({
      cierre: undefined,
      cierreDesde: search.cierreDesde,
      cierreHasta: search.cierreHasta,
      [field]: day,
    });
  };
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
      <fieldset className={classes.fields}>
        <legend className={classes.legend}>{t('list.closing.range')}</legend>
        <TextInput
          type="date"
          size="xs"
          label={t('list.closing.from')}
          value={search.cierreDesde ?? ''}
          max={search.cierreHasta}
          onChange={(event) => setDay('cierreDesde', event.currentTarget.value)}
        />
        <TextInput
          type="date"
          size="xs"
          label={t('list.closing.until')}
          value={search.cierreHasta ?? ''}
          min={search.cierreDesde}
          onChange={(event) => setDay('cierreHasta', event.currentTarget.value)}
        />
      </fieldset>
    </div>
  );
}
