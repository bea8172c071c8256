import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './option-rows.module.css';

/** A short list of buttons, at most one of which is pressed; pressing it again lets go. */
export function OptionRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset aria-label={label} className={classes.rows}>
      {children}
    </fieldset>
  );
}

interface OptionRowProps {
  label: string;
  count?: string;
  checked: boolean;
  onPick: () => void;
}

export function OptionRow({ label, count, checked, onPick }: OptionRowProps) {
  return (
    <button type="button" className={classes.row} aria-pressed={checked} onClick={onPick}>
      <span aria-hidden className={classes.check}>
        {checked ? <IconCheck size={15} stroke={2.4} /> : null}
      </span>
      <span className={classes.label}>{label}</span>
      {count === undefined ? null : <span className={classes.count}>{count}</span>}
    </button>
  );
}
