import { IconBuilding, IconSelector } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { problemText } from '#web/api/problems.ts';
import { keepSession } from '#web/api/session.ts';
import { useSession } from '#web/api/use-session.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
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
    <ActionMenu
      label={`${t('shell.company', { name })}. ${t('shell.switchCompany')}`}
      className={classes.companyName}
      side="start"
      width={280}
      heading={t('shell.switchCompany')}
      actions={companies.map((company) => ({
        id: String(company.id),
        label: company.nombre,
        current: company.id === empresa,
        disabled: isPending,
        onPick: () => {
          if (company.id !== empresa) mutate(company.id);
        },
      }))}
    >
      {label}
      <IconSelector size={15} aria-hidden />
    </ActionMenu>
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
