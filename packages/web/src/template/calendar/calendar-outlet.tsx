import { withTexts } from '#web/i18n/setup.ts';
import { useIsOpened } from '#web/ui/navigation/opened-apps.ts';
import { useLazyPart } from '#web/ui/page/use-lazy-part.ts';
import { texts } from './texts.ts';

const loadReminders = () => withTexts('calendar', texts, () => import('./side/reminders.tsx'));

/** Reminds on every page; its code and data come once the calendar was opened. */
export function CalendarOutlet() {
  const { part } = useLazyPart(loadReminders, useIsOpened('calendar'));
  return part === undefined ? null : <part.Reminders />;
}
