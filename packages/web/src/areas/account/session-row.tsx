import { Button } from '@mantine/core';
import type { OpenSession } from '@pliego/contract/areas/account-sessions';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { authApi } from '#web/api/areas/auth.ts';
import { problemText } from '#web/api/problems.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Pill } from '#web/ui/display/pill.tsx';
import { toastDone, toastProblem } from '#web/ui/feedback/toasts.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { sessionsQuery } from './queries.ts';
import classes from './account.module.css';

const icons = {
  computador: IconDeviceDesktop,
  telefono: IconDeviceMobile,
  tableta: IconDeviceTablet,
};

function nameOf({ navegador, sistema }: OpenSession, t: TFunction<'account'>): string {
  if (navegador !== null && sistema !== null) {
    return t('sessions.browserOn', { browser: navegador, system: sistema });
  }
  return navegador ?? sistema ?? t('sessions.unknown');
}

/** One browser in which one is signed in. */
export function SessionRow({ session }: { session: OpenSession }) {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const now = useNow();
  const Icon = icons[session.tipo];
  const name = nameOf(session, t);
  const end = useMutation({
    mutationFn: () => authApi.endSession({ params: { id: session.id } }),
    onSuccess: () => toastDone({ title: t('sessions.ended', { count: 1 }) }),
    onError: (error) => toastProblem({ title: problemText(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  const since = t('sessions.since', { moment: formatMoment(session.desde, now) });
  const used = t('sessions.used', { moment: formatMoment(session.ultimoUso, now) });
  return (
    <li className={classes.session}>
      <Icon aria-hidden size={24} stroke={1.5} className={classes.sessionIcon} />
      <div className={classes.sessionFacts}>
        <p className={classes.sessionName}>
          {name}
          {session.actual ? <Pill tone="verde">{t('sessions.here')}</Pill> : null}
        </p>
        <p className={classes.soft}>
          {[session.empresa, session.direccion].filter((text) => text !== '').join(' · ')}
        </p>
        <p className={classes.soft}>{session.actual ? since : `${since} · ${used}`}</p>
      </div>
      {session.actual ? null : (
        <Button
          variant="default"
          size="compact-sm"
          loading={end.isPending}
          aria-label={t('sessions.endOne', { name })}
          onClick={() => end.mutate()}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
