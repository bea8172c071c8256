import {
  type ChartColor,
  chartColors,
  type ChartData,
  type ChartKind,
  colorOf,
  dashOf,
  groupsOf,
  shapeOf,
} from './chart-data.ts';
import classes from './chart-parts.module.css';

interface Entry {
  label: string;
  mark: 'full' | 'outline' | 'dash' | 'shape';
  place: number;
  color: string;
}

const lines: ReadonlySet<ChartKind> = new Set(['line', 'area', 'stackedArea', 'radar']);

const bars: ReadonlySet<ChartKind> = new Set(['bars', 'rows', 'stacked', 'stackedRows']);

function entriesOf(kind: ChartKind, data: ChartData): Entry[] {
  const groups = groupsOf(data);
  if (groups.length > 0) {
    return groups.map((label, place) => ({ label, mark: 'shape', place, color: colorOf(place) }));
  }
  const isOfSeries = lines.has(kind) || bars.has(kind);
  if (!isOfSeries || data.series.length < 2) return [];
  const color = (one: ChartColor) => chartColors[one];
  return data.series.map((series, place) => {
    const full = series.asLine === true ? 'dash' : 'full';
    const bar = series.asOutline === true ? 'outline' : full;
    return {
      label: series.label,
      mark: lines.has(kind) ? 'dash' : bar,
      place,
      color: series.asOutline === true ? 'var(--ink-soft)' : color(series.color),
    };
  });
}

/** What stands for which series or kind, drawn as in the chart: by dashes, shapes and outlines, not by colour alone. */
export function ChartKey({ kind, data }: { kind: ChartKind; data: ChartData }) {
  const entries = entriesOf(kind, data);
  if (entries.length === 0) return null;
  return (
    <ul className={classes.key}>
      {entries.map((entry) => (
        <li key={entry.label}>
          <svg width={24} height={12} viewBox="0 0 24 12" aria-hidden>
            <Mark {...entry} />
          </svg>
          <span data-drawn-text>{entry.label}</span>
        </li>
      ))}
    </ul>
  );
}

const outlines = {
  circle: <circle cx={12} cy={6} r={5} />,
  square: <rect x={7} y={1} width={10} height={10} />,
  triangle: <path d="M12 1 L18 11 L6 11 Z" />,
  diamond: <path d="M12 0 L18 6 L12 12 L6 6 Z" />,
};

function Mark({ mark, place, color }: Entry) {
  switch (mark) {
    case 'dash':
      return (
        <line
          x1={0}
          x2={24}
          y1={6}
          y2={6}
          stroke={color}
          strokeWidth={2.5}
          strokeDasharray={dashOf(place)}
        />
      );
    case 'shape':
      return <g fill={color}>{outlines[shapeOf(place)]}</g>;
    case 'full':
      return <rect x={4} y={1} width={16} height={10} rx={2} fill={color} />;
    case 'outline':
      return (
        <rect
          x={5}
          y={1}
          width={14}
          height={10}
          rx={2}
          fill="none"
          stroke={color}
          strokeWidth={1.5}
        />
      );
  }
}
