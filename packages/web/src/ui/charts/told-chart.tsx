import type { ChartData, ChartKind } from './chart-data.ts';
import { ChartFigure } from './chart-figure.tsx';
import { ChartKey } from './chart-key.tsx';
import classes from './told-chart.module.css';

interface ToldChartProps {
  /** What it is a chart of: names its table and its file too. */
  name: string;
  /** What it shows, in a sentence above it. */
  says: string;
  kind: ChartKind;
  data: ChartData;
  height?: number;
}

/** A chart that says in a sentence what it shows, is a table at a button, and can be kept as a picture. */
export function ToldChart({ name, says, kind, data, height = 240 }: ToldChartProps) {
  return (
    <div className={classes.told}>
      <p className={classes.says}>{says}</p>
      <ChartFigure
        name={name}
        summary={says}
        kind={kind}
        data={data}
        height={height}
        legend={<ChartKey kind={kind} data={data} />}
        canSave
      />
    </div>
  );
}
