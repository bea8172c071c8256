import { useTranslation } from 'react-i18next';
import { documentLanguage, htmlLanguages } from '#web/i18n/languages.ts';
import { currentLocale } from '#web/lib/locale.ts';

/** What the parts of the shell say of their language (`own`), and what is in it of its own (`content`), where they differ. */
export function useShellLanguage(): { own?: string; content?: string } {
  // Also renders again when the language changes.
  useTranslation();
  const locale = currentLocale();
  const own = htmlLanguages[locale];
  const content = documentLanguage(locale);
  return own === content ? {} : { own, content };
}
