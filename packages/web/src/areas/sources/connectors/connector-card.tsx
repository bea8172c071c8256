import type { Connector } from '@pliego/contract/areas/connector-shapes';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { messagesText } from '#web/i18n/message-text.ts';
import { formatDuration } from '#web/lib/duration.ts';
import { formatAgo, formatFullMoment, formatMoment } from '#web/lib/format.ts';
import { Pill } from '#web/ui/display/pill.tsx';
import type { Tone } from '#web/ui/display/tone.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { BackfillProgress } from './backfill-progress.tsx';
import { ConnectorActions } from './connector-actions.tsx';
import { ConnectorFact } from './connector-fact.tsx';
import { type ConnectorStatus, isDue, isFailing, statusOf } from './connector-state.ts';
import type { ConnectorTask } from './connector-task.ts';
import { PendingDetails } from './pending-details.tsx';
import { QuotaMeter } from './quota-meter.tsx';
import { useConnectorChange } from './use-connector-change.ts';
import classes from './connectors.module.css';

const tones: Record<ConnectorStatus, Tone> = {
  activo: 'verde',
  pausado: 'gris',
  consultando: 'azul',
  fallando: 'rojo',
};

interface ConnectorCardProps {
  connector: Connector;
  /** A banner above already shows why it fails. */
  isNoticed: boolean;
  mayManage: boolean;
  onTask: (task: ConnectorTask) => void;
}

/** One connector: its status, its remaining quota of the day, and what it is reading. */
export function ConnectorCard({ connector, isNoticed, mayManage, onTask }: ConnectorCardProps) {
  const { t } = useTranslation('sources');
  const change = useConnectorChange();
  const { nombre: name, tipo, cuota, historico } = connector;
  const status = statusOf(connector);
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <div className={classes.what}>
          <div className={classes.titleLine}>
            <h3 className={classes.name}>{name}</h3>
            <Pill tone={tones[status]} dot>
              {t(`live.states.${status}`)}
            </Pill>
          </div>
          <p className={classes.meta}>
            {name === t(`live.names.${tipo}`) ? null : <span>{t(`live.names.${tipo}`)}</span>}
            <Setup connector={connector} />
          </p>
        </div>
        <ConnectorActions
          connector={connector}
          mayManage={mayManage}
          onTask={onTask}
          onPress={(what) => change({ what, connector })}
        />
      </div>
      <Trouble connector={connector} isNoticed={isNoticed} />
      <dl className={classes.facts}>
        <Hours connector={connector} />
        <PendingDetails connector={connector} />
        {cuota === null ? null : <QuotaMeter name={name} quota={cuota} />}
      </dl>
      {historico === null ? null : (
        <BackfillProgress
          backfill={historico}
          connector={connector}
          onCancel={mayManage ? () => change({ what: 'cancel', connector }) : undefined}
        />
      )}
    </li>
  );
}

/** Since when nothing is verified, and why the last round failed. */
function Trouble({ connector, isNoticed }: Pick<ConnectorCardProps, 'connector' | 'isNoticed'>) {
  const { t } = useTranslation('sources');
  const now = useNow();
  const { silencioDesde } = connector;
  const failure = isFailing(connector) && !isNoticed ? connector.ultimoFallo : null;
  if (silencioDesde === null && failure === null) return null;
  return (
    <div className={classes.trouble}>
      <IconAlertTriangle size={16} aria-hidden className={classes.troubleIcon} />
      <div>
        {silencioDesde === null ? null : (
          <p className={classes.unverified}>
            {t('live.unverified', { moment: formatMoment(silencioDesde, now) })}
          </p>
        )}
        {failure === null ? null : (
          <p title={formatFullMoment(failure.en)}>
            {t('live.failedAt', { ago: formatAgo(failure.en, now) })}
            {': '}
            {messagesText(failure.motivo)}
          </p>
        )}
      </div>
    </div>
  );
}

/** Its configuration: interval, service and ticket. */
function Setup({ connector: { cadaMinutos, ticketFinal, url } }: { connector: Connector }) {
  const { t } = useTranslation('sources');
  const time = formatDuration(cadaMinutos * 60_000);
  return (
    <>
      <span>{t('live.every', { time })}</span>
      {ticketFinal === null ? null : <span>{t('live.ticket', { end: ticketFinal })}</span>}
      <span className={classes.host} title={url}>
        {URL.canParse(url) ? new URL(url).host : url}
      </span>
    </>
  );
}

/** When it last finished a round, and when the next one starts. */
function Hours({ connector }: { connector: Connector }) {
  const { t } = useTranslation('sources');
  const now = useNow();
  const { ultimoExito } = connector;
  return (
    <>
      <ConnectorFact name={t('live.lastSuccess')}>
        {ultimoExito === null ? t('live.never') : <Moment instant={ultimoExito} />}
      </ConnectorFact>
      <ConnectorFact name={t('live.next')}>
        <Next connector={connector} now={now} />
      </ConnectorFact>
    </>
  );
}

/** Below this it is shown as text, because the clock on screen is only to the minute. */
const soonMs = 60_000;

function Next({ connector, now }: { connector: Connector; now: number }) {
  const { t } = useTranslation('sources');
  const { proxima, corriendo } = connector;
  if (corriendo) return t('live.nextNow');
  if (proxima === null) return t('live.nextPaused');
  if (isDue(connector, now + soonMs)) return t('live.nextSoon');
  return <Moment instant={proxima} />;
}

function Moment({ instant }: { instant: string }) {
  const now = useNow();
  return (
    <time dateTime={instant} title={formatFullMoment(instant)}>
      {formatAgo(instant, now)}
    </time>
  );
}
