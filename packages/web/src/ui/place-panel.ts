export type Side = 'start' | 'end';

/** Room left between a panel and the edges of the window, and between it and its anchor. */
const margin = 8;
const gap = 4;

/** Puts a panel under its anchor, or over it where there is more room, and always inside the window. */
export function placePanel(panel: HTMLElement, anchor: HTMLElement, side: Side): void {
  const from = anchor.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const wished = side === 'start' ? from.left : from.right - width;
  const left = Math.max(margin, Math.min(wished, window.innerWidth - width - margin));

  const roomBelow = window.innerHeight - from.bottom - gap - margin;
  const roomAbove = from.top - gap - margin;
  const isBelow = height <= roomBelow || roomBelow >= roomAbove;
  const top = isBelow ? from.bottom + gap : Math.max(margin, from.top - gap - height);

  panel.style.left = `${left}px`;
  panel.style.top = `${top}px`;
  panel.style.maxHeight = `${Math.max(160, isBelow ? roomBelow : roomAbove)}px`;
}
