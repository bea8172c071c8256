import { type MouseEvent, useCallback } from 'react';
import { useListSearch } from '../list/use-list-search.ts';

/** Opens a tender beside the calendar, as a row of the table does; with a key held the link leads where it says. */
export function useEntryOpening() {
  const { change } = useListSearch();
  return useCallback(
    (event: MouseEvent, id: number, dia: string) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      change({ ver: id, dia }, { replace: true });
    },
    [change],
  );
}
