import type { Bookmarks, PageEntry } from '@pliego/contract/areas/bookmarks';

/** How many are icons in the bar; the rest are behind the chevron. */
export const iconLimit = 10;
/** So many pages are shown for a text. */
export const foundLimit = 6;

const flipped = (id: number) => (entry: PageEntry) =>
  entry.id === id ? { ...entry, isBookmarked: !entry.isBookmarked } : entry;

/** The position of a page among the bookmarks; -1 when it is not bookmarked. */
export function placeOf({ bookmarks }: Bookmarks, id: number): number {
  return bookmarks.findIndex((entry) => entry.id === id);
}

/**
 * The state after a toggle: the mark is flipped, and the page is added to the bookmarks, at `place` or last, or
 * taken from them. An unknown page changes nothing.
 */
export function toggled(state: Bookmarks, id: number, place?: number): Bookmarks {
  const suggestions = state.suggestions.map(flipped(id));
  const page = suggestions.find((entry) => entry.id === id);
  if (page === undefined) return state;
  const others = state.bookmarks.filter((entry) => entry.id !== id);
  const at = place ?? others.length;
  return { suggestions, bookmarks: page.isBookmarked ? others.toSpliced(at, 0, page) : others };
}
