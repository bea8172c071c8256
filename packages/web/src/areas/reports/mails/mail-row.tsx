import { Button } from '@mantine/core';
import type { ReportMail } from '@pliego/contract/areas/report-mails';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { reportMailsApi } from '#web/api/areas/report-mails.ts';
import { problemText } from '#web/api/problems.ts';
import { formatIsoDate } from '#web/lib/format.ts';
import { Pill } from '#web/ui/display/pill.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import classes from '../links/links.module.css';
import { reportMailsQuery } from './mail-queries.ts';

/** A mailing: when it leaves, to whom, who made it, and when it last left. */
export function MailRow({ mail }: { mail: ReportMail }) {
  const { t } = useTranslation('reportPages');
  const client = useQueryClient();
  const { id, reporte, ritmo, hora, periodo, personas, persona, estado, enviado } = mail;
  const when = t(`mails.when.${ritmo}`, { hour: hora });
  const remove = useMutation({
    mutationFn: () => reportMailsApi.remove({ params: { id } }),
    onSuccess: () => toastDone({ title: t('mails.removed') }),
    onSettled: () => client.invalidateQueries({ queryKey: reportMailsQuery(reporte).queryKey }),
  });
  const names = personas.map(({ fullName }) => fullName).join(', ');
  return (
    <li className={classes.row} data-over={estado === 'activo' ? undefined : true}>
      <div className={classes.facts}>
        <p className={classes.name}>
          {when}
          {estado === 'activo' ? null : <Pill tone="naranja">{t('mails.stopped')}</Pill>}
        </p>
        <p className={classes.soft}>
          {t('mails.to', { names: names === '' ? t('mails.toNobody') : names })}
        </p>
        <p className={classes.soft}>
          {t(`links.periods.${periodo}`)} · {t('mails.by', { name: persona.fullName })} ·{' '}
          {enviado === null ? t('mails.never') : t('mails.last', { day: formatIsoDate(enviado) })}
        </p>
        {remove.error === null ? null : <p role="alert">{problemText(remove.error)}</p>}
      </div>
      <Button
        variant="default"
        size="compact-sm"
        loading={remove.isPending}
        aria-label={t('mails.removeOne', { when })}
        onClick={() => remove.mutate()}
      >
        {t('mails.remove')}
      </Button>
    </li>
  );
}
