import type { TextLoaders } from './resources.ts';
import { withTexts } from './setup.ts';

const texts: TextLoaders<'widgets'> = {
  es: () => import('./messages/widgets.es.ts'),
  en: () => import('./messages/widgets.en.ts'),
};

/** Loads a page that uses the larger components of `ui`, with their texts. */
export function withWidgetTexts<Module>(page: () => Promise<Module>): Promise<Module> {
  return withTexts('widgets', texts, page);
}
