import type { ComponentPropsWithRef } from 'react';
import classes from './nav-button.module.css';

interface NavButtonProps extends ComponentPropsWithRef<'button'> {
  /** What it does; also shown when the pointer rests on it. */
  label: string;
  /** A count at its corner; nothing at zero. The label includes it. */
  count?: number;
}

/** A button of the bar that shows only an icon. */
export function NavButton({ label, count = 0, children, ...rest }: NavButtonProps) {
  return (
    <button {...rest} type="button" className={classes.button} aria-label={label} title={label}>
      {children}
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
