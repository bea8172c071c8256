import { Button, Progress } from '@mantine/core';
import type { Backfill, Connector } from '@pliego/contract/areas/connector-shapes';
import { useTranslation } from 'react-i18next';
import { formatCount, formatIsoDate, formatMoment, formatShare } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import classes from './connectors.module.css';

interface BackfillProgressProps {
  backfill: Backfill;
  connector: Connector;
  /** Absent for users who may not stop it. */
  onCancel: (() => void) | undefined;
}

/** A range of days being read: how far it is, and when it will end. */
export function BackfillProgress({ backfill, connector, onCancel }: BackfillProgressProps) {
  const { t } = useTranslation('sources');
  const { desde, hasta, estado, avance } = backfill;
  const what = t(estado === 'en-cola' ? 'live.backfill.queued' : 'live.backfill.reading');
  const range = t('live.backfill.range', { from: formatIsoDate(desde), to: formatIsoDate(hasta) });
  return (
    <div className={classes.backfill}>
      <div className={classes.backfillHead}>
        <span className={classes.backfillTitle}>
          {what} <span className={classes.range}>{range}</span>
        </span>
        {onCancel === undefined ? null : (
          <Button
            size="compact-xs"
            variant="default"
            aria-label={t('live.backfill.cancelOf', { name: connector.nombre })}
            onClick={onCancel}
          >
            {t('live.backfill.cancel')}
          </Button>
        )}
      </div>
      {avance === null ? null : (
        <Progress size="sm" value={100 * avance} aria-label={`${what} ${range}`} />
      )}
      <p className={classes.meta}>
        <Pace backfill={backfill} isPaused={connector.estado === 'pausado'} />
      </p>
    </div>
  );
}

function Pace({ backfill, isPaused }: { backfill: Backfill; isPaused: boolean }) {
  const { t } = useTranslation('sources');
  const now = useNow();
  const { avance, llamadas, llamadasPendientes: left, terminaAprox } = backfill;
  return (
    <>
      {isPaused ? <span>{t('live.backfill.paused')}</span> : null}
      {avance === null ? null : (
        <span>{t('live.backfill.share', { share: formatShare(avance) })}</span>
      )}
      <span>{t('live.backfill.calls', { count: llamadas, total: formatCount(llamadas) })}</span>
      {left === null ? (
        <span>{t('live.backfill.endUnknown')}</span>
      ) : (
        <span>{t('live.backfill.left', { count: left, total: formatCount(left) })}</span>
      )}
      {terminaAprox === null || isPaused ? null : (
        <span>{t('live.backfill.ends', { moment: formatMoment(terminaAprox, now) })}</span>
      )}
    </>
  );
}
