import { highlight } from '#web/lib/highlight.ts';

/** A text with what was typed set off in it. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  return highlight(text, typed).map(({ text: part, hit }, place) =>
    // Parts never move among themselves.
    // oxlint-disable-next-line react/no-array-index-key
    hit ? <mark key={place}>{part}</mark> : <span key={place}>{part}</span>,
  );
}
