import { chartColors, type ChartData, type SparkKind } from './chart-data.ts';
import { type Point, pointsWithin, smoothPath } from './spark-path.ts';
import classes from './sparkline.module.css';

export interface SparklineProps {
  kind: SparkKind;
  /** Its first series is drawn. */
  data: ChartData;
  height: number;
}

/**
 * The course of a few figures in a card, without axes. Drawn by hand: the library of the charts takes a tenth of
 * a second for each, and a page may have four before anything else.
 */
export function Sparkline({ kind, data, height }: SparklineProps) {
  const values = data.rows.map((row) => row.values[0] ?? 0);
  const points = pointsWithin(values);
  const color = chartColors[data.series[0]?.color ?? 'accent'];
  return (
    <div className={classes.spark} style={{ height, color }}>
      {kind === 'bars' ? null : <Curve points={points} filled={kind === 'area'} />}
      {data.rows.map(({ label }, index) => (
        // The tooltip of a point.
        <div
          key={label}
          className={classes.place}
          title={`${label}: ${data.format(values[index] ?? 0)}`}
        >
          {kind === 'bars' ? (
            <span
              className={classes.bar}
              style={{ height: `${100 - (points[index]?.y ?? 100)}%` }}
            />
          ) : null}
        </div>
      ))}
    </div>
  );
}

function Curve({ points, filled }: { points: readonly Point[]; filled: boolean }) {
  const path = smoothPath(points);
  const [first] = points;
  const last = points.at(-1);
  return (
    <svg className={classes.curve} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      {filled && first !== undefined && last !== undefined ? (
        <path className={classes.under} d={`${path} V100 H${first.x} Z`} />
      ) : null}
      <path className={classes.line} d={path} />
    </svg>
  );
}
