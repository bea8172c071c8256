import type { CompanyDeadlines } from '@pliego/contract/areas/deadlines';
import { useTranslation } from 'react-i18next';
import { deadlinesApi } from '#web/api/areas/deadlines.ts';
import { companyDaysQuery } from '#web/api/settings-queries.ts';
import { useOptimistic } from '#web/api/use-optimistic.ts';
import { useRefresh } from '../use-list-change.ts';

export type Holiday = CompanyDeadlines['feriados'][number];

/** What is changed at a time; the other stays. */
export type DaysChange =
  | { diasInternos: number; feriados?: undefined }
  | { feriados: Holiday[]; diasInternos?: undefined };

const byDay = (one: Holiday, other: Holiday) => (one.dia < other.dia ? -1 : 1);

export function withHoliday(held: readonly Holiday[], added: Holiday): Holiday[] {
  return [...withoutDay(held, added.dia), added].toSorted(byDay);
}

export function withoutDay(held: readonly Holiday[], day: string): Holiday[] {
  return held.filter(({ dia }) => dia !== day);
}

export function useDaysChange(): (change: DaysChange) => void {
  const { t } = useTranslation('company');
  const refresh = useRefresh(companyDaysQuery.queryKey);
  return useOptimistic<DaysChange, CompanyDeadlines, unknown>({
    queryKey: companyDaysQuery.queryKey,
    send: (body) => deadlinesApi.updateCompany({ body }),
    show: (held, change) => ({
      ...held,
      diasInternos: change.diasInternos ?? held.diasInternos,
      feriados: change.feriados ?? held.feriados,
    }),
    failed: () => t('notKept'),
    onDone: () => void refresh(),
  });
}
