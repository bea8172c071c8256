import { DirectionProvider, MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLayout } from '#web/ui/layout/layout-store.ts';
import { colorSchemeOf } from '#web/ui/theme/apply-look.ts';
import { buildTheme } from '#web/ui/theme/theme.ts';
import { ToastArea } from '#web/ui/toast-area.tsx';
import { Shell } from './shell/shell.tsx';
import '#web/ui/theme/mantine.css';

/**
 * What the component library needs around its components, and the toasts. It comes with the shell: no
 * screen before the session waits for it.
 */
export function MantineLook({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const skin = useLayout((layout) => layout.skin);
  const isRTL = useLayout((layout) => layout.isRTL);
  const theme = useMemo(
    () => buildTheme({ closeToast: t('shell.closeToast'), showPassword: t('sessionLost.show') }),
    [t],
  );
  return (
    <DirectionProvider initialDirection={isRTL ? 'rtl' : 'ltr'}>
      <MantineProvider theme={theme} forceColorScheme={colorSchemeOf(skin)}>
        {children}
        <ToastArea isRTL={isRTL} />
      </MantineProvider>
    </DirectionProvider>
  );
}

/** The shell with what it stands on, for the router to load as one. */
export function MantineShell() {
  return (
    <MantineLook>
      <Shell />
    </MantineLook>
  );
}
