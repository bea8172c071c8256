export interface ChartSeries {
  label: string;
  color: ChartColor;
  /** In a chart of bars, drawn as a line over them. */
  asLine?: boolean;
  /** In a chart of bars, drawn as an outline, which needs no colour to stand out from a full bar. */
  asOutline?: boolean;
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

/** `rows` are bars that lie, for names that need a line of their own. */
export type ChartKind = 'bars' | 'rows' | 'stacked' | 'radar';
/** Without axes and grid, in a card: `area` is a line with what is under it. */
export type SparkKind = 'bars' | 'line' | 'area';

/** One object a row, as the library takes it; series by their place, for two may have the same name. */
export function pointsOf({ series, rows }: ChartData): Record<string, string | number>[] {
  return rows.map(({ label, values }) => ({
    label,
    ...Object.fromEntries(series.map((_, index) => [`s${index}`, values[index] ?? 0])),
  }));
}

/** Letters that fit under a chart, with the room between two labels. */
const lettersUnder = { phone: 42, desk: 90 };

/**
 * How many labels are left out after each one shown, so that none touches the next. Left to itself, the library
 * measures every label in the page, which takes longer than drawing the chart.
 */
export function labelsLeftOut({ rows }: ChartData, place: keyof typeof lettersUnder): number {
  const longest = Math.max(0, ...rows.map(({ label }) => label.length));
  return Math.max(0, Math.ceil((rows.length * (longest + 1)) / lettersUnder[place]) - 1);
}
