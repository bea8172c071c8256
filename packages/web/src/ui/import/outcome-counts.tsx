import { formatCount } from '#web/lib/format.ts';
import classes from './import.module.css';

interface OutcomeCountsProps<Name extends string> {
  /** For screen readers: what pressing one does. */
  label: string;
  counts: readonly { name: Name; label: string; count: number; isBad?: boolean }[];
  /** The first stands for all rows. */
  only: Name;
  onChange: (only: Name) => void;
}

/** How many rows of an import end in each way; pressing one shows those alone. */
export function OutcomeCounts<Name extends string>(props: OutcomeCountsProps<Name>) {
  const { label, counts, only, onChange } = props;
  return (
    <fieldset aria-label={label} className={classes.counts}>
      {counts.map(({ name, label: text, count, isBad = false }) => (
        <button
          key={name}
          type="button"
          className={classes.count}
          aria-pressed={only === name}
          data-bad={(isBad && count > 0) || undefined}
          onClick={() => onChange(name)}
        >
          <span className={classes.countValue}>{formatCount(count)}</span>
          <span>{text}</span>
        </button>
      ))}
    </fieldset>
  );
}
