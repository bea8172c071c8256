import type { DemoUser } from '@pliego/contract/areas/demo-users';
import { IconDots } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '#web/ui/overlay/action-menu.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import type { DataColumn } from '#web/ui/data-table/columns.ts';
import { Face } from '#web/ui/display/person.tsx';
import { Pill } from '#web/ui/display/pill.tsx';
import { toneProps } from '#web/ui/display/tone.ts';
import { roleIcons, roleTones, statusTones, useBillingName } from '../labels.ts';
import { useRoleNames } from '../roles/use-role-names.ts';
import { type UserActions, useUserActions, userViewOf } from './user-actions.ts';
import classes from './users.module.css';

export function UserName({ user }: { user: DemoUser }) {
  return (
    <span className={classes.person}>
      <Face person={{ ...user, avatar: user.avatar }} size={32} />
      <span className={classes.names}>
        <AppLink {...userViewOf(user)} className={classes.name}>
          {user.fullName === '' ? user.email : user.fullName}
        </AppLink>
        <span className={classes.email}>{user.email}</span>
      </span>
    </span>
  );
}

export function RoleMark({ user }: { user: DemoUser }) {
  const { nameOfUsers } = useRoleNames();
  const Icon = roleIcons[user.role];
  const { className, style } = toneProps(roleTones[user.role]);
  return (
    <span className={classes.role}>
      <span className={`${className} ${classes.roleIcon}`} style={style} aria-hidden>
        <Icon size={14} stroke={2} />
      </span>
      {nameOfUsers(user.role)}
    </span>
  );
}

export function StatusPill({ user }: { user: DemoUser }) {
  const { t } = useTranslation('demoUsers');
  return <Pill tone={statusTones[user.status]}>{t(`status.${user.status}`)}</Pill>;
}

function Billing({ user }: { user: DemoUser }) {
  return useBillingName()(user.billing);
}

export function UserMenu({ user, on }: { user: DemoUser; on: UserActions }) {
  const { t } = useTranslation('demoUsers');
  const actions = useUserActions(user, on);
  return (
    <ActionMenu
      label={t('actions.menu', { name: user.fullName })}
      className={classes.menu}
      actions={actions}
    >
      <IconDots size={18} aria-hidden />
    </ActionMenu>
  );
}

/** Every column of a list of users but the boxes that choose them. */
export function useUserColumns(on: UserActions): DataColumn<DemoUser>[] {
  const { t } = useTranslation('demoUsers');
  return useMemo(
    () => [
      {
        id: 'fullName',
        header: t('columns.fullName'),
        sortKey: 'fullName',
        fixed: true,
        cell: (user) => <UserName user={user} />,
      },
      {
        id: 'role',
        header: t('columns.role'),
        width: 160,
        sortKey: 'role',
        cell: (user) => <RoleMark user={user} />,
      },
      {
        id: 'currentPlan',
        header: t('columns.currentPlan'),
        width: 120,
        sortKey: 'currentPlan',
        cell: ({ currentPlan }) => t(`plan.${currentPlan}`),
      },
      {
        id: 'billing',
        header: t('columns.billing'),
        width: 160,
        sortKey: 'billing',
        cell: (user) => <Billing user={user} />,
      },
      {
        id: 'status',
        header: t('columns.status'),
        width: 120,
        sortKey: 'status',
        cell: (user) => <StatusPill user={user} />,
      },
      {
        id: 'actions',
        header: t('columns.actions'),
        width: 84,
        align: 'end',
        cell: (user) => <UserMenu user={user} on={on} />,
      },
    ],
    [t, on],
  );
}
