import type { TextLoaders } from './resources.ts';
import { i18n, withTexts } from './setup.ts';

/** The Spanish `common` of the first load, completed. In the other languages it is one file. */
async function completeSpanish(): Promise<void> {
  const { shellTexts } = await import('./messages/es-shell.ts');
  i18n.addResourceBundle('es', 'common', shellTexts, true);
}

const titles: TextLoaders<'pages'> = {
  es: async () => {
    const [module] = await Promise.all([import('./messages/pages.es.ts'), completeSpanish()]);
    return module;
  },
  en: () => import('./messages/pages.en.ts'),
  pt: () => import('./messages/pages.pt.ts'),
  fr: () => import('./messages/pages.fr.ts'),
  de: () => import('./messages/pages.de.ts'),
};

/** Loads a part of the shell, or one that shows page titles, with its texts and all titles. */
export function withShellTexts<Module>(module: () => Promise<Module>): Promise<Module> {
  return withTexts('pages', titles, module);
}
