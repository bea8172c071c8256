import { checks } from '@pliego/contract/messages/checks.es';
import { refusals } from '@pliego/contract/messages/refusals.es';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type DateForm, setDateForm } from '#web/lib/wall-clock.ts';
import { currentLocale, defaultLocale, type Locale, setLocale } from '#web/lib/locale.ts';
import { documentLanguage } from './languages.ts';
import { common } from './messages/es.ts';
import { addPlaceholderFormats } from './placeholder-formats.ts';
import type { AnyLoaders, Namespace, TextLoaders } from './resources.ts';
import { storeDateForm, storedDateForm, storedLanguage, storeLanguage } from './stored-language.ts';

/**
 * The one instance. The Spanish texts of the shell and of the messages that a page without a session shows are
 * in the first load: there is always a text to show.
 */
export const i18n = createInstance();

/** The language requested last; the screen is in `currentLocale()` until all its texts are loaded. */
let wanted: Locale = defaultLocale;

/** Loads one namespace in one language, for every namespace that was ever shown. */
const loadersByNamespace = new Map<Namespace, (locale: Locale) => Promise<void>>();

/** Loads the texts in a language; in Spanish where an area lacks it. */
async function load(namespace: Namespace, loaders: AnyLoaders, locale: Locale): Promise<void> {
  const own = loaders[locale];
  const language = own === undefined ? defaultLocale : locale;
  if (i18n.hasResourceBundle(language, namespace)) return;
  const texts = await (own ?? loaders.es)();
  i18n.addResourceBundle(language, namespace, texts[namespace]);
}

function register(namespace: Namespace, loaders: AnyLoaders): void {
  loadersByNamespace.set(namespace, (locale) => load(namespace, loaders, locale));
}

/** The shell's own texts. The Spanish ones are there from the beginning. */
const commonTexts: Pick<TextLoaders<'common'>, 'en' | 'pt' | 'fr' | 'de'> = {
  en: () => import('./messages/en.ts'),
  pt: () => import('./messages/pt.ts'),
  fr: () => import('./messages/fr.ts'),
  de: () => import('./messages/de.ts'),
};

async function show(locale: Locale): Promise<void> {
  // Before the texts: whatever they make render again writes its dates and numbers anew.
  setLocale(locale);
  document.documentElement.lang = documentLanguage(locale);
  await i18n.changeLanguage(locale);
}

/**
 * Ready before the first render, in the language that was chosen last. Where its texts cannot be loaded,
 * as without a connection, it is Spanish for this time.
 */
export async function setupTexts(): Promise<void> {
  setDateForm(storedDateForm());
  await i18n.use(initReactI18next).init({
    lng: defaultLocale,
    fallbackLng: defaultLocale,
    defaultNS: 'common',
    resources: { es: { common, checks, refusals } },
    initAsync: false,
    // React escapes by itself.
    interpolation: { escapeValue: false },
  });
  addPlaceholderFormats(i18n);
  register('common', { ...commonTexts, es: () => Promise.resolve({ common }) });
  register('checks', {
    es: () => Promise.resolve({ checks }),
    en: () => import('./messages/checks.en.ts'),
  });
  register('refusals', {
    es: () => Promise.resolve({ refusals }),
    en: () => import('./messages/refusals.en.ts'),
  });
  await switchTo(storedLanguage()).catch(() => undefined);
}

/** Writes dates in another way, here and from now on. */
export async function changeDateForm(form: DateForm): Promise<void> {
  setDateForm(form);
  storeDateForm(form);
  await i18n.changeLanguage(currentLocale());
}

async function switchTo(locale: Locale): Promise<void> {
  wanted = locale;
  try {
    await Promise.all(Array.from(loadersByNamespace.values(), (loadIn) => loadIn(locale)));
  } catch (error) {
    if (wanted === locale) wanted = currentLocale();
    throw error;
  }
  // Another language may have been requested meanwhile.
  if (wanted === locale) await show(locale);
}

/**
 * Shows everything in another language, in place, and remembers it. Rejects, and changes nothing, when
 * the texts cannot be loaded.
 */
export async function changeLanguage(locale: Locale): Promise<void> {
  await switchTo(locale);
  if (currentLocale() === locale) storeLanguage(locale);
}

/**
 * Loads a page together with its texts.
 * Where the texts in the chosen language cannot be loaded, the page is in Spanish.
 */
export function withTexts<N extends Namespace, Module>(
  namespace: N,
  loaders: TextLoaders<N>,
  page: () => Promise<Module>,
): Promise<Module>;
export function withTexts<Module>(
  namespace: Namespace,
  loaders: AnyLoaders,
  page: () => Promise<Module>,
): Promise<Module> {
  return withPageTexts(namespace, loaders, page);
}

/** The same where the files are found by their names, so that the compiler does not know which texts each has. */
export async function withPageTexts<Module>(
  namespace: Namespace,
  loaders: AnyLoaders,
  page: () => Promise<Module>,
): Promise<Module> {
  register(namespace, loaders);
  // Both while the language is changing: until then the page is shown in the one before.
  const languages = new Set([wanted, currentLocale()]);
  const texts = Array.from(languages, (locale) =>
    load(namespace, loaders, locale).catch(() => load(namespace, loaders, defaultLocale)),
  );
  const [module] = await Promise.all([page(), ...texts]);
  return module;
}
