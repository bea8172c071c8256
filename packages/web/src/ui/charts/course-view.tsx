import { AreaChart, LineChart } from '@mantine/charts';
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { useIsPhone } from '../page/use-media.ts';
import { chartColors, type ChartData, dashOf, labelsLeftOut, pointsOf } from './chart-data.ts';
import { axisLook, gridLook, Tip } from './chart-parts.tsx';
import '@mantine/charts/styles.layer.css';

interface CourseProps {
  data: ChartData;
  height: number;
}

const noMotion = { isAnimationActive: false };

interface LinesProps extends CourseProps {
  kind: 'line' | 'area' | 'stackedArea';
}

/** Lines, or what is under them: each series has a dash of its own. */
export function Lines({ kind, data, height }: LinesProps) {
  const isPhone = useIsPhone();
  const series = data.series.map(({ label, color }, index) => ({
    name: `s${index}`,
    label,
    color: chartColors[color],
    strokeDasharray: dashOf(index),
  }));
  const common = {
    h: height,
    data: pointsOf(data),
    dataKey: 'label',
    series,
    valueFormatter: data.format,
    gridAxis: 'x' as const,
    tickLine: 'none' as const,
    curveType: 'linear' as const,
    strokeWidth: 2,
    xAxisProps: { interval: labelsLeftOut(data, isPhone ? 'phone' : 'desk') },
  };
  if (kind === 'line') {
    return <LineChart {...common} dotProps={{ r: 2.5 }} lineProps={noMotion} />;
  }
  return (
    <AreaChart
      {...common}
      type={kind === 'area' ? 'default' : 'stacked'}
      withDots={false}
      withGradient={false}
      fillOpacity={kind === 'area' ? 0.18 : 0.4}
      areaProps={noMotion}
    />
  );
}

interface Candle {
  label: string;
  /** The first, the highest, the lowest and the last. */
  values: readonly number[];
}

interface DrawnCandle {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  payload?: Candle;
}

/** Hollow where it rose, full where it fell. */
function CandleShape({ x = 0, y = 0, width = 0, height = 0, payload }: DrawnCandle) {
  const [first = 0, high = 0, low = 0, last = 0] = payload?.values ?? [];
  const scale = high === low ? 0 : height / (high - low);
  const top = y + (high - Math.max(first, last)) * scale;
  const body = Math.max(1, Math.abs(first - last) * scale);
  const middle = x + width / 2;
  const broad = Math.min(width, 14);
  const hasRisen = last >= first;
  const color = hasRisen ? chartColors.accent : chartColors.warm;
  return (
    <g stroke={color} strokeWidth={1.5}>
      <line x1={middle} x2={middle} y1={y} y2={y + height} />
      <rect
        x={middle - broad / 2}
        y={top}
        width={broad}
        height={body}
        fill={hasRisen ? 'var(--surface)' : color}
      />
    </g>
  );
}

export function Candles({ data, height }: CourseProps) {
  const isPhone = useIsPhone();
  const candles: Candle[] = data.rows.map(({ label, values }) => ({ label, values }));
  return (
    <ResponsiveContainer width="100%" height={height}>
      <ComposedChart data={candles} margin={{ top: 6, right: 8, bottom: 0, left: 0 }}>
        <CartesianGrid {...gridLook} vertical={false} />
        <XAxis
          {...axisLook}
          dataKey="label"
          interval={labelsLeftOut(data, isPhone ? 'phone' : 'desk')}
        />
        <YAxis {...axisLook} width={58} domain={['auto', 'auto']} tickFormatter={data.format} />
        <Tooltip
          cursor={false}
          content={({ label, active }) => {
            const row = data.rows.find((one) => one.label === label);
            return active && row !== undefined ? <Tip data={data} row={row} /> : null;
          }}
        />
        <Bar
          {...noMotion}
          dataKey={({ values: [, high = 0, low = 0] }: Candle) => [low, high]}
          shape={CandleShape}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}
