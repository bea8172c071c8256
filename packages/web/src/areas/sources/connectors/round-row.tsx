import type { ConnectorRun } from '@pliego/contract/areas/connector-shapes';
import { useTranslation } from 'react-i18next';
import { messagesText } from '#web/i18n/message-text.ts';
import { formatDuration } from '#web/lib/duration.ts';
import { formatCount, formatFullMoment, formatMoment } from '#web/lib/format.ts';
import { Pill } from '#web/ui/display/pill.tsx';
import type { Tone } from '#web/ui/display/tone.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { RejectionsLink } from '../rejections-link.tsx';
import classes from './rounds.module.css';

const tones: Record<ConnectorRun['estado'], Tone> = {
  'en-cola': 'gris',
  'en-curso': 'azul',
  terminada: 'verde',
  'con-error': 'rojo',
  interrumpida: 'naranja',
};

const counts = ['leidas', 'nuevas', 'cambiadas', 'sinCambios', 'rechazadas', 'reparadas'] as const;

/** One round: its reason, requests, new tenders and rejections. */
export function RoundRow({ round }: { round: ConnectorRun }) {
  const { t } = useTranslation('sources');
  const { estado, motivo, llamadas, inicio, termino, conteo, error } = round;
  const moment = formatMoment(inicio, useNow());
  return (
    <li className={classes.round}>
      <div className={classes.head}>
        <time dateTime={inicio} title={formatFullMoment(inicio)} className={classes.when}>
          {moment}
        </time>
        <span className={classes.reason}>{t(`live.rounds.reasons.${motivo}`)}</span>
        <span className={classes.state}>
          <Pill tone={tones[estado]} dot>
            {t(`runs.states.${estado}`)}
          </Pill>
        </span>
      </div>
      <p className={classes.meta}>
        <span>{t('live.rounds.calls', { count: llamadas, total: formatCount(llamadas) })}</span>
        {termino === null ? null : (
          <span>
            {t('runs.took', { time: formatDuration(Date.parse(termino) - Date.parse(inicio)) })}
          </span>
        )}
      </p>
      <dl className={classes.counts} aria-label={t('live.rounds.counts', { moment })}>
        {counts.map((name) => (
          <div
            key={name}
            className={classes.count}
            data-none={conteo[name] === 0 || undefined}
            data-bad={(name === 'rechazadas' && conteo[name] > 0) || undefined}
          >
            <dt>{t(`runs.counts.${name}`)}</dt>
            <dd>{formatCount(conteo[name])}</dd>
          </div>
        ))}
      </dl>
      {error === null ? null : <p className={classes.error}>{messagesText(error)}</p>}
      <RejectionsLink run={round} label={(text) => t('live.rounds.rejected', { text, moment })} />
    </li>
  );
}
