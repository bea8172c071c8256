import { BarChart, CompositeChart, RadarChart } from '@mantine/charts';
import { useIsPhone } from '../page/use-media.ts';
import '@mantine/charts/styles.layer.css';
import '@mantine/core/styles/ColorSwatch.layer.css';
import {
  chartColors,
  type ChartData,
  type BarKind,
  dashOf,
  labelsLeftOut,
  pointsOf,
  shortenedTo,
} from './chart-data.ts';

interface ChartViewProps {
  kind: BarKind;
  data: ChartData;
  height: number;
  /** What stands for what is said beside it. */
  hasKey: boolean;
}

const noMotion = { isAnimationActive: false };
const mostLabelled = { phone: 12, desk: 24 };
const outline = {
  fill: 'transparent',
  stroke: 'var(--ink-soft)',
  strokeWidth: 1.5,
  strokeOpacity: 1,
};

/** The drawing. Screen readers get the sentence and the table of the figure instead. */
export function ChartView({ kind, data, height, hasKey }: ChartViewProps) {
  const isPhone = useIsPhone();
  const place = isPhone ? 'phone' : 'desk';
  const points = pointsOf(data);
  const series = data.series.map(({ label, color }, index) => ({
    name: `s${index}`,
    label,
    color: chartColors[color],
  }));
  const common = {
    h: height,
    data: points,
    dataKey: 'label',
    valueFormatter: data.format,
    withLegend: series.length > 1 && !hasKey,
    gridAxis: 'x' as const,
    xAxisProps: { interval: labelsLeftOut(data, place) },
    yAxisProps: { interval: 0 },
    tickLine: 'none' as const,
  };
  const nameWidth = Math.min(isPhone ? 120 : 220, widthOfNames(data));
  const hasOutlines = data.series.some(({ asOutline }) => asOutline === true);
  const bars = data.rows.length * data.series.length;
  const plain = {
    maxBarWidth: 22,
    // A legend of colours would not tell an outline from a full bar.
    withLegend: common.withLegend && !hasOutlines,
    // Of many, the figures would touch each other.
    withBarValueLabel: (hasOutlines || data.series.length === 1) && bars <= mostLabelled[place],
    barProps: ({ name }: { name: string }) => ({
      ...noMotion,
      radius: 3,
      ...(data.series[Number(name.slice(1))]?.asOutline === true ? outline : {}),
    }),
  };
  switch (kind) {
    case 'radar':
      return <Radar points={points} series={series} height={height} withLegend={!hasKey} />;
    case 'stacked':
      return (
        <CompositeChart
          {...common}
          series={series.map((one, index) => ({
            ...one,
            type: data.series[index]?.asLine === true ? 'line' : 'bar',
          }))}
          maxBarWidth={18}
          withDots={false}
          barProps={{ ...noMotion, stackId: 'all', radius: 2 }}
          lineProps={noMotion}
        />
      );
    case 'rows':
    case 'stackedRows':
      return (
        <BarChart
          {...common}
          {...plain}
          type={kind === 'rows' ? 'default' : 'stacked'}
          series={series}
          withBarValueLabel={hasOutlines || data.series.length === 1}
          barChartProps={{ margin: { top: 5, right: widthOfValues(data), bottom: 5, left: 5 } }}
          orientation="vertical"
          gridAxis="y"
          yAxisProps={{
            width: nameWidth,
            interval: 0,
            tickFormatter: (name: string) => besideBar(name, nameWidth, height / data.rows.length),
          }}
          xAxisProps={{ allowDecimals: false }}
        />
      );
    default:
      return <BarChart {...common} {...plain} series={series} />;
  }
}

/** Of names that lie beside their bars, by their letters: measuring them takes longer than drawing the chart. */
const letterWidth = 7;
const nameMargin = 16;
const lineHeight = 16;

function widthOfNames({ rows }: ChartData): number {
  return nameMargin + letterWidth * Math.max(0, ...rows.map(({ label }) => label.length));
}

/** A name in as many lines as its bar has room for: the table beside the chart has all of it. */
function besideBar(name: string, width: number, room: number): string {
  const letters = Math.floor((width - nameMargin) / letterWidth);
  return shortenedTo(name, letters, Math.max(1, Math.floor(room / lineHeight)));
}

/** Of figures that stand behind the ends of bars: the longest bar reaches the edge. */
function widthOfValues({ rows, series, format }: ChartData): number {
  if (series.length > 1 && series.every(({ asOutline }) => asOutline !== true)) return 5;
  return 8 + 7 * Math.max(0, ...rows.flatMap(({ values }) => values.map((n) => format(n).length)));
}

interface RadarProps {
  points: Record<string, string | number>[];
  series: readonly { name: string; label: string; color: string }[];
  height: number;
  withLegend: boolean;
}

function Radar({ points, series, height, withLegend }: RadarProps) {
  return (
    <RadarChart
      h={height}
      data={points}
      dataKey="label"
      series={series.map((one) => ({ ...one, opacity: 0.25 }))}
      withLegend={withLegend}
      withTooltip
      withPolarRadiusAxis={false}
      // Room for the names around it.
      radarChartProps={{ outerRadius: '58%' }}
      radarProps={({ name }) => ({ ...noMotion, strokeDasharray: dashOf(Number(name.slice(1))) })}
    />
  );
}
