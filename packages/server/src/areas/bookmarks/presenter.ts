import type { Bookmarks, PageEntry } from '@pliego/contract/areas/bookmarks';
import type { Page } from '@pliego/contract/pages';

/** The pages, and the bookmarked ones in the order of their ids. Unknown pages are left out. */
export function presentBookmarks(pages: readonly Page[], kept: readonly number[]): Bookmarks {
  const isKept = new Set(kept);
  const suggestions = pages.map(({ id, target, title, icon, link }): PageEntry => {
    return { id, target, isBookmarked: isKept.has(id), title, icon, link };
  });
  const byId = new Map(suggestions.map((entry) => [entry.id, entry]));
  return { suggestions, bookmarks: kept.flatMap((id) => byId.get(id) ?? []) };
}
