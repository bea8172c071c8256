import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { common } from './messages/es.ts';
import type { Texts } from './resources.ts';

/** The one instance. The shell's texts are in the first load, so it is ready before the first render. */
export const i18n = createInstance();

export async function setupTexts(): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: 'es',
    fallbackLng: 'es',
    defaultNS: 'common',
    resources: { es: { common } },
    initAsync: false,
    // React escapes by itself.
    interpolation: { escapeValue: false },
  });
}

type Area = Exclude<keyof Texts, 'common'>;

/** A page and the texts of its area, asked for together and complete only when both are there. */
export async function withTexts<A extends Area, Page>(
  area: A,
  texts: Promise<Record<A, Texts[A]>>,
  page: Promise<Page>,
): Promise<Page> {
  const [loaded, module] = await Promise.all([texts, page]);
  i18n.addResourceBundle('es', area, loaded[area]);
  return module;
}
