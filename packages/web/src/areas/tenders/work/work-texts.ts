import { withMessageTexts } from '#web/i18n/message-texts.ts';
import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';

const texts: TextLoaders<'expediente'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

/** Loads a part of the app that shows stages or work on tenders, with its texts and the sentences of its refusals. */
export function withWorkTexts<Module>(module: () => Promise<Module>): Promise<Module> {
  return withTexts('expediente', texts, () => withMessageTexts(module));
}
