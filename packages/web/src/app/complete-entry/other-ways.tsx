import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/api/use-session.ts';
import { useLogout } from '../shell/use-logout.ts';
import { useSwitchCompany } from '../use-switch-company.ts';
import classes from '#web/areas/auth/auth-form.module.css';

/** The rules are of this company alone: another one may be open, and one can always leave. */
export function OtherWays() {
  const { t } = useTranslation('auth');
  const { userData, empresa } = useSession();
  const others = userData.empresas.filter(({ id }) => id !== empresa);
  const { mutate: move, isPending } = useSwitchCompany();
  const logout = useLogout();
  return (
    <div className={classes.form}>
      {others.map(({ id, nombre }) => (
        <Button
          key={id}
          variant="default"
          size="md"
          fullWidth
          disabled={isPending}
          onClick={() => move(id)}
        >
          {t('complete.other', { empresa: nombre })}
        </Button>
      ))}
      <Button variant="subtle" size="md" fullWidth onClick={() => logout.mutate()}>
        {t('complete.leave')}
      </Button>
    </div>
  );
}
