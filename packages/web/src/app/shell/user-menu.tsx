import { Menu, UnstyledButton } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { problemText } from '#web/api/problems.ts';
import { forgetSession } from '#web/api/session.ts';
import { useSession } from '#web/api/use-session.ts';
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
    <Menu position="bottom-end" width={250}>
      <Menu.Target>
        <UnstyledButton
          className={classes.user}
          aria-label={t('shell.userMenu', { name: userData.fullName })}
        >
          <Face person={userData} size={30} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={classes.account}>
          <span className={classes.accountName}>{userData.fullName}</span>
          <span>{userData.email}</span>
          <span>{t(`shell.roles.${userData.role}`)}</span>
        </Menu.Label>
        <Menu.Item
          leftSection={<IconLogout size={16} aria-hidden />}
          closeMenuOnClick={false}
          disabled={logout.isPending}
          onClick={() => logout.mutate()}
        >
          {t('shell.logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
