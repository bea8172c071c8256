import { Progress } from '@mantine/core';
import type { SessionsDetail } from '@pliego/contract/areas/card-details';
import type { CardPeriod } from '@pliego/contract/areas/card-choices';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCount, formatShare } from '#web/lib/format.ts';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { dayLabel, monthLabel } from '#web/lib/date-labels.ts';
import { PeriodSelect } from './period-select.tsx';
import classes from './dashboards.module.css';

interface SessionsCardProps {
  query: UseQueryResult<SessionsDetail>;
  period: CardPeriod;
  onPeriod: (period: CardPeriod | undefined) => void;
}

/** Sessions day by day or month by month, and how near the goals are. */
export function SessionsCard({ query, period, onPeriod }: SessionsCardProps) {
  const { t } = useTranslation('dashboards');
  const name = t('analytics.sessions');
  return (
    <Card
      title={name}
      query={query}
      height={317}
      tools={<PeriodSelect name={name} period={period} onPeriod={onPeriod} />}
    >
      {(data) => <Sessions data={data} name={name} />}
    </Card>
  );
}

/** Goals are counted in people; what is full is a round figure above all of them. */
const fullOf = (data: SessionsDetail) => Math.max(data.goal, data.users) * 1.25;
const longest = 3;

function Sessions({ data, name }: { data: SessionsDetail; name: string }) {
  const { t } = useTranslation('dashboards');
  const isYear = data.period === 'last-year';
  const label = isYear ? monthLabel : dayLabel;
  const top = data.points.reduce((a, b) => (b.value > a.value ? b : a), { at: '', value: 0 });
  const goals = [
    {
      text: t('analytics.goal', { value: formatCount(data.goal) }),
      share: data.goal / fullOf(data),
    },
    {
      text: t('analytics.users', { value: formatCount(data.users) }),
      share: data.users / fullOf(data),
    },
    {
      text: t('analytics.retention', { value: formatShare(data.retention / 100) }),
      share: data.retention / 100,
    },
    { text: t('analytics.duration', { count: data.duration }), share: data.duration / longest },
  ];
  return (
    <>
      <p className={classes.big}>{formatCount(data.sessions)}</p>
      <p className={data.growth < 0 ? classes.falling : classes.rising}>
        {t('analytics.sessionsGrowth', {
          growth: `${data.growth > 0 ? '+' : ''}${formatShare(data.growth)}`,
        })}
      </p>
      <ChartFigure
        kind="bars"
        name={name}
        height={180}
        summary={t('analytics.sessionsSummary', {
          total: formatCount(data.sessions),
          top: formatCount(top.value),
          when: top.at === '' ? '—' : label(top.at),
        })}
        data={{
          axis: t(isYear ? 'month' : 'day'),
          series: [{ label: name, color: 'accent' }],
          rows: data.points.map(({ at, value }) => ({ label: label(at), values: [value] })),
          format: formatCount,
        }}
      />
      <div className={classes.goals}>
        {goals.map(({ text, share }) => (
          <div key={text}>
            <span className={classes.soft}>{text}</span>
            <Progress size="sm" value={share * 100} aria-label={text} />
          </div>
        ))}
      </div>
    </>
  );
}
