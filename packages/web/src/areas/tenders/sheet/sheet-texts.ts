import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';
import { withWorkTexts } from '../work/work-texts.ts';

const texts: TextLoaders<'teamSheet'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

/** Loads what shows the rows of a spreadsheet and what they change, with its texts. */
export function withSheetTexts<Module>(module: () => Promise<Module>): Promise<Module> {
  return withTexts('teamSheet', texts, () => withWorkTexts(module));
}
