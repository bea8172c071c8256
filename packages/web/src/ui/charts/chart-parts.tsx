import { type ChartData, type ChartRow, writtenOf } from './chart-data.ts';
import classes from './chart-parts.module.css';

/** Axes and grids of what is drawn without the wrappers of Mantine, as those draw them. */
export const axisLook = {
  axisLine: false,
  tickLine: false,
  tick: { fill: 'var(--ink-soft)', fontSize: 12 },
} as const;
export const gridLook = { stroke: 'var(--line)', strokeDasharray: '5 5' } as const;

/** What is said of a point that the mouse is on. */
export function Tip({ data, row }: { data: ChartData; row: ChartRow }) {
  return (
    <dl className={classes.tip}>
      <dt className={classes.name}>{row.label}</dt>
      {data.series.map(({ label }, place) => (
        <div key={label} className={classes.line}>
          <dt>{label}</dt>
          <dd>{writtenOf(data, place, row.values[place] ?? 0)}</dd>
        </div>
      ))}
    </dl>
  );
}
