import { useTranslation } from 'react-i18next';
import { Logo } from '#web/ui/display/logo.tsx';
import { SideDrawer } from '#web/ui/overlay/side-drawer.tsx';
import bar from './bar-colors.module.css';
import classes from './drawer-menu.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { MenuList } from './menu-list.tsx';
import { SkinToggle } from './skin-toggle.tsx';
import { useShellLanguage } from './use-shell-language.ts';

interface DrawerMenuProps {
  opened: boolean;
  onClose: () => void;
  dark: boolean;
}

/** The menu over the page, where there is no room beside it. */
export function DrawerMenu({ opened, onClose, dark }: DrawerMenuProps) {
  const { t } = useTranslation();
  const { own } = useShellLanguage();
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      lang={own}
      width={284}
      title={<Logo />}
      closeLabel={t('shell.closeMenu')}
      dark={dark}
    >
      <div className={classes.menu}>
        <MenuList onNavigate={onClose} />
        <div className={`${bar.colors} ${classes.foot}`} data-color="white">
          <LanguageMenu />
          <SkinToggle />
        </div>
      </div>
    </SideDrawer>
  );
}
