/** The languages of the screens. Spanish is the source of every text and the fallback. */
export const locales = ['es', 'en', 'pt', 'fr', 'de'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'es';

/** Whose customs each language writes numbers and dates by. */
const customs: Record<Locale, string> = {
  es: 'es-CL',
  en: 'en-GB',
  pt: 'pt-BR',
  fr: 'fr-FR',
  de: 'de-DE',
};

let current: Locale = defaultLocale;

/** The language in which everything is written now. */
export function currentLocale(): Locale {
  return current;
}

/** Only `i18n` calls this, just before it changes the texts: the formats follow them. */
export function setLocale(locale: Locale): void {
  current = locale;
}

/** What depends on the present language, as the tools of `Intl` do, made once for each when it is first needed. */
export function perLocale<T>(make: (customs: string) => T): () => T {
  const made = new Map<Locale, T>();
  return () => {
    const known = made.get(current);
    if (known !== undefined) return known;
    const value = make(customs[current]);
    made.set(current, value);
    return value;
  };
}
