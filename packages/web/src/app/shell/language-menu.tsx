import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { languageNames } from '#web/i18n/languages.ts';
import { changeLanguage } from '#web/i18n/setup.ts';
import { currentLocale, type Locale, locales } from '#web/lib/locale.ts';
import { ActionMenu } from '#web/ui/overlay/action-menu.tsx';
import { toastProblem } from '#web/ui/feedback/toasts.tsx';
import classes from './language-menu.module.css';

/** The language of the screen. A flag is a country, not a language: each shows its code. */
export function LanguageMenu() {
  // Also renders again when the language changes.
  const { t } = useTranslation();
  const current = currentLocale();
  const change = async (locale: Locale) => {
    try {
      await changeLanguage(locale);
    } catch (error) {
      toastProblem({ title: t('shell.languageFailed'), text: problemText(error) });
    }
  };
  return (
    <ActionMenu
      label={t('shell.language', { name: languageNames[current] })}
      className={classes.button}
      width={190}
      actions={locales.map((locale) => ({
        id: locale,
        label: languageNames[locale],
        icon: <Code locale={locale} />,
        current: locale === current,
        onPick: () => void change(locale),
      }))}
    >
      <Code locale={current} />
      <span className={classes.name}>{languageNames[current]}</span>
    </ActionMenu>
  );
}

function Code({ locale }: { locale: Locale }) {
  return (
    <span aria-hidden className={classes.code}>
      {locale.toUpperCase()}
    </span>
  );
}
