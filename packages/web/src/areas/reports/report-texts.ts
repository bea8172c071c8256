import type { TextLoaders } from '#web/i18n/resources.ts';

/** The texts of reports and dossiers, which their pages load. */
export const texts: TextLoaders<'reportPages'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};
