import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { i18n } from '#web/i18n/setup.ts';
import { useLayoutPreferences } from '#web/ui/layout-preferences.ts';
import { UiTextsProvider, type UiTexts } from '#web/ui/texts.tsx';
import { buildTheme } from '#web/ui/theme/theme.ts';
import type { App } from './create-app.ts';

/** Everything a screen stands on. */
export function Providers({ app }: { app: App }) {
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={app.queryClient}>
        <Look>
          <RouterProvider router={app.router} />
        </Look>
      </QueryClientProvider>
    </I18nextProvider>
  );
}

function Look({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation();
  const skin = useLayoutPreferences((preferences) => preferences.skin);
  const theme = useMemo(() => buildTheme({ closeToast: t('shell.closeToast') }), [t]);
  const texts = useMemo<UiTexts>(
    () => ({
      retry: t('actions.retry'),
      close: t('actions.close'),
      loading: t('app.loading'),
      search: t('actions.search'),
      noOptions: t('states.noOptions'),
      errorTitle: t('states.errorTitle'),
      copied: t('states.copied'),
      requestId: (id) => t('states.requestId', { id }),
    }),
    [t],
  );
  return (
    <MantineProvider theme={theme} forceColorScheme={skin}>
      <UiTextsProvider texts={texts}>{children}</UiTextsProvider>
    </MantineProvider>
  );
}
