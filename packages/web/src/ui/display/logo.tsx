import { VisuallyHidden } from '@mantine/core';
import classes from './logo.module.css';

const name = 'Pliego';

/** The mark, a folded sheet with its check, and the name beside it. */
export function Logo({ markOnly = false, size = 26 }: { markOnly?: boolean; size?: number }) {
  return (
    <span className={classes.logo}>
      <svg aria-hidden width={size} height={size} viewBox="0 0 32 32">
        <rect width="32" height="32" rx="7" className={classes.ground} />
        <path
          d="M9 7.5h9.5L24 13v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 8 24.5v-16a1 1 0 0 1 1-1z"
          fill="#fff"
        />
        <path d="M18.5 7.5V12a1 1 0 0 0 1 1H24z" fill="#7fc5d4" />
        <path d="m11.5 17.4 3 3 5.5-5.8" className={classes.check} />
      </svg>
      {markOnly ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <span className={classes.name}>{name}</span>
      )}
    </span>
  );
}
