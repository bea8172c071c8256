import { pageOf, type PageTarget } from '@pliego/contract/pages';
import { IconAdjustments, IconEye, IconEyeOff, IconLogout } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { connection } from '#web/api/connection.ts';
import { useAbility, useSession } from '#web/api/use-session.ts';
import { ActionMenu, type MenuAction } from '#web/ui/overlay/action-menu.tsx';
import { Face } from '#web/ui/display/person.tsx';
import { PageGlyph } from '../page-icons.tsx';
import { useMayOpen } from '../use-may-open.ts';
import { useEndView } from './use-end-view.ts';
import { useLogout } from './use-logout.ts';
import classes from './user-menu.module.css';

/** The user's own pages, and after the line those about the product. */
const own: PageTarget[] = ['account', 'profile', 'email', 'todo', 'chat'];
const general: PageTarget[] = ['pricing', 'faq'];

/** Who is signed in, and the ways to what is theirs. */
export function UserMenu({
  onAppearance,
  onViewAs,
}: {
  onAppearance: () => void;
  onViewAs: () => void;
}) {
  const { t } = useTranslation();
  const { userData, empresa } = useSession();
  const company = userData.empresas.find(({ id }) => id === empresa)?.nombre;
  const { away } = useSyncExternalStore(connection.subscribe, connection.read);
  const logout = useLogout();
  const viewing = useViewActions(onViewAs);
  const toOwn = usePageActions(own);
  const toGeneral = usePageActions(general);
  return (
    <ActionMenu
      label={t('shell.userMenu', { name: userData.fullName })}
      className={classes.button}
      width={264}
      heading={
        <div className={classes.account}>
          <Face person={userData} size={38} />
          <div className={classes.facts}>
            <div className={classes.name}>{userData.fullName}</div>
            <div>{t(`shell.roles.${userData.role}`)}</div>
            <div>{company}</div>
            <div>{userData.email}</div>
          </div>
        </div>
      }
      actions={[
        ...toOwn,
        ...apart(toGeneral),
        ...apart([
          ...viewing,
          {
            id: 'appearance',
            label: t('shell.appearance'),
            icon: <IconAdjustments size={17} stroke={1.7} aria-hidden />,
            onPick: onAppearance,
          },
          {
            id: 'logout',
            label: t('shell.logout'),
            icon: <IconLogout size={17} stroke={1.7} aria-hidden />,
            disabled: logout.isPending,
            onPick: () => logout.mutate(),
          },
        ]),
      ]}
    >
      <Face person={userData} size={30} />
      <span
        className={classes.dot}
        data-online={!away || undefined}
        title={t(away ? 'shell.offline' : 'shell.online')}
        aria-hidden
      />
      <span className={classes.who}>
        <span className={classes.whoName}>{userData.fullName}</span>
        {/* The button has the user's name; its menu shows their role. */}
        <span className={classes.whoRole} aria-hidden>
          {t(`shell.roles.${userData.role}`)}
        </span>
      </span>
    </ActionMenu>
  );
}

/** To look at the company as another role, for who may, and back. */
function useViewActions(onViewAs: () => void): MenuAction[] {
  const { t } = useTranslation();
  const { vista } = useSession().userData;
  const ability = useAbility();
  const end = useEndView();
  if (vista === undefined && !ability.can('update', 'User')) return [];
  const ask: MenuAction = {
    id: 'view-as',
    label: t('shell.viewAs.menu'),
    icon: <IconEye size={17} stroke={1.7} aria-hidden />,
    onPick: onViewAs,
  };
  if (vista === undefined) return [ask];
  const back: MenuAction = {
    id: 'end-view',
    label: t('shell.viewAs.end'),
    icon: <IconEyeOff size={17} stroke={1.7} aria-hidden />,
    onPick: () => end.mutate(),
  };
  return [ask, back];
}

/** The pages among these that this person may open, as actions of a menu. */
function usePageActions(targets: readonly PageTarget[]): MenuAction[] {
  const { t } = useTranslation('pages');
  const mayOpen = useMayOpen();
  const navigate = useNavigate();
  return targets
    .map(pageOf)
    .filter(mayOpen)
    .map((page) => ({
      id: page.target,
      label: t(page.target),
      icon: <PageGlyph icon={page.icon} size={17} />,
      to: { to: page.link },
      onPick: () => void navigate({ to: page.link }),
    }));
}

/** A block of actions under a line. */
function apart(actions: MenuAction[]): MenuAction[] {
  return actions.map((action, index) => (index === 0 ? { ...action, apart: true } : action));
}
