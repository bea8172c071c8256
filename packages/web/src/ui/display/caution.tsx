import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './caution.module.css';

/** What to know before going on. */
export function Caution({ children }: { children: ReactNode }) {
  return (
    <p className={classes.caution}>
      <IconAlertTriangle size={18} stroke={1.7} aria-hidden />
      {children}
    </p>
  );
}
