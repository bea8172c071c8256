import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { i18n } from '#web/i18n/setup.ts';
import { useLayout } from '#web/ui/layout/layout-store.ts';
import { applyTheme } from '#web/ui/theme/apply-theme.ts';
import type { App } from './create-app.ts';
import { ThemeProvider } from './theme-provider.tsx';
import { UiTextsInLanguage } from './ui-texts.tsx';

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
  const skin = useLayout((layout) => layout.skin);
  const isRTL = useLayout((layout) => layout.isRTL);
  useLayoutEffect(() => applyTheme({ skin, isRTL }), [skin, isRTL]);
  return (
    <ThemeProvider>
      <UiTextsInLanguage>{children}</UiTextsInLanguage>
    </ThemeProvider>
  );
}
