import type { AnalyticsBoard } from '@pliego/contract/areas/card-details';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatAgo, formatFullMoment } from '#web/lib/format.ts';
import { Person } from '#web/ui/display/person.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { Card } from '#web/ui/page/card.tsx';
import common from './dashboards.module.css';
import classes from './lists.module.css';

/** What happened lately, the newest first. */
export function Timeline({ query }: { query: UseQueryResult<AnalyticsBoard> }) {
  const { t } = useTranslation('dashboards');
  const now = useNow();
  return (
    <Card title={t('analytics.timeline')} query={query} height={300}>
      {({ timeline }) => (
        <ol className={classes.timeline}>
          {timeline.map(({ id, at, title, text, person }) => (
            <li key={id} className={classes.entry}>
              <span className={classes.entryTitle}>{title}</span>
              <time className={common.soft} dateTime={at} title={formatFullMoment(at)}>
                {formatAgo(at, now)}
              </time>
              <span className={common.soft}>{text}</span>
              {person === null ? null : (
                <span className={classes.entryPerson}>
                  <Person person={{ ...person, id }} size={28} />
                  <span className={common.soft}>{person.role}</span>
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
