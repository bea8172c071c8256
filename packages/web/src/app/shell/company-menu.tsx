import { IconBuilding, IconSelector } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/api/use-session.ts';
import { ActionMenu } from '#web/ui/overlay/action-menu.tsx';
import { useSwitchCompany } from '../use-switch-company.ts';
import classes from './company-menu.module.css';

/** The current company; a menu only for users with several companies. */
export function CompanyMenu() {
  const { t } = useTranslation();
  const { userData, empresa } = useSession();
  const { mutate, isPending } = useSwitchCompany();
  const companies = userData.empresas;
  const name = companies.find(({ id }) => id === empresa)?.nombre ?? '';

  const label = (
    <>
      <IconBuilding size={17} stroke={1.7} aria-hidden />
      <span className={classes.text}>{name}</span>
    </>
  );
  if (companies.length < 2) return <span className={classes.company}>{label}</span>;
  return (
    <ActionMenu
      label={`${t('shell.company', { name })}. ${t('shell.switchCompany')}`}
      className={classes.company}
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
