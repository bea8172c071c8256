import type { TextLoaders } from '#web/i18n/resources.ts';

/** Texts of the ficha, apart from those of the list: they come with the first ficha or peek that is opened. */
export const fichaTexts: TextLoaders<'ficha'> = {
  es: () => import('./messages/ficha.es.ts'),
  en: () => import('./messages/ficha.en.ts'),
};
