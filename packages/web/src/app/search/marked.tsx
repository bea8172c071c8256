import { highlight } from '#web/lib/highlight.ts';
import classes from './marked.module.css';

/** A text with what was typed set off in it. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  return highlight(text, typed).map(({ text: part, hit }, place) =>
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
