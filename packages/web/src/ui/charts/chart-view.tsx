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
    default:
      return (
        <BarChart
          {...common}
          series={series}
          maxBarWidth={22}
          barProps={{ ...noMotion, radius: 3 }}
        />
      );
  }
}
