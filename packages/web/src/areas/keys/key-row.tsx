import { Button } from '@mantine/core';
import type { ApiKey } from '@pliego/contract/areas/keys';
import { IconKey } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keysApi } from '#web/api/areas/keys.ts';
import { problemText } from '#web/api/problems.ts';
import { formatAgo, formatMoment } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { Pill } from '#web/ui/display/pill.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { keysQuery } from './queries.ts';
import { scopeTexts } from './scope-texts.ts';
import classes from './keys.module.css';

const tones = {
  activa: 'verde',
  vencida: 'gris',
  revocada: 'gris',
  'sin-acceso': 'naranja',
} as const;

/** A key: what it may do, when it was last used, and until when it works. */
export function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation('keys');
  const now = useNow();
  const [isRevoking, setRevoking] = useState(false);
  const { nombre, prefijo, persona, estado, creada, vence, ultimoUso } = apiKey;
  const used =
    ultimoUso === null
      ? t('list.neverUsed')
      : t('list.used', { ago: formatAgo(ultimoUso.cuando, now), from: ultimoUso.direccion });
  const isOver = estado === 'vencida' || estado === 'revocada';
  return (
    <li className={classes.row} data-over={isOver || undefined}>
      <IconKey aria-hidden size={24} stroke={1.5} className={classes.icon} />
      <div className={classes.facts}>
        <p className={classes.name}>
          {nombre} <Pill tone={tones[estado]}>{t(`states.${estado}`)}</Pill>
        </p>
        <p className={classes.soft}>
          <code className={classes.mono} dir="ltr">
            {prefijo}…
          </code>{' '}
          · {persona.fullName}
        </p>
        <p>{scopeTexts(apiKey.alcances, t).join(' · ')}</p>
        <p className={classes.soft}>
          {t('list.made', { moment: formatMoment(creada, now) })} ·{' '}
          {t(estado === 'vencida' ? 'list.expired' : 'list.expires', {
            moment: formatMoment(vence, now),
          })}{' '}
          · {used}
        </p>
      </div>
      {isOver ? null : (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('revoke.one', { name: nombre })}
          onClick={() => setRevoking(true)}
        >
          {t('revoke.action')}
        </Button>
      )}
      {isRevoking ? <Revoke apiKey={apiKey} onClose={() => setRevoking(false)} /> : null}
    </li>
  );
}

/** Programs that use the key are refused from their next call on, and nothing brings it back. */
function Revoke({ apiKey: { id, nombre }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { t } = useTranslation('keys');
  const client = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => keysApi.revoke({ params: { id } }),
    onSuccess: () => {
      onClose();
      toastDone({ title: t('revoke.done', { name: nombre }) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: keysQuery.queryKey }),
  });
  return (
    <ConfirmDialog
      title={t('revoke.title', { name: nombre })}
      confirm={t('revoke.action')}
      danger
      busy={revoke.isPending}
      {...(revoke.error === null ? {} : { problem: problemText(revoke.error) })}
      onConfirm={() => revoke.mutate()}
      onClose={onClose}
    >
      <p className={classes.dialogText}>{t('revoke.text')}</p>
    </ConfirmDialog>
  );
}
