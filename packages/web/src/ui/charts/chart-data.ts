export interface ChartSeries {
  label: string;
  color: ChartColor;
  /** In a chart of bars, drawn as a line over them. */
  asLine?: boolean;
}

/** Colours of charts, from the tokens: each stands out in every skin. */
export const chartColors = {
  accent: 'var(--chart-accent)',
  warm: 'var(--chart-warm)',
  calm: 'var(--chart-calm)',
  soft: 'var(--chart-soft)',
} as const;
export type ChartColor = keyof typeof chartColors;

/** What a chart draws and its table lists: one row a point, one value a series. */
export interface ChartData {
  /** What the rows are: months, kinds. */
  axis: string;
  series: readonly ChartSeries[];
  rows: readonly { label: string; values: readonly number[] }[];
  format: (value: number) => string;
}

export type ChartKind = 'bars' | 'stacked' | 'area' | 'line' | 'radar';

/** One object a row, as the library takes it; series by their place, for two may have the same name. */
export function pointsOf({ series, rows }: ChartData): Record<string, string | number>[] {
  return rows.map(({ label, values }) => ({
    label,
    ...Object.fromEntries(series.map((_, index) => [`s${index}`, values[index] ?? 0])),
  }));
}
