export type Side = 'start' | 'end';

/** Room left between a panel and the edges of the window, and between it and its anchor. */
const margin = 8;
/** Unless the anchor asks for more, as a bar does whose edge the panel should clear. */
const gap = 4;

/** Puts a panel under its anchor, or over it where there is more room, and always inside the window. */
export function placePanel(panel: HTMLElement, anchor: HTMLElement, side: Side): void {
  const from = anchor.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const style = getComputedStyle(anchor);
  const isRTL = style.direction === 'rtl';
  const apart = Number.parseFloat(style.getPropertyValue('--panel-gap')) || gap;
  const wished = (side === 'start') === isRTL ? from.right - width : from.left;
  const left = Math.max(margin, Math.min(wished, window.innerWidth - width - margin));

  const roomBelow = window.innerHeight - from.bottom - apart - margin;
  const roomAbove = from.top - apart - margin;
  const isBelow = height <= roomBelow || roomBelow >= roomAbove;
  const top = isBelow ? from.bottom + apart : Math.max(margin, from.top - apart - height);

  panel.style.left = `${left}px`;
  panel.style.top = `${top}px`;
  panel.style.maxHeight = `${Math.max(160, isBelow ? roomBelow : roomAbove)}px`;
}
