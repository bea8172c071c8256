import { type DateForm, dateForms } from '#web/lib/wall-clock.ts';
import { defaultLocale, type Locale, locales } from '#web/lib/locale.ts';

/** Name the specification's template gives to the entry in local storage. */
const storageKey = 'i18nextLng';

/** The language chosen last; whatever is not one of ours counts as none. */
export function storedLanguage(): Locale {
  try {
    const stored = localStorage.getItem(storageKey);
    return locales.find((known) => known === stored) ?? defaultLocale;
  } catch {
    // Storage is blocked.
    return defaultLocale;
  }
}

export function storeLanguage(locale: Locale): void {
  try {
    localStorage.setItem(storageKey, locale);
  } catch {
    // Blocked or full: the choice holds until the page is closed.
  }
}

const dateFormKey = 'formatoFecha';

/** How dates are written by the choice of this browser; as the language does where there is none. */
export function storedDateForm(): DateForm {
  try {
    const stored = localStorage.getItem(dateFormKey);
    return dateForms.find((known) => known === stored) ?? 'idioma';
  } catch {
    // Storage is blocked.
    return 'idioma';
  }
}

export function storeDateForm(form: DateForm): void {
  try {
    localStorage.setItem(dateFormKey, form);
  } catch {
    // Blocked or full: the choice holds until the page is closed.
  }
}
