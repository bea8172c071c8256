import { Progress } from '@mantine/core';
import type { ImportRun } from '@pliego/contract/areas/sources';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '#web/api/use-session.ts';
import { messagesText } from '#web/i18n/message-text.ts';
import { formatAgo, formatBytes, formatFullMoment } from '#web/lib/format.ts';
import { formatDuration } from '#web/lib/duration.ts';
import { Pill } from '#web/ui/display/pill.tsx';
import type { Tone } from '#web/ui/display/tone.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { isActive } from './queries.ts';
import { RejectionsLink } from './rejections-link.tsx';
import { RunCounts } from './run-counts.tsx';
import { RunNotices } from './run-notices.tsx';
import classes from './run-card.module.css';
import action from './text-action.module.css';

const UndoImport = lazy(async () => {
  const { UndoImport: View } = await import('./spreadsheet/undo-import.tsx');
  return { default: View };
});

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
  const { archivo: name, bytes, bytesLeidos, error, estado, conteo, turno } = run;
  const active = isActive(run);
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <span className={classes.name}>{name}</span>
        <Pill tone={tones[estado]} dot>
          {t(`runs.states.${estado}`)}
        </Pill>
        {run.deshecha === null ? null : <Pill tone="gris">{t('spreadsheet.undo.state')}</Pill>}
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
            {estado === 'en-cola'
              ? waitingText(t, turno)
              : t('runs.read', { read: formatBytes(bytesLeidos), total: formatBytes(bytes) })}
          </p>
        </>
      ) : null}
      {conteo.leidas === 0 && active ? null : (
        <RunCounts label={t('runs.countsLabel', { name })} counts={conteo} />
      )}
      {active ? null : <RunNotices notices={run} />}
      {error === null ? null : <p className={classes.error}>{messagesText(error)}</p>}
      <div className={classes.ways}>
        {active ? null : (
          <RejectionsLink run={run} label={(text) => t('runs.downloadOf', { text, name })} />
        )}
        <Undoing run={run} />
      </div>
    </li>
  );
}

/** How many imports start before one that waits; nobody knows of one that another process has. */
function waitingText(t: TFunction<'sources'>, turn: number | null): string {
  if (turn === null) return t('runs.waitsElsewhere');
  return turn === 1 ? t('runs.startsNext') : t('runs.waits', { count: turn - 1 });
}

/** What it is, who brought it and when. */
function RunOrigin({ run }: { run: ImportRun }) {
  const { t } = useTranslation('sources');
  const now = useNow();
  const { formato, bytes, usuario, inicio, termino } = run;
  const who = usuario === null ? t('runs.console') : t('runs.by', { name: usuario });
  return (
    <>
      {formato === null ? null : <span>{messagesText(formato)}</span>}
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

/** Undo of a spreadsheet import; afterwards, when it was undone. */
function Undoing({ run }: { run: ImportRun }) {
  const { t } = useTranslation('sources');
  const mayUndo = useAbility().can('delete', 'Source');
  const [isAsking, setAsking] = useState(false);
  const { archivo: name, deshacible, deshecha } = run;
  return (
    <>
      {deshecha === null ? null : (
        <p className={classes.meta}>
          <time dateTime={deshecha}>
            {t('spreadsheet.undo.since', { moment: formatFullMoment(deshecha) })}
          </time>
        </p>
      )}
      {deshacible && mayUndo ? (
        <button
          type="button"
          className={action.action}
          aria-label={t('spreadsheet.undo.of', { name })}
          onClick={() => setAsking(true)}
        >
          <IconArrowBackUp size={15} aria-hidden /> {t('spreadsheet.undo.action')}
        </button>
      ) : null}
      {isAsking ? (
        <Suspense fallback={null}>
          <UndoImport run={run} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
