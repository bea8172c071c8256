import { IconLogout } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { problemText } from '#web/api/problems.ts';
import { forgetSession } from '#web/api/session.ts';
import { useSession } from '#web/api/use-session.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { Face } from '#web/ui/person.tsx';
import { toastProblem } from '#web/ui/toasts.tsx';
import classes from './top-bar.module.css';

export function UserMenu() {
  const { t } = useTranslation();
  const { userData } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const logout = useMutation({
    mutationFn: () => api.auth.logout(),
    onSuccess: () => forgetSession(client, () => navigate({ to: '/login', search: {} })),
    // The session would still be open on the server: say so, and stay.
    onError: (error) => toastProblem({ title: problemText(error) }),
  });
  return (
    <ActionMenu
      label={t('shell.userMenu', { name: userData.fullName })}
      className={classes.user}
      width={250}
      heading={
        <>
          <div className={classes.accountName}>{userData.fullName}</div>
          <div>{userData.email}</div>
          <div>{t(`shell.roles.${userData.role}`)}</div>
        </>
      }
      actions={[
        {
          id: 'logout',
          label: t('shell.logout'),
          icon: <IconLogout size={16} aria-hidden />,
          disabled: logout.isPending,
          onPick: () => logout.mutate(),
        },
      ]}
    >
      <Face person={userData} size={30} />
    </ActionMenu>
  );
}
