import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Complaints } from './event-values.ts';

/** What is said of each thing that can be wrong, in the language of the screen. */
export function useComplaints(): Complaints {
  const { t } = useTranslation('calendar');
  return useMemo(
    () => ({
      title: t('wrong.title'),
      tooLong: (most) => t('wrong.tooLong', { most }),
      day: t('wrong.day'),
      time: t('wrong.time'),
      order: t('wrong.order'),
      link: t('wrong.link'),
      every: t('wrong.every'),
      count: t('wrong.count'),
      until: t('wrong.until'),
      weekdays: t('wrong.weekdays'),
      fixedDays: t('wrong.fixedDays'),
    }),
    [t],
  );
}
