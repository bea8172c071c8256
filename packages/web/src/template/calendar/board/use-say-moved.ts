import { useTranslation } from 'react-i18next';
import type { Moved } from './grid.tsx';
import { sayDay } from './period.ts';
import { addDays, dayOf, shownInstead, timeOf } from './wall.ts';

/** What the toast of a dragged event says: where it is now, or how long; and the hour that a change of the clock made of it. */
export function useSayMoved() {
  const { t } = useTranslation('calendar');
  return ({ occurrence, to, isResized }: Moved) => {
    const { title } = occurrence.entry;
    const skipped = [to.start, to.end].find((wall) => shownInstead(wall) !== null);
    const besides =
      skipped === undefined
        ? undefined
        : t('skipped', { time: timeOf(skipped), shown: timeOf(shownInstead(skipped) ?? skipped) });
    const when = sayDay(dayOf(to.start));
    if (!isResized) {
      return {
        done: t('done.moved', { title, when }),
        failed: t('failed.moved', { title }),
        besides,
      };
    }
    const failed = t('failed.resized', { title });
    const isOneDay = dayOf(to.start) === dayOf(to.end);
    if (!to.allDay && isOneDay) {
      const done = t('done.resizedHours', { title, from: timeOf(to.start), to: timeOf(to.end) });
      return { done, failed, besides };
    }
    const last = sayDay(to.allDay ? addDays(dayOf(to.end), -1) : dayOf(to.end));
    return { done: t('done.resizedDays', { title, from: when, to: last }), failed, besides };
  };
}
