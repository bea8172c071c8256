export interface ChartSeries {
  label: string;
  color: ChartColor;
  /** In a chart of bars, drawn as a line over them. */
  asLine?: boolean;
  /** In a chart of bars, drawn as an outline, which needs no colour to stand out from a full bar. */
  asOutline?: boolean;
  /** How its figures are written, where not as those of the others. */
  format?: (value: number) => string;
}

/** Colours of charts, from the tokens: each stands out in every skin. */
export const chartColors = {
  accent: 'var(--chart-accent)',
  warm: 'var(--chart-warm)',
  calm: 'var(--chart-calm)',
  soft: 'var(--chart-soft)',
} as const;
export type ChartColor = keyof typeof chartColors;

export interface ChartRow {
  label: string;
  values: readonly number[];
  /** Which kind of point it is; each has a shape of its own. */
  group?: string;
}

/** What a chart draws and its table lists: one row a point, one value a series. */
export interface ChartData {
  /** What the rows are: months, kinds. */
  axis: string;
  /** What their groups are, where they have some. */
  groupAxis?: string;
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
  format: (value: number) => string;
  /** In a card: there is as much room as on a phone. */
  isNarrow?: boolean;
}

/** `rows` and `stackedRows` are bars that lie, for names that need a line of their own. */
export type BarKind = 'bars' | 'rows' | 'stacked' | 'stackedRows' | 'radar';

/**
 * The other kinds, which are loaded apart. Of points, the first series says how far to the end, the second how high, the
 * third how large; of candles, they are the first, the highest, the lowest and the last; of sectors and rings, the first counts.
 */
export const otherKinds = [
  'line',
  'area',
  'stackedArea',
  'candles',
  'points',
  'bubbles',
  'heat',
  'pie',
  'donut',
  'polar',
  'radial',
] as const;
export type OtherKind = (typeof otherKinds)[number];
export type ChartKind = BarKind | OtherKind;

export const isOtherKind = (kind: ChartKind): kind is OtherKind =>
  otherKinds.some((other) => other === kind);

/** How series and groups are told apart without their colours, by their place. */
export const dashes = ['0', '8 4', '2 3', '10 3 2 3'] as const;
export const shapes = ['circle', 'square', 'triangle', 'diamond'] as const;
export const chartOrder = ['accent', 'warm', 'calm', 'soft'] as const satisfies ChartColor[];

export const dashOf = (place: number) => dashes[place % dashes.length] ?? '0';
export const shapeOf = (place: number) => shapes[place % shapes.length] ?? 'circle';
export const colorOf = (place: number) =>
  chartColors[chartOrder[place % chartOrder.length] ?? 'accent'];

/** The kinds of points, in the order in which they first come. */
export const groupsOf = ({ rows }: ChartData): string[] => [
  ...new Set(rows.flatMap(({ group }) => group ?? [])),
];

/** As its table and its labels write a figure. */
export const writtenOf = ({ series, format }: ChartData, place: number, value: number): string =>
  (series[place]?.format ?? format)(value);

/** Without axes and grid, in a card: `area` is a line with what is under it. */
export type SparkKind = 'bars' | 'line' | 'area';

/** One object a row, as the library takes it; series by their place, for two may have the same name. */
export function pointsOf({ series, rows }: ChartData): Record<string, string | number>[] {
  return rows.map(({ label, values }) => ({
    label,
    ...Object.fromEntries(series.map((_, index) => [`s${index}`, values[index] ?? 0])),
  }));
}

/** A name as it stands in so many lines of so many letters, broken between words; what does not fit is left out. */
export function shortenedTo(name: string, letters: number, lines: number): string {
  const kept: string[] = [];
  let [line, used] = [1, 0];
  for (const word of name.split(' ')) {
    const needed = used === 0 ? word.length : used + 1 + word.length;
    if (needed > letters && used > 0) line += 1;
    if (line > lines) return `${kept.join(' ').replace(/[,;:]$/, '')}…`;
    used = needed > letters ? word.length : needed;
    kept.push(word);
  }
  return name;
}

/** Letters that fit under a chart, with the room between two labels. */
const lettersUnder = { phone: 42, desk: 90 };

/**
 * How many labels are left out after each one shown, so that none touches the next. Left to itself, the library
 * measures every label in the page, which takes longer than drawing the chart.
 */
export function labelsLeftOut(
  { rows, isNarrow = false }: ChartData,
  place: keyof typeof lettersUnder,
): number {
  const longest = Math.max(0, ...rows.map(({ label }) => label.length));
  return Math.max(
    0,
    Math.ceil((rows.length * (longest + 1)) / lettersUnder[isNarrow ? 'phone' : place]) - 1,
  );
}
