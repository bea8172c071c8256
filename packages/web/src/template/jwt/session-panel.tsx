import { Button } from '@mantine/core';
import { jwtRefusals, type JwtSession } from '@pliego/contract/areas/jwt';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { jwtApi } from '#web/api/areas/jwt.ts';
import { problemCode, problemText } from '#web/api/problems.ts';
import { Fact, Facts } from '#web/ui/display/facts.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { clockOf, endOf, useSecondsLeft } from './use-seconds-left.ts';
import classes from './jwt.module.css';

interface SessionPanelProps {
  session: JwtSession;
  onRenewed: (session: JwtSession) => void;
  onLeave: () => void;
}

/** Who signed in, for how long the token lasts, and another for it. */
export function SessionPanel({ session, onRenewed, onLeave }: SessionPanelProps) {
  const { t } = useTranslation('jwt');
  const { userData, accessToken, refreshToken } = session;
  const left = useSecondsLeft(endOf(accessToken));
  const renew = useMutation({
    mutationFn: () => jwtApi.refreshToken({ body: { refreshToken } }),
    onSuccess: onRenewed,
  });
  const refused =
    problemCode(renew.error) === 'credenciales-invalidas'
      ? jwtRefusals.refresh
      : problemText(renew.error);
  return (
    <div className={classes.form}>
      <FormProblem text={renew.error === null ? undefined : refused} />
      <Facts>
        <Fact name={t('session.name')}>{userData.fullName}</Fact>
        <Fact name={t('session.role')}>{userData.role}</Fact>
        <Fact name={t('session.left')}>
          <span role="timer" className={classes.clock}>
            {left === 0 ? t('session.over') : clockOf(left)}
          </span>
        </Fact>
      </Facts>
      <p dir="ltr" className={classes.token}>
        {accessToken}
      </p>
      <div className={classes.actions}>
        <Button loading={renew.isPending} onClick={() => renew.mutate()}>
          {t('session.renew')}
        </Button>
        <Button variant="default" onClick={onLeave}>
          {t('session.leave')}
        </Button>
      </div>
    </div>
  );
}
