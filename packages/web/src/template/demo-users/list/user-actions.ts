import type { DemoUser } from '@pliego/contract/areas/demo-users';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { MenuAction } from '#web/ui/overlay/action-menu.tsx';

/** The page of a user. */
export const userViewOf = ({ id }: DemoUser) =>
  linkOptions({ to: '/apps/user/view/$id', params: { id } });

/** What can be done with a user of a list; what is absent is not offered there. */
export interface UserActions {
  onEdit?: (user: DemoUser) => void;
  onToggleSuspended?: (user: DemoUser) => void;
  onRemove?: (user: DemoUser) => void;
}

export function useUserActions(user: DemoUser, on: UserActions): MenuAction[] {
  const { t } = useTranslation('demoUsers');
  const navigate = useNavigate();
  const to = userViewOf(user);
  const actions: MenuAction[] = [
    { id: 'view', label: t('actions.view'), to, onPick: () => void navigate(to) },
  ];
  const { onEdit, onToggleSuspended, onRemove } = on;
  if (onEdit !== undefined) {
    actions.push({ id: 'edit', label: t('actions.edit'), onPick: () => onEdit(user) });
  }
  if (onToggleSuspended !== undefined) {
    const label = t(user.status === 'inactive' ? 'actions.reactivate' : 'actions.suspend');
    actions.push({ id: 'suspend', label, onPick: () => onToggleSuspended(user) });
  }
  if (onRemove !== undefined) {
    actions.push({
      id: 'remove',
      label: t('actions.remove'),
      danger: true,
      apart: true,
      onPick: () => onRemove(user),
    });
  }
  return actions;
}
