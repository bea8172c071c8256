import { Button } from '@mantine/core';
import type { ReportLink } from '@pliego/contract/areas/report-links';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportLinksApi } from '#web/api/areas/report-links.ts';
import { problemText } from '#web/api/problems.ts';
import { formatAgo, formatMoment } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { Pill } from '#web/ui/display/pill.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { reportLinksQuery } from './link-queries.ts';
import classes from './links.module.css';

const tones = {
  activo: 'verde',
  vencido: 'gris',
  revocado: 'gris',
  'sin-acceso': 'naranja',
} as const;

/** An address: who made it, until when it opens, where, and how often it was opened. */
export function LinkRow({ link }: { link: ReportLink }) {
  const { t } = useTranslation('reportPages');
  const now = useNow();
  const [isRevoking, setRevoking] = useState(false);
  const { nombre, estado, persona, sitios, vence, aperturas, abierta } = link;
  const isOver = estado === 'vencido' || estado === 'revocado';
  const opened =
    abierta === null
      ? t('links.neverOpened')
      : t('links.opened', { count: aperturas, ago: formatAgo(abierta, now) });
  return (
    <li className={classes.row} data-over={isOver || undefined}>
      <div className={classes.facts}>
        <p className={classes.name}>
          {nombre} <Pill tone={tones[estado]}>{t(`links.states.${estado}`)}</Pill>
        </p>
        <p className={classes.soft}>
          {t(`links.periods.${link.periodo}`)} · {persona.fullName} ·{' '}
          {t(estado === 'vencido' ? 'links.expired' : 'links.expires', {
            moment: formatMoment(vence, now),
          })}
        </p>
        <p className={classes.soft}>
          {sitios.length === 0 ? t('links.noSites') : sitios.join(', ')} · {opened}
        </p>
      </div>
      {isOver ? null : (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('links.revokeOne', { name: nombre })}
          onClick={() => setRevoking(true)}
        >
          {t('links.revoke')}
        </Button>
      )}
      {isRevoking ? <Revoke link={link} onClose={() => setRevoking(false)} /> : null}
    </li>
  );
}

/** Screens and sites that show it stop at once, and nothing brings the address back. */
function Revoke({
  link: { id, nombre, reporte },
  onClose,
}: {
  link: ReportLink;
  onClose: () => void;
}) {
  const { t } = useTranslation('reportPages');
  const client = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => reportLinksApi.revoke({ params: { id } }),
    onSuccess: () => {
      onClose();
      toastDone({ title: t('links.revoked', { name: nombre }) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: reportLinksQuery(reporte).queryKey }),
  });
  return (
    <ConfirmDialog
      title={t('links.revokeTitle', { name: nombre })}
      confirm={t('links.revoke')}
      danger
      busy={revoke.isPending}
      {...(revoke.error === null ? {} : { problem: problemText(revoke.error) })}
      onConfirm={() => revoke.mutate()}
      onClose={onClose}
    >
      <p className={classes.text}>{t('links.revokeText')}</p>
    </ConfirmDialog>
  );
}
