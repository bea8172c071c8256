import { type Occurrence, occurrencesIn } from './occurrences.ts';
import classes from './bubbles.module.css';

interface MarkedTextProps {
  text: string;
  typed: string;
  /** The current hit. */
  current: Occurrence | undefined;
}

/** A text with what is searched for set off in it. */
export function MarkedText({ text, typed, current }: MarkedTextProps) {
  const found = typed === '' ? [] : occurrencesIn(text, typed);
  const last = found.at(-1)?.to ?? 0;
  return (
    <>
      {found.map(({ from, to }, place) => (
        <span key={from}>
          {text.slice(found[place - 1]?.to ?? 0, from)}
          <mark className={classes.hit} data-current={from === current?.from || undefined}>
            {text.slice(from, to)}
          </mark>
        </span>
      ))}
      {text.slice(last)}
    </>
  );
}
