import { type FocusEvent, useCallback, useLayoutEffect, useRef } from 'react';

interface RowFocusOptions {
  /** The rows from top to bottom. Each carries its number as `data-task`. */
  ids: readonly number[];
  /** The one that is open beside the list. */
  openId: number | undefined;
  /** A panel or a dialog covers the list, and has the focus. */
  isCovered: boolean;
}

/** The last focused row and control. */
interface Held {
  id: number;
  control: number;
}

const rowOf = (box: HTMLElement, id: number | undefined) =>
  id === undefined ? null : box.querySelector<HTMLElement>(`[data-task="${id}"]`);

const controlsOf = (row: HTMLElement) => [
  ...row.querySelectorAll<HTMLElement>('a, button, input:not(:disabled)'),
];

/** The row that takes the place of a removed one. */
function neighbourOf(
  gone: number | undefined,
  before: readonly number[],
  ids: readonly number[],
): number | undefined {
  const present = new Set(ids);
  const here = gone === undefined ? -1 : before.indexOf(gone);
  const after = before.slice(here + 1).find((id) => present.has(id));
  return after ?? before.slice(0, Math.max(here, 0)).findLast((id) => present.has(id));
}

/** Nothing of the page has the focus: it was in the row that is gone, or in what is about to close. */
function isLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement.closest('main') === null;
}

/**
 * A row may leave the list while it has the focus, or while what it opened has it: deleted, restored, completed where
 * those are hidden. The focus then goes on in the row that takes its place, or in the list when none is left.
 */
export function useRowFocus({ ids, openId, isCovered }: RowFocusOptions) {
  const box = useRef<HTMLDivElement>(null);
  const held = useRef<Held | null>(null);
  const order = useRef(ids);
  useLayoutEffect(() => {
    if (openId !== undefined && held.current?.id !== openId) {
      held.current = { id: openId, control: -1 };
    }
    const last = held.current?.id;
    const before = order.current;
    const isGone = last !== undefined && !ids.includes(last);
    const isEmptied = ids.length === 0 && before.length > 0;
    if (!isGone && !isEmptied) {
      order.current = ids;
      return;
    }
    if (isCovered || box.current === null) return;
    const control = held.current?.control ?? -1;
    held.current = null;
    order.current = ids;
    if (!isLost()) return;
    const row = rowOf(box.current, neighbourOf(last, before, ids));
    const place = row === null ? undefined : (controlsOf(row)[control] ?? row.querySelector('a'));
    (place ?? box.current).focus({ preventScroll: true });
  }, [ids, openId, isCovered]);
  const onFocus = useCallback(({ target }: FocusEvent<HTMLElement>) => {
    const row = target.closest<HTMLElement>('[data-task]');
    if (row === null) return;
    held.current = { id: Number(row.dataset['task']), control: controlsOf(row).indexOf(target) };
  }, []);
  return { ref: box, tabIndex: -1, onFocus } as const;
}
