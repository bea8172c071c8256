import type { ReactNode } from 'react';
import type { DateGroup } from './calendar-choices.ts';
import classes from './kind-mark.module.css';

/** What a source dates is a plain shape; what we do is a thing: a flag, a box to tick, scales. */
const drawings: Record<DateGroup, ReactNode> = {
  cierre: <rect x="1.5" y="1.5" width="9" height="9" rx="1.2" fill="currentColor" stroke="none" />,
  preguntas: (
    <>
      <circle cx="6" cy="6" r="4.6" />
      <circle cx="6" cy="6" r="1.5" fill="currentColor" stroke="none" />
    </>
  ),
  visita: <path d="M6 1.6 11 10.4H1Z" />,
  apertura: <path d="M6 1 11 6 6 11 1 6Z" />,
  adjudicacion: <path d="M1.5 6.5 4.5 9.5 10.5 2.8" strokeWidth="1.9" />,
  historia: <circle cx="6" cy="6" r="2.1" fill="currentColor" stroke="none" />,
  interno: <path d="M2.4 11.2V1.6H10L7.9 4.2 10 6.8H2.4" />,
  tarea: (
    <>
      <rect x="1.4" y="1.4" width="9.2" height="9.2" rx="1.4" />
      <path d="M3.7 6.1 5.4 7.8 8.4 4.4" />
    </>
  ),
  legal: (
    <path d="M6 1V11M3.6 11H8.4M2 2.4H10M2 2.6.7 6.4A1.5 1.5 0 0 0 3.3 6.4ZM10 2.6 8.7 6.4A1.5 1.5 0 0 0 11.3 6.4Z" />
  ),
};

/** The drawing of a kind of date. Its name stands beside it, or is read aloud. */
export function KindMark({ group }: { group: DateGroup }) {
  return (
    <svg aria-hidden viewBox="0 0 12 12" className={classes.mark}>
      {drawings[group]}
    </svg>
  );
}
