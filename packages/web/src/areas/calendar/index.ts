import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';

const texts: TextLoaders<'calendar'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

/** The pages of the area, as the registry loads them. */
export const calendarPages = {
  calendar: () => withTexts('calendar', texts, () => import('./calendar-page.tsx')),
};
