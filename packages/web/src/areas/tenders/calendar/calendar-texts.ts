import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';
import { fichaTexts } from '../ficha-texts.ts';

const texts: TextLoaders<'tenderCalendar'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

/** Loads a part of the calendar of the list, with its texts and the names of milestones, which the ficha has. */
export function withCalendarTexts<Module>(module: () => Promise<Module>): Promise<Module> {
  return withTexts('ficha', fichaTexts, () => withTexts('tenderCalendar', texts, module));
}
