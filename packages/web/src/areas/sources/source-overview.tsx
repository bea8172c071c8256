import type { sourceEndpoints } from '@pliego/contract/areas/sources';
import type { Result } from '@pliego/contract/endpoint';
import { IconAlertTriangle, IconDatabaseOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '#web/lib/duration.ts';
import { formatAgo, formatCount, formatFullMoment, formatMoment } from '#web/lib/format.ts';
import { Section } from '#web/ui/page/page.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { sourcesQuery } from './queries.ts';
import classes from './source-overview.module.css';

type Source = Result<(typeof sourceEndpoints)['list']>['datos'][number];

/** How much each source has given, and how fresh it is. */
export function SourceOverview() {
  const { t } = useTranslation('sources');
  return (
    <Section title={t('overview.title')}>
      <Sources />
    </Section>
  );
}

function Sources() {
  const { t } = useTranslation('sources');
  return (
    <QueryState
      query={useQuery(sourcesQuery)}
      lines={3}
      isEmpty={({ datos }) => datos.length === 0}
      empty={
        <EmptyState icon={<IconDatabaseOff size={22} stroke={1.6} />} title={t('overview.empty')}>
          {t('overview.emptyText')}
        </EmptyState>
      }
    >
      {({ datos }) => (
        <ul className={classes.sources}>
          {datos.map((source) => (
            <SourceItem key={source.fuente} source={source} />
          ))}
        </ul>
      )}
    </QueryState>
  );
}

function SourceItem({ source }: { source: Source }) {
  const { t } = useTranslation('sources');
  const { fuente, licitaciones, observaciones, ultimaLectura, ultimaObservacion } = source;
  const { retrasoMinutos, enSilencioDesde } = source;
  return (
    <li className={classes.source}>
      <div className={classes.what}>
        <span className={classes.name}>{t(`overview.names.${fuente}`)}</span>
        <span className={classes.counts}>
          <b>{t('overview.tenders', { count: licitaciones, total: formatCount(licitaciones) })}</b>
          {' · '}
          {t('overview.observations', { count: observaciones, total: formatCount(observaciones) })}
        </span>
      </div>
      <dl className={classes.fresh}>
        <Freshness name={t('overview.lastRead')} instant={ultimaLectura} />
        <Freshness name={t('overview.newest')} instant={ultimaObservacion} />
        <Lag minutes={retrasoMinutos} />
      </dl>
      {enSilencioDesde === null ? null : <Silence since={enSilencioDesde} />}
    </li>
  );
}

const minutesADay = 24 * 60;

/** How long ago it last answered live; beyond two days without hours. */
function Lag({ minutes }: { minutes: number | null }) {
  const { t } = useTranslation('sources');
  return (
    <div>
      <dt className={classes.freshName}>{t('overview.lag')}</dt>
      <dd className={classes.freshValue}>
        {minutes === null ? t('overview.onlyFiles') : <Since minutes={minutes} />}
      </dd>
    </div>
  );
}

function Since({ minutes }: { minutes: number }) {
  const { t } = useTranslation('sources');
  const days = Math.floor(minutes / minutesADay);
  if (days < 2) return t('overview.lagTime', { time: formatDuration(minutes * 60_000) });
  return t('overview.lagDays', { count: days, total: formatCount(days) });
}

function Silence({ since }: { since: string }) {
  const { t } = useTranslation('sources');
  const now = useNow();
  return (
    <p className={classes.silence} title={formatFullMoment(since)}>
      <IconAlertTriangle size={15} aria-hidden className={classes.silenceIcon} />
      {t('overview.silent', { moment: formatMoment(since, now) })}
    </p>
  );
}

function Freshness({ name, instant }: { name: string; instant: string | null }) {
  const { t } = useTranslation('sources');
  const now = useNow();
  return (
    <div>
      <dt className={classes.freshName}>{name}</dt>
      <dd className={classes.freshValue}>
        {instant === null ? (
          t('overview.never')
        ) : (
          <time dateTime={instant} title={formatFullMoment(instant)}>
            {formatAgo(instant, now)}
          </time>
        )}
      </dd>
    </div>
  );
}
