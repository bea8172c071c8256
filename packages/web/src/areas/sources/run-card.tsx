import { Progress } from '@mantine/core';
import type { ImportRun } from '@pliego/contract/areas/sources';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { translated } from '#web/i18n/sentences.ts';
import { formatAgo, formatBytes, formatCount, formatFullMoment } from '#web/lib/format.ts';
import { formatDuration } from '#web/lib/duration.ts';
import { Pill } from '#web/ui/pill.tsx';
import type { Tone } from '#web/ui/tone.ts';
import { useNow } from '#web/ui/use-now.ts';
import { isActive, rejectionsPath } from './queries.ts';
import classes from './run-card.module.css';

const tones: Record<ImportRun['estado'], Tone> = {
  'en-cola': 'gris',
  'en-curso': 'azul',
  terminada: 'verde',
  'con-error': 'rojo',
  interrumpida: 'naranja',
};

/** One import: how far it is, what it did, and why it stopped. */
export function RunCard({ run }: { run: ImportRun }) {
  const { t } = useTranslation('sources');
  const { archivo: name, bytes, bytesLeidos, error, estado, conteo } = run;
  const active = isActive(run);
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <span className={classes.name}>{name}</span>
        <Pill tone={tones[estado]} dot>
          {t(`runs.states.${estado}`)}
        </Pill>
      </div>
      <p className={classes.meta}>
        <RunOrigin run={run} />
      </p>
      {active ? (
        <>
          <Progress
            size="sm"
            mt={4}
            animated={estado === 'en-curso'}
            value={bytes === 0 ? 0 : (100 * bytesLeidos) / bytes}
            aria-label={t('runs.progress', { name })}
          />
          <p className={classes.meta}>
            {t('runs.read', { read: formatBytes(bytesLeidos), total: formatBytes(bytes) })}
          </p>
        </>
      ) : null}
      {conteo.leidas === 0 && active ? null : <Counts run={run} />}
      {error === null ? null : <p className={classes.error}>{translated(error)}</p>}
      {conteo.rechazadas + conteo.reparadas === 0 || active ? null : <Rejections run={run} />}
    </li>
  );
}

/** What it is, who brought it and when. */
function RunOrigin({ run }: { run: ImportRun }) {
  const { t } = useTranslation('sources');
  const now = useNow();
  const { formato, bytes, usuario, inicio, termino } = run;
  const who = usuario === null ? t('runs.console') : t('runs.by', { name: usuario });
  return (
    <>
      {formato === null ? null : <span>{translated(formato)}</span>}
      <span>{formatBytes(bytes)}</span>
      <span>
        <time dateTime={inicio} title={formatFullMoment(inicio)}>
          {formatAgo(inicio, now)}
        </time>{' '}
        {who}
      </span>
      {termino === null ? null : (
        <span>
          {t('runs.took', { time: formatDuration(Date.parse(termino) - Date.parse(inicio)) })}
        </span>
      )}
    </>
  );
}

const counts = ['leidas', 'nuevas', 'cambiadas', 'sinCambios', 'rechazadas', 'reparadas'] as const;

function Counts({ run: { archivo, conteo } }: { run: ImportRun }) {
  const { t } = useTranslation('sources');
  return (
    <dl className={classes.counts} aria-label={t('runs.countsLabel', { name: archivo })}>
      {counts.map((name) => (
        <div
          key={name}
          className={classes.count}
          data-none={conteo[name] === 0 || undefined}
          data-bad={(name === 'rechazadas' && conteo[name] > 0) || undefined}
          title={name === 'reparadas' ? t('runs.repairedHint') : undefined}
        >
          <dt className={classes.countName}>{t(`runs.counts.${name}`)}</dt>
          <dd className={classes.countValue}>{formatCount(conteo[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

function Rejections({ run: { id, archivo, conteo } }: { run: ImportRun }) {
  const { t } = useTranslation('sources');
  const text = t(conteo.rechazadas > 0 ? 'runs.download' : 'runs.downloadRepaired');
  return (
    <a
      href={rejectionsPath(id)}
      download
      className={classes.download}
      aria-label={t('runs.downloadOf', { text, name: archivo })}
    >
      <IconDownload size={15} aria-hidden /> {text}
    </a>
  );
}
