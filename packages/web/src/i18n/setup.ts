import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { es } from './resources.ts';

/** The one instance; texts are in the bundle, so it is ready before the first render. */
export const i18n = createInstance();

export async function setupTexts(): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: 'es',
    fallbackLng: 'es',
    defaultNS: 'common',
    resources: { es },
    initAsync: false,
    // React escapes by itself.
    interpolation: { escapeValue: false },
  });
}
