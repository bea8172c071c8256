import { Progress } from '@mantine/core';
import { formatShare } from '#web/lib/format.ts';
import { type ChartColor, chartColors } from '#web/ui/charts/chart-data.ts';
import { Ring } from '#web/ui/charts/ring.tsx';
import classes from './figures.module.css';

interface Named {
  name: string;
  value: string;
}

/** Two or three figures in a row. */
export function Trio({ figures }: { figures: readonly Named[] }) {
  return (
    <dl className={classes.trio}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Share {
  name: string;
  /** As it is shown. */
  value?: string;
  share: number;
  color?: ChartColor;
}

/** Shares of a whole, as bars with their names and figures. */
export function Shares({ shares }: { shares: readonly Share[] }) {
  return (
    <ul className={classes.shares}>
      {shares.map(({ name, value, share, color = 'accent' }) => (
        <li key={name}>
          <span>{name}</span>
          <span className={classes.value}>{value ?? formatShare(share)}</span>
          <Progress
            size="sm"
            value={share * 100}
            color={chartColors[color]}
            aria-label={name}
            className={classes.bar}
          />
        </li>
      ))}
    </ul>
  );
}

interface MeasureProps {
  /** What it shows, in a sentence. */
  summary: string;
  share: number;
  color: ChartColor;
  figures: readonly Named[];
}

/** How much of something is done, as a ring, and the figures that it is of. */
export function Measure({ summary, share, color, figures }: MeasureProps) {
  return (
    <div className={classes.middle}>
      <Ring
        size={150}
        thickness={14}
        roundCaps
        summary={summary}
        sections={[{ value: share * 100, color: chartColors[color] }]}
        label={<span className={classes.inside}>{formatShare(share)}</span>}
      />
      <Trio figures={figures} />
    </div>
  );
}

const colors: readonly ChartColor[] = ['accent', 'warm', 'calm'];

interface WholeProps {
  /** What it shows, in a sentence. */
  summary: string;
  /** In the middle of its ring. */
  total: string;
  parts: readonly { name: string; value: string; amount: number }[];
}

/** A whole and its parts, as a ring and as bars: the bars say without colour which part is which. */
export function Whole({ summary, total, parts }: WholeProps) {
  const sum = parts.reduce((all, { amount }) => all + amount, 0);
  const shares = parts.map(({ name, value, amount }, index) => ({
    name,
    value,
    share: amount / sum,
    color: colors[index] ?? ('soft' as const),
  }));
  return (
    <div className={classes.middle}>
      <Ring
        size={150}
        thickness={14}
        summary={summary}
        sections={shares.map(({ share, color }) => ({
          value: share * 100,
          color: chartColors[color],
        }))}
        label={<span className={classes.inside}>{total}</span>}
      />
      <Shares shares={shares} />
    </div>
  );
}
