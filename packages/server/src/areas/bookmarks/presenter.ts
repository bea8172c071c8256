import type { Bookmarks, PageEntry } from '@pliego/contract/areas/bookmarks';
import { pages } from '@pliego/contract/pages';

/** All pages, and the kept ones in the order of their ids here. A page that is no more is left out. */
export function presentBookmarks(kept: readonly number[]): Bookmarks {
  const isKept = new Set(kept);
  const suggestions = pages.map(({ id, target, title, icon, link }): PageEntry => {
    return { id, target, isBookmarked: isKept.has(id), title, icon, link };
  });
  const byId = new Map(suggestions.map((entry) => [entry.id, entry]));
  return { suggestions, bookmarks: kept.flatMap((id) => byId.get(id) ?? []) };
}
