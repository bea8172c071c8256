import { holidaysBetween } from '@pliego/contract/rules/chilean-holidays';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The names of the holidays of some days, by day. */
export function useHolidays(from: string, to: string): ReadonlyMap<string, string> {
  const { t } = useTranslation('calendar');
  return useMemo(
    () => new Map(holidaysBetween(from, to).map(({ day, id }) => [day, t(`holidays.${id}`)])),
    [from, to, t],
  );
}
