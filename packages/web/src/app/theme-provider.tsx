import { DirectionProvider, MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLayout } from '#web/ui/layout/layout-store.ts';
import { colorSchemeOf } from '#web/ui/theme/apply-theme.ts';
import { buildTheme } from '#web/ui/theme/theme.ts';

/** Gives Mantine's components the theme, the colour scheme and the direction that the user chose. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const skin = useLayout((layout) => layout.skin);
  const isRTL = useLayout((layout) => layout.isRTL);
  const theme = useMemo(
    () => buildTheme({ closeToast: t('shell.closeToast'), showPassword: t('password.show') }),
    [t],
  );
  return (
    <DirectionProvider initialDirection={isRTL ? 'rtl' : 'ltr'}>
      <MantineProvider theme={theme} forceColorScheme={colorSchemeOf(skin)}>
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
