import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { problemText } from '#web/api/problems.ts';
import classes from './auth-form.module.css';

/** A call that failed, in a sentence. */
export function ProblemBox({ error, children }: { error: Error; children?: ReactNode }) {
  return (
    <div role="alert" className={classes.box} data-tone="error">
      <IconAlertCircle size={18} aria-hidden />
      <div>
        {problemText(error)}
        {children}
      </div>
    </div>
  );
}

/** Why one is here. */
export function NoticeBox({ children }: { children: ReactNode }) {
  return (
    <output className={classes.box} data-tone="info">
      <IconInfoCircle size={18} aria-hidden />
      <span>{children}</span>
    </output>
  );
}
