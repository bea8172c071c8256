import type { Locale } from '#web/lib/locale.ts';

/** Each language under its own name. */
export const languageNames: Record<Locale, string> = {
  es: 'Español',
  en: 'English',
  pt: 'Português',
  fr: 'Français',
  de: 'Deutsch',
};
