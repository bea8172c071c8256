import { IconMenu2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { NavbarColor } from '#web/ui/layout/layout-state.ts';
import { Logo } from '#web/ui/display/logo.tsx';
import { BookmarkBar } from '../bookmarks/bookmark-bar.tsx';
import { templateBar } from '../template-bar.ts';
import { useMayOpen } from '../use-may-open.ts';
import { SearchButton } from '../search/search-button.tsx';
import bar from './bar-colors.module.css';
import { BarPanelButton } from './bar-panel-button.tsx';
import { CompanyMenu } from './company-menu.tsx';
import { HelpMenu } from './help-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { NavButton } from './nav-button.tsx';
import classes from './navbar.module.css';
import { NoticeButton } from './notices/notice-button.tsx';
import { SkinToggle } from './skin-toggle.tsx';
import { UserMenu } from './user-menu.tsx';

export interface NavbarProps {
  color: NavbarColor;
  /** Without a menu beside it, the bar shows the logo. */
  withLogo: boolean;
  /** Present where the menu overlays the page. */
  onOpenMenu?: () => void;
  onAppearance: () => void;
  /** Asks as which role to look at the company. */
  onViewAs: () => void;
}

/** The bar above every page. */
export function Navbar({ color, withLogo, onOpenMenu, onAppearance, onViewAs }: NavbarProps) {
  const { t } = useTranslation();
  const mayOpen = useMayOpen();
  return (
    <div className={`${bar.colors} ${classes.bar}`} data-color={color}>
      {onOpenMenu === undefined ? null : (
        <NavButton label={t('shell.openMenu')} onClick={onOpenMenu}>
          <IconMenu2 size={20} stroke={1.7} aria-hidden />
        </NavButton>
      )}
      {withLogo ? (
        <Link to="/inicio" aria-label={t('shell.home')} className={classes.brand}>
          <Logo />
        </Link>
      ) : null}
      <div className={classes.start}>
        <CompanyMenu />
        <BookmarkBar />
      </div>
      <SearchButton onAppearance={onAppearance} />
      <div className={classes.wide}>
        <LanguageMenu />
        <SkinToggle />
      </div>
      {templateBar
        .filter(({ page }) => mayOpen(page))
        .map(({ page, Part }) => (
          <Part key={page.target} Button={BarPanelButton} />
        ))}
      <HelpMenu />
      <NoticeButton />
      <UserMenu onAppearance={onAppearance} onViewAs={onViewAs} />
    </div>
  );
}
