import { ActionIcon, Skeleton } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { ScrollRegion } from '../page/scroll-region.tsx';
import { useWidgetTexts } from '../texts/widget-texts.tsx';
import type { ChartData } from './chart-data.ts';
import type { ChartViewProps } from './chart-view.tsx';
import { Sparkline, type SparklineProps } from './sparkline.tsx';
import { useWasNear } from './use-was-near.ts';
import classes from './chart-figure.module.css';

const View = lazy(async () => ({ default: (await import('./chart-view.tsx')).ChartView }));

type ChartFigureProps = {
  /** What it is a chart of: names its table too. */
  name: string;
  /** The chart in one sentence, for screen readers. */
  summary: string;
} & (({ small: true } & SparklineProps) | ({ small?: false } & ChartViewProps));

/** A chart and, one button away, its figures as a table. Its library comes when the first is shown. */
export function ChartFigure({ name, summary, ...chart }: ChartFigureProps) {
  const { chart: words } = useWidgetTexts();
  const [asTable, setAsTable] = useState(false);
  return (
    <figure className={classes.figure} aria-label={name}>
      <ActionIcon
        className={classes.switch}
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={asTable ? words.asChart(name) : words.asTable(name)}
        aria-pressed={asTable}
        onClick={() => setAsTable(!asTable)}
      >
        {asTable ? <IconChartBar size={16} aria-hidden /> : <IconTable size={16} aria-hidden />}
      </ActionIcon>
      {asTable ? (
        <Table name={name} data={chart.data} height={chart.height} />
      ) : (
        // It is drawn by many elements, and is one picture.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div role="img" aria-label={summary} className={classes.drawing}>
          {chart.small === true ? <Sparkline {...chart} /> : <Drawing {...chart} />}
        </div>
      )}
    </figure>
  );
}

/** Drawn when it comes near the window: each takes a phone a while. */
function Drawing({ kind, data, height }: ChartViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const wasNear = useWasNear(place);
  const waiting = <Skeleton height={height} />;
  return (
    <div ref={place}>
      {wasNear ? (
        <Suspense fallback={waiting}>
          <View kind={kind} data={data} height={height} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}

function Table({ name, data, height }: { name: string; data: ChartData; height: number }) {
  return (
    <ScrollRegion label={name}>
      <div className={classes.tableFrame} style={{ maxHeight: Math.max(height, 120) }}>
        <table className={classes.table} aria-label={name}>
          <thead>
            <tr>
              <th scope="col">{data.axis}</th>
              {data.series.map(({ label, color }) => (
                <th key={`${label} ${color}`} scope="col" className={classes.number}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.rows.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {data.series.map((series, index) => (
                  <td key={`${series.label} ${series.color}`} className={classes.number}>
                    {data.format(values[index] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ScrollRegion>
  );
}
