import { NativeSelect } from '@mantine/core';
import type { DossierQuery } from '@pliego/contract/areas/market';
import { addDays } from '@pliego/contract/rules/santiago-time';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { santiagoToday } from '#web/lib/format.ts';
import { DateField } from '#web/ui/date/date-field.tsx';
import { useNow } from '#web/ui/date/use-now.ts';

const periods = ['todo', 'ano', 'tresAnos', 'trimestre', 'esteAno', 'anoPasado', 'otro'] as const;
type Period = (typeof periods)[number];
type Days = DossierQuery;
type Named = Partial<Record<Period, Days>>;

const noDays: Days = { desde: undefined, hasta: undefined };

/** Those of calendar years. */
function yearsBefore(today: string): Named {
  const year = Number(today.slice(0, 4));
  return {
    esteAno: { desde: `${year}-01-01`, hasta: undefined },
    anoPasado: { desde: `${year - 1}-01-01`, hasta: `${year - 1}-12-31` },
  };
}

/** The periods of a report; a year up to today is none, as its call has it. */
export const reportPeriods = (today: string): Named => ({
  ano: noDays,
  trimestre: { desde: addDays(today, -89), hasta: undefined },
  ...yearsBefore(today),
});

/** Those of a dossier, which is of everything unless a period is given. */
export const dossierPeriods = (today: string): Named => ({
  todo: noDays,
  ano: { desde: addDays(today, -364), hasta: undefined },
  tresAnos: { desde: addDays(today, -1_095), hasta: undefined },
  ...yearsBefore(today),
});

interface PeriodFieldsProps {
  search: Days;
  change: (days: Days, options?: { replace: boolean }) => void;
  /** The days of each period that has a name. */
  namedOn: (today: string) => Named;
}

/** A period by its name, or between two days. */
export function PeriodFields({ search, change, namedOn }: PeriodFieldsProps) {
  const { t } = useTranslation('reportPages');
  const named = namedOn(santiagoToday(useNow()));
  const offered = periods.filter((period) => period === 'otro' || named[period] !== undefined);
  const found = offered.find((period) => {
    const days = named[period];
    return days !== undefined && days.desde === search.desde && days.hasta === search.hasta;
  });
  const [isOpen, setOpen] = useState(false);
  const period = isOpen ? 'otro' : (found ?? 'otro');
  return (
    <>
      <NativeSelect
        aria-label={t('filters.periodo')}
        value={period}
        data={offered.map((one) => ({ value: one, label: t(`periods.${one}`) }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = offered.find((one) => one === value) ?? 'otro';
          setOpen(chosen === 'otro');
          const days = named[chosen];
          if (days !== undefined) change(days);
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
            onChange={(day) =>
              change({ desde: day ?? undefined, hasta: search.hasta }, { replace: true })
            }
          />
          <DateField
            aria-label={t('filters.hasta')}
            placeholder={t('filters.hasta')}
            clearable
            value={search.hasta ?? null}
            onChange={(day) =>
              change({ desde: search.desde, hasta: day ?? undefined }, { replace: true })
            }
          />
        </>
      ) : null}
    </>
  );
}
