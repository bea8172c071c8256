import { BarChart, CompositeChart, RadarChart } from '@mantine/charts';
import { useIsPhone } from '../page/use-media.ts';
import '@mantine/charts/styles.layer.css';
import '@mantine/core/styles/ColorSwatch.layer.css';
import {
  chartColors,
  type ChartData,
  type ChartKind,
  labelsLeftOut,
  pointsOf,
} from './chart-data.ts';

export interface ChartViewProps {
  kind: ChartKind;
  data: ChartData;
  height: number;
}

const noMotion = { isAnimationActive: false };
const outline = {
  fill: 'transparent',
  stroke: 'var(--ink-soft)',
  strokeWidth: 1.5,
  strokeOpacity: 1,
};

/** The drawing. Screen readers get the sentence and the table of the figure instead. */
export function ChartView({ kind, data, height }: ChartViewProps) {
  const isPhone = useIsPhone();
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
    withLegend: series.length > 1,
    gridAxis: 'x' as const,
    xAxisProps: { interval: labelsLeftOut(data, isPhone ? 'phone' : 'desk') },
    yAxisProps: { interval: 0 },
    tickLine: 'none' as const,
  };
  const hasOutlines = data.series.some(({ asOutline }) => asOutline === true);
  const plain = {
    maxBarWidth: 22,
    // A legend of colours would not tell an outline from a full bar.
    withLegend: common.withLegend && !hasOutlines,
    withBarValueLabel: hasOutlines || data.series.length === 1,
    barProps: ({ name }: { name: string }) => ({
      ...noMotion,
      radius: 3,
      ...(data.series[Number(name.slice(1))]?.asOutline === true ? outline : {}),
    }),
  };
  switch (kind) {
    case 'radar':
      return (
        <RadarChart
          h={height}
          data={points}
          dataKey="label"
          series={series.map((one) => ({ ...one, opacity: 0.25 }))}
          withLegend
          withTooltip
          withPolarRadiusAxis={false}
          radarProps={noMotion}
        />
      );
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
      return (
        <BarChart
          {...common}
          {...plain}
          series={series}
          orientation="vertical"
          gridAxis="y"
          yAxisProps={{ width: isPhone ? 120 : 220, interval: 0 }}
          xAxisProps={{ allowDecimals: false }}
        />
      );
    default:
      return <BarChart {...common} {...plain} series={series} />;
  }
}
