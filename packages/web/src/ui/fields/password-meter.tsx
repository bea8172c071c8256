import type { ReactNode } from 'react';
import classes from './password-meter.module.css';

interface PasswordMeterProps {
  /** 0 nothing yet, 1 not enough, 2 enough, 3 good. */
  level: 0 | 1 | 2 | 3;
  /** The same in words. */
  children: ReactNode;
}

/** How good a password is that is being chosen. */
export function PasswordMeter({ level, children }: PasswordMeterProps) {
  return (
    <span className={classes.strength} data-level={level}>
      <span aria-hidden className={classes.meter}>
        <span />
        <span />
        <span />
      </span>
      <span>{children}</span>
    </span>
  );
}
