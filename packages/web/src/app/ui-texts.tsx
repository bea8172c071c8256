import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText, requestIdOf } from '#web/api/problems.ts';
import { strengthText } from '#web/i18n/strength-text.ts';
import { UiTextsProvider, type UiTexts } from '#web/ui/texts/texts.tsx';

/** The words of `ui` in the language of the screen. */
export function UiTextsInLanguage({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const texts = useMemo<UiTexts>(
    () => ({
      retry: t('actions.retry'),
      close: t('actions.close'),
      clear: t('actions.clear'),
      loading: t('app.loading'),
      search: t('actions.search'),
      noOptions: t('states.noOptions'),
      wrongDate: t('states.wrongDate'),
      lateDate: (day: string) => t('states.lateDate', { day }),
      errorTitle: t('states.errorTitle'),
      copied: t('states.copied'),
      columnWidth: (column) => t('states.columnWidth', { column }),
      requestId: (id) => t('states.requestId', { id }),
      password: {
        show: t('password.show'),
        hide: t('password.hide'),
        capsLock: t('password.capsLock'),
        strength: (strength) => strengthText(strength, t),
      },
      problem: { text: problemText, requestId: requestIdOf },
    }),
    [t],
  );
  return <UiTextsProvider texts={texts}>{children}</UiTextsProvider>;
}
