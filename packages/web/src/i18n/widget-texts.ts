import type { TextLoaders } from './resources.ts';
import { withTexts } from './setup.ts';

const texts: TextLoaders<'widgets'> = {
  es: () => import('./messages/widgets.es.ts'),
  en: () => import('./messages/widgets.en.ts'),
};

/** A page that may stand on the larger pieces of `ui`, with what these say. */
export function withWidgetTexts<Module>(page: () => Promise<Module>): Promise<Module> {
  return withTexts('widgets', texts, page);
}
