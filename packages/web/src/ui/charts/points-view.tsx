import {
  CartesianGrid,
  ResponsiveContainer,
  Scatter,
  ScatterChart,
  Tooltip,
  XAxis,
  YAxis,
  ZAxis,
} from 'recharts';
import {
  type ChartData,
  type ChartRow,
  colorOf,
  groupsOf,
  shapeOf,
  writtenOf,
} from './chart-data.ts';
import { axisLook, gridLook, Tip } from './chart-parts.tsx';

interface PointsProps {
  data: ChartData;
  height: number;
  /** The third series is how large they are. */
  hasSizes: boolean;
}

interface Drawn {
  x: number;
  y: number;
  z: number;
  row: ChartRow;
}

const isDrawn = (value: unknown): value is Drawn =>
  typeof value === 'object' && value !== null && 'row' in value;

/** Points by two measures; each group has a shape of its own. */
export function Points({ data, height, hasSizes }: PointsProps) {
  const groups = groupsOf(data);
  const [across, up] = data.series;
  const drawn = (group: string | undefined): Drawn[] =>
    data.rows
      .filter((row) => row.group === group)
      .map((row) => ({
        x: row.values[0] ?? 0,
        y: row.values[1] ?? 0,
        z: row.values[2] ?? 1,
        row,
      }));
  return (
    <ResponsiveContainer width="100%" height={height}>
      <ScatterChart margin={{ top: 6, right: 12, bottom: 18, left: 0 }}>
        <CartesianGrid {...gridLook} />
        <XAxis
          {...axisLook}
          type="number"
          dataKey="x"
          tickFormatter={(value: number) => writtenOf(data, 0, value)}
          label={{
            value: across?.label,
            position: 'bottom',
            offset: 2,
            fill: 'var(--ink-soft)',
            fontSize: 12,
          }}
        />
        <YAxis
          {...axisLook}
          type="number"
          dataKey="y"
          width={54}
          tickFormatter={(value: number) => writtenOf(data, 1, value)}
          label={{
            value: up?.label,
            angle: -90,
            position: 'insideLeft',
            fill: 'var(--ink-soft)',
            fontSize: 12,
            style: { textAnchor: 'middle' },
          }}
        />
        <ZAxis type="number" dataKey="z" range={hasSizes ? [60, 900] : [56, 56]} />
        <Tooltip
          cursor={false}
          content={({ payload }) => {
            const point: unknown = payload[0]?.payload;
            return isDrawn(point) ? <Tip data={data} row={point.row} /> : null;
          }}
        />
        {(groups.length === 0 ? [undefined] : groups).map((group, place) => (
          <Scatter
            key={group ?? ''}
            data={drawn(group)}
            shape={shapeOf(place)}
            fill={colorOf(place)}
            fillOpacity={hasSizes ? 0.55 : 0.85}
            stroke={colorOf(place)}
            isAnimationActive={false}
          />
        ))}
      </ScatterChart>
    </ResponsiveContainer>
  );
}
