import { highlight } from '#web/lib/highlight.ts';
import classes from './marked.module.css';

interface MarkedProps {
  text: string;
  typed: string;
  /** Other words that are a match, without case or accents. */
  words?: ReadonlySet<string>;
}

/** A text with what was typed set off in it. */
export function Marked({ text, typed, words }: MarkedProps) {
  return highlight(text, typed, words).map(({ text: part, hit }, place) =>
    hit ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts never move among themselves
      <mark key={place} className={classes.hit}>
        {part}
      </mark>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <span key={place}>{part}</span>
    ),
  );
}
