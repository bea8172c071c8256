import { createContext, use } from 'react';
import { highlight } from '#web/lib/highlight.ts';
import classes from './search-marks.module.css';

/** The words that the search of a page asks for, without case or accents. */
export const SearchMarks = createContext<ReadonlySet<string>>(new Set());

/** A text with the words set off that the search of this page asks for. */
export function SearchMarked({ text }: { text: string }) {
  const words = use(SearchMarks);
  if (words.size === 0) return text;
  return highlight(text, '', words).map(({ text: part, hit }, place) =>
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
