import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

const units = [
  { unit: 'weeks', minutes: 10_080 },
  { unit: 'days', minutes: 1440 },
  { unit: 'hours', minutes: 60 },
] as const;

/** `10 minutos antes`, in the largest exact unit. */
export function useBeforeText(): (minutes: number) => string {
  const { t } = useTranslation('calendar');
  return useCallback(
    (minutes) => {
      if (minutes === 0) return t('before.start');
      const found = units.find((one) => minutes % one.minutes === 0);
      return found === undefined
        ? t('before.minutes', { count: minutes })
        : t(`before.${found.unit}`, { count: minutes / found.minutes });
    },
    [t],
  );
}
