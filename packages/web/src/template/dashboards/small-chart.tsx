import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import type { Destination } from '#web/ui/navigation/app-link.tsx';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import type { ChartColor, SparkKind } from '#web/ui/charts/chart-data.ts';
import { Card } from './card.tsx';
import classes from './dashboards.module.css';

interface SeriesAnswer {
  series: { data: number[] }[];
}

interface SmallChartProps<Data extends SeriesAnswer> {
  name: string;
  query: UseQueryResult<Data>;
  /** The figure above the chart. */
  total: (data: Data) => string;
  kind: SparkKind;
  color: ChartColor;
  link?: { to: Destination; text: string };
}

const height = 92;

/** A figure and the small chart under it. */
export function SmallChart<Data extends SeriesAnswer>(props: SmallChartProps<Data>) {
  const { name, query, total, kind, color, link } = props;
  const { t } = useTranslation('dashboards');
  return (
    <Card query={query} height={height + 57} link={link}>
      {(data) => {
        const values = data.series[0]?.data ?? [];
        const shown = total(data);
        return (
          <>
            <p className={classes.big}>{shown}</p>
            <h2 className={classes.name}>{name}</h2>
            <ChartFigure
              small
              kind={kind}
              name={name}
              height={height}
              summary={t('analytics.smallSummary', {
                name,
                total: shown,
                last: formatCount(values.at(-1) ?? 0),
                top: formatCount(Math.max(0, ...values)),
              })}
              data={{
                axis: t('place'),
                series: [{ label: t('figure'), color }],
                rows: values.map((value, index) => ({
                  label: formatCount(index + 1),
                  values: [value],
                })),
                format: formatCount,
              }}
            />
          </>
        );
      }}
    </Card>
  );
}
