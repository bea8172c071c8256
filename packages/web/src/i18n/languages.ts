import type { Locale } from '#web/lib/locale.ts';

/** Each language under its own name, for whoever looks for theirs. */
export const languageNames: Record<Locale, string> = {
  es: 'Español',
  en: 'English',
  pt: 'Português',
  fr: 'Français',
  de: 'Deutsch',
};
