import { ActionIcon } from '@mantine/core';
import { IconMenu2, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLayoutPreferences } from '#web/ui/layout-preferences.ts';
import { CompanyMenu } from './company-menu.tsx';
import { UserMenu } from './user-menu.tsx';
import classes from './top-bar.module.css';

/** Which company one works in, the skin, and one's own account. */
export function TopBar({ onOpenMenu }: { onOpenMenu?: () => void }) {
  const { t } = useTranslation();
  return (
    <header className={classes.bar}>
      {onOpenMenu === undefined ? null : (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('shell.openMenu')}
          onClick={onOpenMenu}
        >
          <IconMenu2 size={20} aria-hidden />
        </ActionIcon>
      )}
      <div className={classes.company}>
        <CompanyMenu />
      </div>
      <SkinToggle />
      <UserMenu />
    </header>
  );
}

function SkinToggle() {
  const { t } = useTranslation();
  const skin = useLayoutPreferences((preferences) => preferences.skin);
  const toggleSkin = useLayoutPreferences((preferences) => preferences.toggleSkin);
  const text = t(skin === 'light' ? 'shell.toDark' : 'shell.toLight');
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={text}
      title={text}
      onClick={toggleSkin}
    >
      {skin === 'light' ? <IconMoon size={18} aria-hidden /> : <IconSun size={18} aria-hidden />}
    </ActionIcon>
  );
}
