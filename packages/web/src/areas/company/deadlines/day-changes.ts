import type { CompanyDeadlines } from '@pliego/contract/areas/deadlines';
import { useTranslation } from 'react-i18next';
import { deadlinesApi } from '#web/api/areas/deadlines.ts';
import { companyDaysQuery } from '#web/api/settings-queries.ts';
import { useOptimistic } from '#web/api/use-optimistic.ts';
import { useRefreshElsewhere } from '../use-list-change.ts';

export type Holiday = CompanyDeadlines['feriados'][number];

/** What is changed at a time; all other days stay, also those that somebody else has set meanwhile. */
export type DaysChange = { diasInternos: number } | { poner: Holiday } | { quitar: string };

const byDay = (one: Holiday, other: Holiday) => (one.dia < other.dia ? -1 : 1);

const withoutDay = (held: readonly Holiday[], day: string): Holiday[] =>
  held.filter(({ dia }) => dia !== day);

function withChange(held: CompanyDeadlines, change: DaysChange): CompanyDeadlines {
  if ('diasInternos' in change) return { ...held, ...change };
  if ('quitar' in change) return { ...held, feriados: withoutDay(held.feriados, change.quitar) };
  const others = withoutDay(held.feriados, change.poner.dia);
  return { ...held, feriados: [...others, change.poner].toSorted(byDay) };
}

function bodyOf(change: DaysChange) {
  if ('diasInternos' in change) return change;
  return 'quitar' in change ? { quitar: [change.quitar] } : { poner: [change.poner] };
}

export function useDaysChange(): (change: DaysChange) => void {
  const { t } = useTranslation('company');
  const refresh = useRefreshElsewhere();
  return useOptimistic<DaysChange, CompanyDeadlines, unknown>({
    queryKey: companyDaysQuery.queryKey,
    send: (change) => deadlinesApi.updateCompany({ body: bodyOf(change) }),
    show: withChange,
    failed: () => t('notKept'),
    onDone: refresh,
  });
}
