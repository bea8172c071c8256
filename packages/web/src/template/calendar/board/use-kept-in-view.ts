import type { CalendarCategory } from '@pliego/contract/areas/calendar-choices';
import { useTranslation } from 'react-i18next';
import { useCalendarAddress } from '../address.ts';
import { joined } from '../categories.ts';

/** Returns which categories to show in addition, so that a saved event stays visible. */
export function useKeptInView() {
  const { t } = useTranslation('calendar');
  const { shown } = useCalendarAddress();
  return (kept: readonly CalendarCategory[]): string | undefined => {
    const hidden = joined([], kept).filter((category) => !shown.includes(category));
    if (hidden.length === 0) return undefined;
    return t('done.shownToo', { names: hidden.map((one) => t(`categories.${one}`)).join(', ') });
  };
}
