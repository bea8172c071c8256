import type { NavigateOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ResultGroup } from './search-text.ts';

/** What choosing an entry does. Only `stay` leaves the palette open. */
export type Choice =
  | { kind: 'go'; to: NavigateOptions }
  | { kind: 'do'; run: () => void }
  | { kind: 'stay'; run: () => void };

/** One line of the palette. */
export interface SearchEntry {
  /** Unique among all entries. */
  id: string;
  title: string;
  icon: ReactNode;
  /** Before the note, as something to be typed elsewhere. */
  code?: string;
  /** A second, quieter line. */
  note?: string;
  /** At the end of the line. */
  aside?: string;
  /** Not a result, but a link to all of them, or an error: neither counted nor highlighted. */
  instead?: 'more' | 'problem';
  /** Words of it that are a match in another form than they were typed in. */
  marks?: ReadonlySet<string>;
  /** What Enter does, shown on the active line. */
  hint: string;
  pick: Choice;
  /** Takes the entry out of the list, where that can be done. */
  forget?: { label: string; run: () => void };
  /** What else can be done with it, without leaving the palette: by Shift and Enter. */
  also?: { label: string; icon: ReactNode; isOn: boolean; run: () => void };
}

export interface EntryGroup {
  name: ResultGroup | 'recent' | 'suggested';
  entries: SearchEntry[];
  /** Shown instead of entries that are loading or could not be loaded. */
  message?: string;
}
