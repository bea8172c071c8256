import { NativeSelect } from '@mantine/core';
import { addDays } from '@pliego/contract/rules/santiago-time';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { santiagoToday } from '#web/lib/format.ts';
import { DateField } from '#web/ui/date/date-field.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import type { ReportSearch } from './report-search.ts';

const periods = ['ano', 'trimestre', 'esteAno', 'anoPasado', 'otro'] as const;
type Period = (typeof periods)[number];
type Days = Pick<ReportSearch, 'desde' | 'hasta'>;

/** The days of each period that has a name; those of a year up to today are none, as the call has them. */
function daysOf(today: string): Record<Exclude<Period, 'otro'>, Days> {
  const year = Number(today.slice(0, 4));
  return {
    ano: { desde: undefined, hasta: undefined },
    trimestre: { desde: addDays(today, -89), hasta: undefined },
    esteAno: { desde: `${year}-01-01`, hasta: undefined },
    anoPasado: { desde: `${year - 1}-01-01`, hasta: `${year - 1}-12-31` },
  };
}

/** A period by its name, or between two days. */
export function PeriodFields() {
  const { t } = useTranslation('reportPages');
  const { search, change } = useSearchState('/shell/reportes/$id');
  const named = daysOf(santiagoToday(useNow()));
  const found = periods.find(
    (period) =>
      period !== 'otro' &&
      named[period].desde === search.desde &&
      named[period].hasta === search.hasta,
  );
  const [isOpen, setOpen] = useState(false);
  const period = isOpen ? 'otro' : (found ?? 'otro');
  return (
    <>
      <NativeSelect
        aria-label={t('filters.periodo')}
        value={period}
        data={periods.map((one) => ({ value: one, label: t(`periods.${one}`) }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = periods.find((one) => one === value) ?? 'otro';
          setOpen(chosen === 'otro');
          if (chosen !== 'otro') change(named[chosen]);
        }}
      />
      {period === 'otro' ? (
        <>
          <DateField
            aria-label={t('filters.desde')}
            placeholder={t('filters.desde')}
            clearable
            value={search.desde ?? null}
            maxDate={search.hasta}
            onChange={(day) => change({ desde: day ?? undefined }, { replace: true })}
          />
          <DateField
            aria-label={t('filters.hasta')}
            placeholder={t('filters.hasta')}
            clearable
            value={search.hasta ?? null}
            onChange={(day) => change({ hasta: day ?? undefined }, { replace: true })}
          />
        </>
      ) : null}
    </>
  );
}
