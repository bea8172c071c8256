import type { ComponentPropsWithRef } from 'react';
import classes from './nav-button.module.css';

interface NavButtonProps extends ComponentPropsWithRef<'button'> {
  /** What it does; also shown when the pointer rests on it. */
  label: string;
  /** A count at its corner; nothing at zero. The label includes it. */
  count?: number;
  /** A dot at its corner, where there is nothing to count but something to see. The label says what. */
  dot?: boolean;
}

/** A button of the bar that shows only an icon. */
export function NavButton({ label, count = 0, dot = false, children, ...rest }: NavButtonProps) {
  return (
    <button {...rest} type="button" className={classes.button} aria-label={label} title={label}>
      {children}
      {dot && count === 0 ? <span aria-hidden className={classes.dot} /> : null}
      {count === 0 ? null : (
        <span aria-hidden className={classes.badge}>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  );
}

/** The style of such a button, for components that open a menu themselves. */
export const navButton = classes.button;
