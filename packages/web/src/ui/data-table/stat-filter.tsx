import classes from './stat-filter.module.css';

interface Stat<Name extends string> {
  name: Name;
  label: string;
  /** As it is written; a dash while it is not known. */
  value: string;
  /** Below the figure, smaller. */
  note: string;
  tone?: 'late' | undefined;
}

interface StatFilterProps<Name extends string> {
  /** What all the figures are about. */
  label: string;
  stats: readonly Stat<Name>[];
  /** The figure whose rows the list shows. */
  pressed: Name | undefined;
  onPress: (name: Name) => void;
}

/** Figures over a list; each shows the rows that it counts. */
export function StatFilter<Name extends string>(props: StatFilterProps<Name>) {
  const { label, stats, pressed, onPress } = props;
  return (
    // Lists without bullets lose their role in Safari unless it is set.
    <ul
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      role="list"
      className={classes.stats}
      data-count={stats.length}
      aria-label={label}
    >
      {stats.map((stat) => (
        <li key={stat.name}>
          <button
            type="button"
            className={classes.stat}
            aria-pressed={pressed === stat.name}
            onClick={() => onPress(stat.name)}
          >
            <span className={classes.name}>{stat.label}</span>
            <span className={classes.value} data-tone={stat.tone}>
              {stat.value}
            </span>
            <span className={classes.note}>{stat.note}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
