import type { Bookmarks } from '@pliego/contract/areas/bookmarks';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { bookmarksApi } from '#web/api/areas/bookmarks.ts';
import { problemText } from '#web/api/problems.ts';
import { toastProblem } from '#web/ui/feedback/toasts.tsx';
import { type OpenPage, useOpenPages } from '../use-open-pages.ts';
import { placeOf, toggled } from './bookmark-state.ts';

export const bookmarksQuery = queryOptions({
  queryKey: ['bookmarks'],
  queryFn: ({ signal }) => bookmarksApi.data({ signal }),
  staleTime: 5 * 60_000,
});

/** A page the user may open, and whether it is bookmarked. */
export interface MarkedPage extends OpenPage {
  isBookmarked: boolean;
}

/** The bookmarks in their order and all suggestions, as far as the person may open them, in their language. */
export function useBookmarks({ fresh = false } = {}) {
  // Where they are changed, they are those of now: another window may have changed them.
  const { data, error, refetch } = useQuery({
    ...bookmarksQuery,
    refetchOnMount: fresh ? 'always' : true,
  });
  const open = useOpenPages();
  const lists = useMemo(() => {
    const byId = new Map(open.map((entry) => [entry.page.id, entry]));
    const marked = (list: Bookmarks['bookmarks'] = []): MarkedPage[] =>
      list.flatMap(({ id, isBookmarked }) => {
        const entry = byId.get(id);
        return entry === undefined ? [] : { ...entry, isBookmarked };
      });
    return { bookmarks: marked(data?.bookmarks), suggestions: marked(data?.suggestions) };
  }, [data, open]);
  return {
    ...lists,
    isLoading: data === undefined && error === null,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}

const toggleKey = ['bookmarks', 'toggle'];

/** Toggles optimistically; a refused change is rolled back and reported. */
export function useToggleBookmark() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { queryKey } = bookmarksQuery;
  const flip = (id: number, place?: number) =>
    client.setQueryData(queryKey, (state) => state && toggled(state, id, place));

  // The server may have taken it although no answer came: then there is nothing left to do.
  const again = (marked: MarkedPage) => {
    const state = client.getQueryData(queryKey);
    const isBookmarked = state !== undefined && placeOf(state, marked.page.id) >= 0;
    if (isBookmarked === marked.isBookmarked) mutate(marked);
  };
  const { mutate } = useMutation({
    mutationKey: toggleKey,
    // The call flips whatever is kept, and another window may have flipped it already. One after the other,
    // so that each sees what the one before did.
    scope: { id: 'bookmarks' },
    mutationFn: async ({ page: { id }, isBookmarked }: MarkedPage) => {
      const isKept = placeOf(await bookmarksApi.data(), id) >= 0;
      if (isKept === isBookmarked) await bookmarksApi.update({ body: { id } });
    },
    onMutate: async ({ page }) => {
      // A pending response does not include this change yet.
      await client.cancelQueries({ queryKey });
      const state = client.getQueryData(queryKey);
      const place = state === undefined ? -1 : placeOf(state, page.id);
      flip(page.id);
      return { place: place < 0 ? undefined : place };
    },
    onError: (error, marked, before) => {
      flip(marked.page.id, before?.place);
      const { isBookmarked, page, title } = marked;
      toastProblem({
        id: `bookmark-${page.id}`,
        title: t(isBookmarked ? 'bookmarks.removeFailed' : 'bookmarks.addFailed', { title }),
        text: problemText(error),
        action: { label: t('actions.retry'), onClick: () => again(marked) },
      });
    },
    onSettled: () => {
      // Once no change is pending, the server's order applies.
      if (client.isMutating({ mutationKey: toggleKey }) > 1) return;
      return client.invalidateQueries({ queryKey });
    },
  });
  return mutate;
}
