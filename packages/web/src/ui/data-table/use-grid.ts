import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { DataColumn } from './columns.ts';
import { beside, cellOf, markGoing, type Way } from './go-from.ts';

/** What a key on a cell came to: `typing` leaves the sign to the editor that it opened. */
export type CellAnswer = 'none' | 'taken' | 'typing';

/** Makes a table a grid (WAI-ARIA APG): one cell has the focus, and keys act on it. */
export interface GridActs<Row> {
  /** Enter, F2, the space bar or a sign on a cell. */
  onAct: (cell: HTMLElement, row: Row, column: string, key: string) => CellAnswer;
  onPaste: (row: Row, column: string, text: string) => void;
  /** The keyboard has come to a row. */
  onReach: (row: Row) => void;
}

interface GridInput<Row> {
  acts: GridActs<Row> | undefined;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  columns: readonly DataColumn<Row>[];
  currentId: string | undefined;
}

const widgets = 'a[href], button, input, select, textarea';
const writing = 'input:not([type="checkbox"]), select, textarea, [aria-expanded="true"]';
/** So many rows a page key goes. */
const pageRows = 10;

type Body = RefObject<HTMLTableSectionElement | null>;

/** One cell is in the tab order; what is in cells is reached through them. */
function useQuietWidgets(body: Body, isGrid: boolean) {
  useEffect(() => {
    const element = body.current;
    if (!isGrid || element === null) return undefined;
    const quiet = (root: ParentNode) => {
      for (const widget of root.querySelectorAll<HTMLElement>(widgets)) widget.tabIndex = -1;
    };
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const { parentElement } of addedNodes)
          if (parentElement !== null) quiet(parentElement);
      }
    });
    quiet(element);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [body, isGrid]);
}

const arrows: Record<string, Way> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'before',
  ArrowRight: 'after',
};

/** In pages that are read from right to left the left arrow goes on. */
function wayOf(key: string): Way | undefined {
  const way = arrows[key];
  if (document.dir !== 'rtl') return way;
  if (way === 'before') return 'after';
  return way === 'after' ? 'before' : way;
}

function far(cell: HTMLElement, way: Way, steps: number): HTMLElement {
  let at = cell;
  for (let step = 0; step < steps; step += 1) {
    const next = beside(at, way);
    if (next === null) return at;
    at = next;
  }
  return at;
}

/** The cell that a key leads to. */
function destination(cell: HTMLElement, { key, ctrlKey, metaKey }: KeyboardEvent) {
  const way = wayOf(key);
  const isWide = ctrlKey || metaKey;
  if (way !== undefined) return isWide ? undefined : far(cell, way, 1);
  if (key === 'PageDown' || key === 'PageUp')
    return far(cell, key === 'PageDown' ? 'down' : 'up', pageRows);
  if (key !== 'Home' && key !== 'End') return undefined;
  const edge = far(cell, key === 'Home' ? 'before' : 'after', Infinity);
  return isWide ? far(edge, key === 'Home' ? 'up' : 'down', Infinity) : edge;
}

/** The keyboard of a grid, and which of its cells is in the tab order. */
export function useGrid<Row>(
  body: Body,
  { acts, rows, rowId, columns, currentId }: GridInput<Row>,
) {
  useQuietWidgets(body, acts !== undefined);
  const [cell, setCell] = useState<{ row: string; column: string }>();
  /** A cell that was pressed has the focus too, but the keys are those of the list. */
  const isPressed = useRef(false);

  // The list's own keys move from row to row: the focus goes with them.
  useEffect(() => {
    const focused = document.activeElement;
    const from = cellOf(focused);
    if (currentId === undefined || isPressed.current || from === null || from !== focused) return;
    if (body.current?.contains(from) !== true) return;
    const row = body.current.querySelector(`[data-row="${CSS.escape(currentId)}"]`);
    const column = from.dataset['column'] ?? '';
    row?.querySelector<HTMLElement>(`td[data-column="${column}"]`)?.focus();
  }, [body, currentId]);

  if (acts === undefined) return { stop: undefined, listeners: {} };

  const rowOf = (at: HTMLElement) => {
    const id = at.closest<HTMLElement>('[data-row]')?.dataset['row'];
    return rows.find((row) => rowId(row) === id);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const at = cellOf(target);
    const row = at === null ? undefined : rowOf(at);
    const column = at?.dataset['column'];
    if (at === null || row === undefined || column === undefined) return;
    markGoing(at, false);
    setCell({ row: rowId(row), column });
    if (!isPressed.current) acts.onReach(row);
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) isPressed.current = false;
  };
  const act = (event: KeyboardEvent, at: HTMLElement, row: Row) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || isPressed.current || event.target !== at) return;
    if (key.length > 1 && key !== 'Enter' && key !== 'F2') return;
    // Before: the editor takes the focus, which ends it.
    markGoing(at, true);
    const answer = acts.onAct(at, row, at.dataset['column'] ?? '', key);
    if (answer === 'none') markGoing(at, false);
    if (answer !== 'none') event.stopPropagation();
    if (answer === 'taken') event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = cellOf(event.target);
    const row = at === null ? undefined : rowOf(at);
    if (at === null || row === undefined || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(writing) !== null) return;
    const to = destination(at, event);
    if (to === undefined) return act(event, at, row);
    isPressed.current = false;
    event.preventDefault();
    event.stopPropagation();
    return to.focus();
  };
  const onPaste = (event: ClipboardEvent) => {
    const at = cellOf(event.target);
    const row = at === null ? undefined : rowOf(at);
    const text = event.clipboardData.getData('text/plain');
    if (at === null || row === undefined || text.trim() === '') return;
    event.preventDefault();
    acts.onPaste(row, at.dataset['column'] ?? '', text);
  };
  const onPointerDown = () => {
    isPressed.current = true;
  };
  const isThere = (id: string | undefined) =>
    id !== undefined && rows.some((row) => rowId(row) === id);
  const [first] = rows;
  const row = [currentId, cell?.row].find(isThere) ?? (first === undefined ? '' : rowId(first));
  const column = columns.find(({ id }) => id === cell?.column)?.id ?? columns[0]?.id ?? '';
  const listeners = { onFocus, onBlur, onKeyDown, onPaste, onPointerDown };
  return { stop: { row, column }, listeners };
}
