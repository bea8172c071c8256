import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';

const texts: TextLoaders<'lists'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

/** Loads the screen of a list with the texts of what every list has. */
export function withListTexts<Module>(module: () => Promise<Module>): Promise<Module> {
  return withTexts('lists', texts, module);
}
