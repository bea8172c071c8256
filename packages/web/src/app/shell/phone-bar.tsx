import { pageOf } from '@pliego/contract/pages';
import { IconMenu2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '#web/api/use-session.ts';
import { PageGlyph } from '../page-icons.tsx';
import { MenuCount } from './menu-count.tsx';
import classes from './phone-bar.module.css';

const shown = [
  { target: 'home', to: '/inicio' },
  { target: 'tenders', to: '/licitaciones' },
  { target: 'followUp', to: '/seguimiento' },
] as const;

/** The pages of every day, within reach of the thumb; the rest is in the menu. */
export function PhoneBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t } = useTranslation(['common', 'pages']);
  const ability = useAbility();
  const allowed = shown.filter(({ target }) => {
    const { action, subject } = pageOf(target).ability;
    return ability.can(action, subject);
  });
  return (
    <nav aria-label={t('shell.daily')} className={classes.bar}>
      {allowed.map(({ target, to }) => (
        <Link key={target} to={to} className={classes.item}>
          <PageGlyph icon={pageOf(target).icon} size={20} />
          <span className={classes.name}>
            {t(`pages:${target}`)} <MenuCount target={target} />
          </span>
        </Link>
      ))}
      <button type="button" className={classes.item} onClick={onOpenMenu}>
        <IconMenu2 size={20} stroke={1.7} aria-hidden />
        {t('shell.menuShort')}
      </button>
    </nav>
  );
}
