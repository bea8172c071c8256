import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { problemText, requestIdOf } from '#web/api/problems.ts';
import { i18n } from '#web/i18n/setup.ts';
import { useLayout } from '#web/ui/layout/layout-store.ts';
import { UiTextsProvider, type UiTexts } from '#web/ui/texts/texts.tsx';
import { applyTheme } from '#web/ui/theme/apply-theme.ts';
import type { App } from './create-app.ts';
import { ThemeProvider } from './theme-provider.tsx';

/** The contexts that every screen needs. */
export function Providers({ app }: { app: App }) {
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={app.queryClient}>
        <Theme>
          <RouterProvider router={app.router} />
        </Theme>
      </QueryClientProvider>
    </I18nextProvider>
  );
}

function Theme({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const skin = useLayout((layout) => layout.skin);
  const isRTL = useLayout((layout) => layout.isRTL);
  useLayoutEffect(() => applyTheme({ skin, isRTL }), [skin, isRTL]);
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
      requestId: (id) => t('states.requestId', { id }),
      problem: { text: problemText, requestId: requestIdOf },
    }),
    [t],
  );
  return (
    <ThemeProvider>
      <UiTextsProvider texts={texts}>{children}</UiTextsProvider>
    </ThemeProvider>
  );
}
