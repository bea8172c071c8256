import { Menu, UnstyledButton } from '@mantine/core';
import { IconBuilding, IconCheck, IconSelector } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { problemText } from '#web/api/problems.ts';
import { keepSession } from '#web/api/session.ts';
import { useSession } from '#web/api/use-session.ts';
import { toastDone, toastProblem } from '#web/ui/toasts.tsx';
import classes from './top-bar.module.css';

/** The company one works in; a menu only for whoever has more than one. */
export function CompanyMenu() {
  const { t } = useTranslation();
  const { userData, empresa } = useSession();
  const { mutate, isPending } = useSwitchCompany();
  const companies = userData.empresas;
  const name = companies.find(({ id }) => id === empresa)?.nombre ?? '';

  const label = (
    <>
      <IconBuilding size={17} stroke={1.7} aria-hidden />
      <span className={classes.companyText}>{name}</span>
    </>
  );
  if (companies.length < 2) return <span className={classes.companyName}>{label}</span>;
  return (
    <Menu position="bottom-start" width={280}>
      <Menu.Target>
        <UnstyledButton
          className={classes.companyName}
          disabled={isPending}
          aria-label={`${t('shell.company', { name })}. ${t('shell.switchCompany')}`}
        >
          {label}
          <IconSelector size={15} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('shell.switchCompany')}</Menu.Label>
        {companies.map((company) => (
          <Menu.Item
            key={company.id}
            rightSection={company.id === empresa ? <IconCheck size={15} aria-hidden /> : null}
            aria-current={company.id === empresa || undefined}
            onClick={() => {
              if (company.id !== empresa) mutate(company.id);
            }}
          >
            {company.nombre}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Nothing of one company may linger on the screen of another: its list starts afresh. */
function useSwitchCompany() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (empresa: number) => api.auth.switchCompany({ body: { empresa } }),
    onSuccess: async (session) => {
      await navigate({ to: '/licitaciones', search: {} });
      keepSession(client, session);
      const name = session.userData.empresas.find(({ id }) => id === session.empresa)?.nombre;
      toastDone({ title: t('shell.switched', { name }) });
    },
    onError: (error) => toastProblem({ title: problemText(error) }),
  });
}
