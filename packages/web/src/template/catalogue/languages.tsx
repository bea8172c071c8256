import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames } from '#web/i18n/languages.ts';
import { changeLanguage } from '#web/i18n/setup.ts';
import { currentLocale, type Locale, locales } from '#web/lib/locale.ts';
import { toastProblem } from '#web/ui/feedback/toasts.tsx';
import classes from './languages.module.css';

export const parts = ['Radio', 'Radio.Group'];
export const wide = ['Figures'];

/** The language of the whole product, as its menu chooses it. */
export function Language() {
  const { t, i18n } = useTranslation(['languages', 'common', 'pages']);
  const [isBusy, setIsBusy] = useState(false);
  const choose = (locale: Locale) => {
    setIsBusy(true);
    changeLanguage(locale)
      .catch(() => toastProblem({ title: t('text.failed'), text: t('text.failedText') }))
      .finally(() => setIsBusy(false));
  };
  const value = locales.find((locale) => locale === i18n.language) ?? currentLocale();
  return (
    <Stack gap="sm">
      <Radio.Group
        label={t('text.language')}
        value={value}
        onChange={(chosen) => {
          const locale = locales.find((one) => one === chosen);
          if (locale !== undefined) choose(locale);
        }}
      >
        <div className={classes.choices}>
          {locales.map((locale) => (
            <Radio
              key={locale}
              value={locale}
              label={<span lang={locale}>{languageNames[locale]}</span>}
              disabled={isBusy}
            />
          ))}
        </div>
      </Radio.Group>
      <p className={classes.text}>
        {t('pages:tenders')} · {t('pages:followUp')} · {t('common:actions.save')} ·{' '}
        {t('common:actions.cancel')}
      </p>
    </Stack>
  );
}

const now = new Date('2026-11-24T15:30:00-03:00');
const closing = new Date('2026-11-27T15:00:00-03:00');

/** Numbers and dates are the browser's in each language: no text of them is written. */
export function Figures() {
  const { t } = useTranslation('languages');
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('text.language')}</th>
            <th scope="col">{t('text.number')}</th>
            <th scope="col">{t('text.date')}</th>
          </tr>
        </thead>
        <tbody>
          {locales.map((locale) => (
            <tr key={locale} lang={locale}>
              <th scope="row">{languageNames[locale]}</th>
              <td>{new Intl.NumberFormat(locale).format(1_234_567.8)}</td>
              <td>
                {new Intl.DateTimeFormat(locale, {
                  dateStyle: 'long',
                  timeZone: 'America/Santiago',
                }).format(now)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** One sentence for one, another for several; each language has its own rules. */
export function Plurals() {
  const { t } = useTranslation('languages');
  const [count, setCount] = useState(1);
  return (
    <Stack gap="sm">
      <Radio.Group
        label={t('text.howMany')}
        value={String(count)}
        onChange={(value) => setCount(Number(value))}
      >
        <div className={classes.choices}>
          {[0, 1, 2, 1_000_000].map((each) => (
            <Radio key={each} value={String(each)} label={each.toLocaleString(currentLocale())} />
          ))}
        </div>
      </Radio.Group>
      <output className={classes.text}>{t('text.found', { count })}</output>
    </Stack>
  );
}

const days = Math.round((closing.getTime() - now.getTime()) / 86_400_000);

/** In words: «dentro de 3 días». */
export function RelativeTime() {
  return (
    <ul className={classes.list}>
      {locales.map((locale) => (
        <li key={locale} lang={locale}>
          {new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')}
        </li>
      ))}
    </ul>
  );
}
