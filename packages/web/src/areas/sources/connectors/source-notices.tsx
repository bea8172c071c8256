import { Button } from '@mantine/core';
import type { Connector, SourceNotice } from '@pliego/contract/areas/connector-shapes';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messagesText } from '#web/i18n/message-text.ts';
import { formatAgo, formatCount, formatFullMoment, formatMoment } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { noticesQuery } from './queries.ts';
import classes from './source-notices.module.css';

interface SourceNoticesProps {
  notices: readonly SourceNotice[];
  connectors: readonly Connector[];
  /** Opens the connector to change it; absent for users who may not. */
  onFix: ((id: number) => void) | undefined;
}

/** What a person can mend by changing the connector; the rest mends itself. */
const mendable = new Set<SourceNotice['tipo']>(['ticket-rechazado', 'direccion-no-permitida']);

/** The sources that fail now. None while that is unknown: the list of connectors shows the error. */
export function useOpenNotices(): readonly SourceNotice[] {
  const { data } = useQuery(noticesQuery);
  return (data?.datos ?? []).filter(({ cerrado }) => cerrado === null);
}

/** One banner a failing source, however often it failed. */
export function SourceNotices({ notices, connectors, onFix }: SourceNoticesProps) {
  const { t } = useTranslation('sources');
  if (notices.length === 0) return null;
  return (
    // Lists without bullets lose their role in Safari unless it is set.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={classes.open} aria-label={t('live.notices.list')}>
      {notices.map((notice) => {
        const isThere = connectors.some(({ id }) => id === notice.conector);
        const isOurs = onFix !== undefined && isThere && mendable.has(notice.tipo);
        return (
          <OpenNotice
            key={notice.id}
            notice={notice}
            onFix={isOurs ? () => onFix(notice.conector) : undefined}
          />
        );
      })}
    </ul>
  );
}

/** The resolved ones, collapsed. */
export function ClosedNotices() {
  const { t } = useTranslation('sources');
  const { data } = useQuery(noticesQuery);
  const closed = (data?.datos ?? []).filter(({ cerrado }) => cerrado !== null);
  if (closed.length === 0) return null;
  return (
    <details className={classes.closed}>
      <summary>{t('live.notices.closed', { total: formatCount(closed.length) })}</summary>
      <ul>
        {closed.map((notice) => (
          <ClosedNotice key={notice.id} notice={notice} />
        ))}
      </ul>
    </details>
  );
}

function useTitle({ nombre: name, tipo }: SourceNotice): string {
  const { t } = useTranslation('sources');
  return t('live.notices.title', { name, what: t(`live.notices.kinds.${tipo}`) });
}

function OpenNotice({ notice, onFix }: { notice: SourceNotice; onFix: (() => void) | undefined }) {
  const { t } = useTranslation('sources');
  const now = useNow();
  const { mensaje, veces, desde, ultima } = notice;
  const title = useTitle(notice);
  return (
    <li className={classes.notice}>
      <IconAlertTriangle size={18} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        <p className={classes.text}>{messagesText(mensaje)}</p>
        <p className={classes.times} title={formatFullMoment(ultima)}>
          {t('live.notices.times', {
            count: veces,
            total: formatCount(veces),
            moment: formatMoment(desde, now),
          })}
          {veces > 1 ? `; ${t('live.notices.last', { ago: formatAgo(ultima, now) })}` : null}
        </p>
      </div>
      {onFix === undefined ? null : (
        <Button size="compact-sm" variant="default" className={classes.fix} onClick={onFix}>
          {t('live.notices.fix')}
        </Button>
      )}
    </li>
  );
}

function ClosedNotice({ notice }: { notice: SourceNotice }) {
  const { t } = useTranslation('sources');
  const { mensaje, veces: count, desde, cerrado } = notice;
  return (
    <li title={messagesText(mensaje)}>
      <span className={classes.closedTitle}>{useTitle(notice)}</span>{' '}
      <span className={classes.times}>
        {t('live.notices.lasted', {
          from: formatFullMoment(desde),
          to: formatFullMoment(cerrado ?? desde),
        })}
        {' · '}
        {t('live.notices.failures', { count, total: formatCount(count) })}
      </span>
    </li>
  );
}
