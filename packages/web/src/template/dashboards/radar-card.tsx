import type { AnalyticsBoard } from '@pliego/contract/areas/card-details';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { monthLabel } from '#web/lib/date-labels.ts';
import classes from './dashboards.module.css';

type Radar = AnalyticsBoard['radar'];

function topMonth(radar: Radar, of: 'sales' | 'visits'): string {
  const [first, ...rest] = radar;
  if (first === undefined) return '—';
  return monthLabel(rest.reduce((top, one) => (one[of] > top[of] ? one : top), first).month);
}

/** Sales and visits of six months, one over the other. */
export function RadarCard({ query }: { query: UseQueryResult<AnalyticsBoard> }) {
  const { t } = useTranslation('dashboards');
  const name = t('analytics.radar');
  return (
    <Card title={name} query={query} height={300}>
      {({ radar }) => (
        <>
          <p className={classes.soft}>{t('analytics.radarText')}</p>
          <ChartFigure
            kind="radar"
            name={name}
            height={280}
            summary={t('analytics.radarSummary', {
              sales: topMonth(radar, 'sales'),
              visits: topMonth(radar, 'visits'),
            })}
            data={{
              axis: t('month'),
              series: [
                { label: t('analytics.sales'), color: 'accent' },
                { label: t('analytics.visits'), color: 'warm' },
              ],
              rows: radar.map(({ month, sales, visits }) => ({
                label: monthLabel(month),
                values: [sales, visits],
              })),
              format: formatCount,
            }}
          />
        </>
      )}
    </Card>
  );
}
