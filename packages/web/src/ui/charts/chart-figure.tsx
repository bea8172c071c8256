import { ActionIcon, Skeleton } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { ScrollRegion } from '../page/scroll-region.tsx';
import { useWidgetTexts } from '../texts/widget-texts.tsx';
import { type ChartData, type ChartKind, groupsOf, isOtherKind, writtenOf } from './chart-data.ts';
import { SaveChartMenu } from './save-chart-menu.tsx';
import { Sparkline, type SparklineProps } from './sparkline.tsx';
import { useWasNear } from './use-was-near.ts';
import classes from './chart-figure.module.css';

const View = lazy(async () => ({ default: (await import('./chart-view.tsx')).ChartView }));
const OtherView = lazy(async () => ({
  default: (await import('./other-chart-view.tsx')).OtherChartView,
}));

interface DrawingProps {
  kind: ChartKind;
  data: ChartData;
  height: number;
}

type ChartFigureProps = {
  /** What it is a chart of: names its table too. */
  name: string;
  /** The chart in one sentence, for screen readers. */
  summary: string;
  /** Under the drawing, and part of its picture: what stands for what. */
  legend?: ReactNode;
  /** It can be kept as a picture. */
  canSave?: boolean;
} & (({ small: true } & SparklineProps) | ({ small?: false } & DrawingProps));

/** A chart and, one button away, its figures as a table. Its library comes when the first is shown. */
export function ChartFigure({ name, summary, legend, canSave, ...chart }: ChartFigureProps) {
  const { chart: words } = useWidgetTexts();
  const [asTable, setAsTable] = useState(false);
  const drawing = useRef<HTMLDivElement>(null);
  return (
    <figure className={classes.figure} aria-label={name}>
      <div className={classes.tools}>
        {canSave === true && !asTable ? <SaveChartMenu name={name} chart={drawing} /> : null}
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={asTable ? words.asChart(name) : words.asTable(name)}
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? <IconChartBar size={16} aria-hidden /> : <IconTable size={16} aria-hidden />}
        </ActionIcon>
      </div>
      {asTable ? (
        <Table name={name} data={chart.data} height={chart.height} />
      ) : (
        // It is drawn by many elements, and is one picture.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div ref={drawing} role="img" aria-label={summary} className={classes.drawing}>
          {chart.small === true ? (
            <Sparkline {...chart} />
          ) : (
            <Drawing {...chart} hasKey={legend !== undefined} />
          )}
          {legend}
        </div>
      )}
    </figure>
  );
}

/** Drawn when it comes near the window: each takes a phone a while. */
function Drawing({ kind, data, height, hasKey }: DrawingProps & { hasKey: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const wasNear = useWasNear(place);
  const waiting = <Skeleton height={height} />;
  return (
    <div ref={place}>
      {wasNear ? (
        <Suspense fallback={waiting}>
          {isOtherKind(kind) ? (
            <OtherView kind={kind} data={data} height={height} />
          ) : (
            <View kind={kind} data={data} height={height} hasKey={hasKey} />
          )}
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}

function Table({ name, data, height }: { name: string; data: ChartData; height: number }) {
  const hasGroups = groupsOf(data).length > 0;
  return (
    <ScrollRegion label={name}>
      <div className={classes.tableFrame} style={{ maxHeight: Math.max(height, 120) }}>
        <table className={classes.table} aria-label={name}>
          <thead>
            <tr>
              <th scope="col">{data.axis}</th>
              {hasGroups ? <th scope="col">{data.groupAxis}</th> : null}
              {data.series.map(({ label, color }) => (
                <th key={`${label} ${color}`} scope="col" className={classes.number}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.rows.map(({ label, values, group }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {hasGroups ? <td>{group}</td> : null}
                {data.series.map((series, index) => (
                  <td key={`${series.label} ${series.color}`} className={classes.number}>
                    {writtenOf(data, index, values[index] ?? 0)}
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
