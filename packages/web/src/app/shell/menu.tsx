import { UnstyledButton } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '#web/api/use-session.ts';
import { useLayoutPreferences } from '#web/ui/layout-preferences.ts';
import { navigation } from '../navigation.ts';
import classes from './menu.module.css';

interface MenuProps {
  /** Icons alone. Absent in the drawer, which cannot be collapsed. */
  collapsed?: boolean;
  onNavigate?: () => void;
}

/** The vertical navigation: what this person may read, and how wide it stands. */
export function Menu({ collapsed, onNavigate }: MenuProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  const toggleMenu = useLayoutPreferences((preferences) => preferences.toggleMenu);
  const allowed = navigation.filter(({ action, subject }) => ability.can(action, subject));
  const Collapse = collapsed === true ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const collapseText = t(collapsed === true ? 'shell.expand' : 'shell.collapse');

  return (
    <div className={classes.root} data-collapsed={collapsed || undefined}>
      <nav aria-label={t('shell.navigation')} className={classes.nav}>
        {allowed.map(({ to, text, icon: Icon }) => (
          <Link
            key={to}
            title={collapsed === true ? t(text) : undefined}
            to={to}
            className={classes.link}
            onClick={onNavigate}
            aria-label={t(text)}
          >
            <Icon size={18} stroke={1.7} aria-hidden />
            <span className={classes.text}>{t(text)}</span>
          </Link>
        ))}
      </nav>
      {collapsed === undefined ? null : (
        <UnstyledButton
          title={collapsed ? collapseText : undefined}
          className={classes.link}
          onClick={toggleMenu}
          aria-label={collapseText}
          aria-expanded={!collapsed}
        >
          <Collapse size={18} stroke={1.7} aria-hidden />
          <span className={classes.text}>{collapseText}</span>
        </UnstyledButton>
      )}
    </div>
  );
}
