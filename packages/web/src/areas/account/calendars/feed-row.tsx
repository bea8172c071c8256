import { Button } from '@mantine/core';
import type { CalendarFeed } from '@pliego/contract/areas/calendars';
import { IconCalendar } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarsApi } from '#web/api/areas/calendars.ts';
import { problemText } from '#web/api/problems.ts';
import { calendarFeedsKey } from '#web/api/reference-queries.ts';
import { formatAgo, formatMoment } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import classes from '../account.module.css';

/** An address: what it shows, and when a calendar last read it. */
export function FeedRow({ feed }: { feed: CalendarFeed }) {
  const { t } = useTranslation('account');
  const now = useNow();
  const [isRevoking, setRevoking] = useState(false);
  const { nombre, creada, leida } = feed;
  const read =
    leida === null ? t('calendars.neverRead') : t('calendars.read', { ago: formatAgo(leida, now) });
  return (
    <li className={classes.session}>
      <IconCalendar aria-hidden size={24} stroke={1.5} className={classes.sessionIcon} />
      <div className={classes.sessionFacts}>
        <p className={classes.sessionName}>{nombre}</p>
        <p className={classes.soft}>
          <Contents feed={feed} />
        </p>
        <p className={classes.soft}>
          {t('calendars.made', { moment: formatMoment(creada, now) })} · {read}
        </p>
      </div>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('calendars.revokeOne', { name: nombre })}
        onClick={() => setRevoking(true)}
      >
        {t('calendars.revoke')}
      </Button>
      {isRevoking ? <Revoke feed={feed} onClose={() => setRevoking(false)} /> : null}
    </li>
  );
}

/** Which dates it has, leading to them. */
function Contents({ feed: { clase, licitacion, filtro } }: { feed: CalendarFeed }) {
  const { t } = useTranslation('account');
  if (clase === 'licitacion' && licitacion !== null) {
    return (
      <AppLink to="/licitaciones/$id" params={{ id: licitacion.id }}>
        {t('calendars.kinds.licitacion', { code: licitacion.codigo })}
      </AppLink>
    );
  }
  if (clase === 'vista' && filtro !== null) {
    return (
      <AppLink to="/licitaciones" search={{ vista: 'todas', ...filtro, forma: 'calendario' }}>
        {t('calendars.kinds.vista')}
      </AppLink>
    );
  }
  return t(`calendars.kinds.${clase}`, { code: '' });
}

/** Calendars that subscribed stop being told, and nothing brings the address back. */
function Revoke({ feed: { id, nombre }, onClose }: { feed: CalendarFeed; onClose: () => void }) {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => calendarsApi.remove({ params: { id } }),
    onSuccess: () => {
      onClose();
      toastDone({ title: t('calendars.revoked', { name: nombre }) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: calendarFeedsKey }),
  });
  return (
    <ConfirmDialog
      title={t('calendars.revokeTitle', { name: nombre })}
      confirm={t('calendars.revoke')}
      danger
      busy={revoke.isPending}
      {...(revoke.error === null ? {} : { problem: problemText(revoke.error) })}
      onConfirm={() => revoke.mutate()}
      onClose={onClose}
    >
      <p className={classes.dialogText}>{t('calendars.revokeText')}</p>
    </ConfirmDialog>
  );
}
