import { RadialBarChart } from '@mantine/charts';
import { Pie, PieChart, ResponsiveContainer, Tooltip } from 'recharts';
import { formatShare } from '#web/lib/format.ts';
import { type ChartData, colorOf, writtenOf } from './chart-data.ts';
import { Tip } from './chart-parts.tsx';
import '@mantine/charts/styles.layer.css';

interface SectorsProps {
  kind: 'pie' | 'donut' | 'polar' | 'radial';
  data: ChartData;
  height: number;
}

interface Sector {
  name: string;
  value: number;
  /** How wide it is: in a polar chart all are the same, and differ by how far they reach. */
  angle: number;
  fill: string;
  says: string;
}

const isSector = (value: unknown): value is Sector =>
  typeof value === 'object' && value !== null && 'says' in value;

function sectorsOf(kind: SectorsProps['kind'], data: ChartData): Sector[] {
  const values = data.rows.map((row) => row.values[0] ?? 0);
  const total = values.reduce((sum, value) => sum + value, 0);
  return data.rows.map(({ label }, place) => {
    const value = values[place] ?? 0;
    return {
      name: label,
      value,
      angle: kind === 'polar' ? 1 : value,
      fill: colorOf(place),
      says:
        kind === 'polar' || kind === 'radial'
          ? writtenOf(data, 0, value)
          : formatShare(total === 0 ? 0 : value / total),
    };
  });
}

interface Labelled {
  cx?: number;
  cy?: number;
  midAngle?: number;
  outerRadius?: number;
  payload?: unknown;
}

/** With room at both sides for the names, in a card as well. */
const mostReach = 64;
/** From the edge of a sector to its name. */
const apart = 10;

/** The name and the share beside each sector: no colour is needed to know which is which. */
function SectorLabel({ cx = 0, cy = 0, midAngle = 0, outerRadius = 0, payload }: Labelled) {
  if (!isSector(payload)) return null;
  const angle = (-midAngle * Math.PI) / 180;
  const x = cx + (outerRadius + apart) * Math.cos(angle);
  const y = cy + (outerRadius + apart) * Math.sin(angle);
  return (
    <text x={x} y={y} textAnchor={x < cx ? 'end' : 'start'} fill="var(--ink)" fontSize={12}>
      <tspan x={x} dy="-0.1em">
        {payload.name}
      </tspan>
      <tspan x={x} dy="1.15em" fontWeight={600}>
        {payload.says}
      </tspan>
    </text>
  );
}

interface LabelledRing {
  viewBox?: unknown;
  index?: number;
}

interface RingBox {
  cx: number;
  cy: number;
  innerRadius: number;
  outerRadius: number;
}

const isRingBox = (box: unknown): box is RingBox =>
  typeof box === 'object' && box !== null && 'cx' in box && 'innerRadius' in box;

/** The name of a ring before its beginning, in the quarter that no ring reaches. */
function RingLabel({ viewBox, index, sectors }: LabelledRing & { sectors: readonly Sector[] }) {
  const sector = sectors[index ?? -1];
  if (sector === undefined || !isRingBox(viewBox)) return null;
  const middle = (viewBox.innerRadius + viewBox.outerRadius) / 2;
  return (
    <text
      x={viewBox.cx - 8}
      y={viewBox.cy - middle}
      dominantBaseline="central"
      textAnchor="end"
      fill="var(--ink)"
      fontSize={12}
    >
      {`${sector.name} ${sector.says}`}
    </text>
  );
}

/** The parts of a whole, or a measure of each. */
export function Sectors({ kind, data, height }: SectorsProps) {
  const sectors = sectorsOf(kind, data);
  const reach = Math.min(height / 2 - 34, mostReach);
  const top = Math.max(1, ...sectors.map(({ value }) => value));
  if (kind === 'radial') {
    return (
      <RadialBarChart
        h={height}
        data={sectors.map(({ fill, ...rest }) => ({ ...rest, color: fill }))}
        dataKey="value"
        barSize={16}
        withTooltip={false}
        startAngle={90}
        endAngle={-180}
        emptyBackgroundColor="var(--line-soft)"
        radialBarProps={{
          isAnimationActive: false,
          label: (ring: LabelledRing) => <RingLabel {...ring} sectors={sectors} />,
        }}
      />
    );
  }
  return (
    <ResponsiveContainer width="100%" height={height}>
      <PieChart>
        <Pie
          data={sectors}
          dataKey="angle"
          nameKey="name"
          startAngle={90}
          endAngle={-270}
          innerRadius={kind === 'donut' ? reach * 0.6 : 0}
          outerRadius={
            kind === 'polar'
              ? (sector: unknown) => (isSector(sector) ? (sector.value / top) * reach : reach)
              : reach
          }
          stroke="var(--surface)"
          strokeWidth={2}
          isAnimationActive={false}
          label={SectorLabel}
          labelLine={false}
        />
        <Tooltip
          content={({ payload }) => {
            const sector: unknown = payload[0]?.payload;
            const row = data.rows.find(({ label }) => isSector(sector) && label === sector.name);
            return row === undefined ? null : <Tip data={data} row={row} />;
          }}
        />
      </PieChart>
    </ResponsiveContainer>
  );
}
