import { defaultLocale, type Locale } from '#web/lib/locale.ts';

/** Each language under its own name. */
export const languageNames: Record<Locale, string> = {
  es: 'Español',
  en: 'English',
  pt: 'Português',
  fr: 'Français',
  de: 'Deutsch',
};

/** How browsers and screen readers know each language. */
export const htmlLanguages: Record<Locale, string> = {
  es: 'es-CL',
  en: 'en',
  pt: 'pt-BR',
  fr: 'fr',
  de: 'de',
};

/** In the others there are the texts of the shell alone; what is in it is in Spanish. */
const areaLocales: ReadonlySet<Locale> = new Set(['es', 'en']);

/** The language of what is read on a page, and of the document: a screen reader pronounces it by this. */
export function documentLanguage(locale: Locale): string {
  return htmlLanguages[areaLocales.has(locale) ? locale : defaultLocale];
}
