/** Where the keyboard goes from a cell. */
export type Way = 'up' | 'down' | 'before' | 'after';

const mark = 'data-going';

/** The cell of a grid that holds an element. */
export function cellOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('td[data-column]') : null;
}

/** The cell beside another one; null at the edge. */
export function beside(cell: HTMLElement, way: Way): HTMLElement | null {
  if (way === 'before' || way === 'after') {
    const next = way === 'after' ? cell.nextElementSibling : cell.previousElementSibling;
    return cellOf(next);
  }
  const row = cell.parentElement;
  const next = way === 'down' ? row?.nextElementSibling : row?.previousElementSibling;
  const column = cell.dataset['column'] ?? '';
  return next?.querySelector<HTMLElement>(`td[data-column="${column}"]`) ?? null;
}

/** An editor was opened from the cell itself: when it closes, the keyboard goes on to the next one. */
export function markGoing(cell: HTMLElement, isGoing: boolean): void {
  cell.toggleAttribute(mark, isGoing);
}

export const isGoing = (element: Element | null): boolean =>
  cellOf(element)?.hasAttribute(mark) ?? false;

/** By which way the panel that has the focus is about to be left. */
let leaving: Way | null = null;

export function leaveBy(way: Way | null): void {
  leaving = way;
}

/** Goes on from the cell of an editor by the way that was set, once. */
export function goOnAsLeft(element: Element | null): boolean {
  const way = leaving;
  leaving = null;
  return way !== null && goOn(element, way);
}

/** Goes on from the cell of an editor; at the edge it stays. Answers whether there is a cell to go on from. */
export function goOn(element: Element | null, way: Way): boolean {
  const cell = cellOf(element);
  if (cell === null || !isGoing(cell)) return false;
  markGoing(cell, false);
  (beside(cell, way) ?? cell).focus();
  return true;
}
