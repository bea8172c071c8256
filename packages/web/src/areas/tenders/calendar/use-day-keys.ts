import { addDays, mondayOf } from '@pliego/contract/rules/santiago-time';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useListSearch } from '../list/use-list-search.ts';
import { monthAway, showing, windowOf } from './calendar-window.ts';

/** Where a key leads from a day. */
function target(key: string, day: string, isWeek: boolean, forward: 1 | -1): string | undefined {
  switch (key) {
    case 'ArrowRight':
      return addDays(day, forward);
    case 'ArrowLeft':
      return addDays(day, 0 - forward);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return mondayOf(day);
    case 'End':
      return addDays(mondayOf(day), 6);
    case 'PageDown':
      return isWeek ? addDays(day, 7) : monthAway(day, 1);
    case 'PageUp':
      return isWeek ? addDays(day, -7) : monthAway(day, -1);
    default:
      return undefined;
  }
}

/**
 * One day of the grid is in the order of the tab key, with its entries; keys lead from day to day, also out of what is
 * shown. To choose a day is another thing: it is read again for each.
 */
export function useDayKeys(chosen: string, today: string) {
  const { search, change } = useListSearch();
  const grid = useRef<HTMLTableElement>(null);
  const awaited = useRef<string>(undefined);
  const [moved, setMoved] = useState<{ from: string; to: string }>();
  // What is chosen by other means takes the cursor along.
  const cursor = moved !== undefined && moved.from === chosen ? moved.to : chosen;

  useEffect(() => {
    const day = awaited.current;
    if (day === undefined) return;
    const button = grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`);
    if (button === null || button === undefined) return;
    awaited.current = undefined;
    button.focus();
  });

  const state = useRef({ search, chosen, today });
  useEffect(() => {
    state.current = { search, chosen, today };
  });

  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const { day } = event.currentTarget.dataset;
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (day === undefined || hasModifier) return;
      const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
      const now = state.current;
      const to = target(event.key, day, now.search.periodo === 'semana', isRtl ? -1 : 1);
      if (to === undefined) return;
      event.preventDefault();
      const { from, to: last } = windowOf(now.search, now.today);
      awaited.current = to;
      if (to >= from && to <= last) setMoved({ from: now.chosen, to });
      else change(showing(now.search, now.today, to), { replace: true });
    },
    [change],
  );
  const choose = useCallback(
    (dia: string) => change({ dia, ver: undefined }, { replace: true }),
    [change],
  );
  return { grid, cursor, onKeyDown, choose };
}
