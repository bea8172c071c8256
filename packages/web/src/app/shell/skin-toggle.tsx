import { IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isDark } from '#web/ui/layout/layout-state.ts';
import { useLayout } from '#web/ui/layout/layout-store.ts';
import { NavButton } from './nav-button.tsx';

/** The moon leads to the dark skin, the sun back to the light one. */
export function SkinToggle() {
  const { t } = useTranslation();
  const dark = useLayout((layout) => isDark(layout.skin));
  const toggleSkin = useLayout((layout) => layout.toggleSkin);
  const Drawing = dark ? IconSun : IconMoon;
  return (
    <NavButton label={t(dark ? 'shell.toLight' : 'shell.toDark')} onClick={toggleSkin}>
      <Drawing size={18} stroke={1.7} aria-hidden />
    </NavButton>
  );
}
