import type { CompanyDeadlines } from '@pliego/contract/areas/deadlines';
import type { CompanyDays } from '@pliego/contract/rules/business-days';
import { useQuery } from '@tanstack/react-query';
import { companyDaysQuery } from '#web/api/settings-queries.ts';

function daysOf({ feriados }: CompanyDeadlines): CompanyDays {
  const daysThat = (worked: boolean) =>
    new Set(feriados.filter(({ habil }) => habil === worked).map(({ dia }) => dia));
  return { extra: daysThat(false), worked: daysThat(true) };
}

/** Which days the company works, where that is not as the calendar of Chile says; undefined until it is known. */
export function useCompanyDays(): CompanyDays | undefined {
  return useQuery({ ...companyDaysQuery, select: daysOf }).data;
}
