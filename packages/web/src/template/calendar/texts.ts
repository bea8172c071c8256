import type { TextLoaders } from '#web/i18n/resources.ts';

export const texts: TextLoaders<'calendar'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};
