import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';

const texts: TextLoaders<'email'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

/** The pages of the area, as the registry loads them. */
export const emailPages = {
  email: () => withTexts('email', texts, () => import('./email-page.tsx')),
};
