import type { ReactNode } from 'react';
import classes from './illustration.module.css';

/**
 * Frame of our pictures: a calm ground, the sheet of the logo, and what happened to it. Colours are
 * those of the skin, so a picture needs no dark twin.
 */
export function Illustration({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden viewBox="0 0 320 220" className={classes.picture}>
      <ellipse cx="160" cy="122" rx="146" ry="86" className={classes.ground} />
      <ellipse cx="160" cy="198" rx="96" ry="7" className={classes.shadow} />
      {children}
    </svg>
  );
}

/** The sheet with its folded corner, at the middle of the picture. */
export function Sheet({ tilt = 0, children }: { tilt?: number; children?: ReactNode }) {
  return (
    <g transform={`rotate(${tilt} 160 120)`}>
      <path
        d="M112 40h70l32 32v112a8 8 0 0 1-8 8h-94a8 8 0 0 1-8-8V48a8 8 0 0 1 8-8z"
        className={classes.sheet}
      />
      <path d="M182 40v24a8 8 0 0 0 8 8h24z" className={classes.fold} />
      {children}
    </g>
  );
}

/** Lines of writing on the sheet: the length of each in pixels. */
export function Writing({ top, lengths }: { top: number; lengths: readonly number[] }) {
  return lengths.map((length, line) => (
    <rect
      // oxlint-disable-next-line no-array-index-key -- lines have no other identity and never move
      key={line}
      x="122"
      y={top + line * 15}
      width={length}
      height="6"
      rx="3"
      className={classes.line}
    />
  ));
}
