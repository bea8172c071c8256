/**
 * Where an arrow key moves the focus among buttons in rows: to the sides in their order, up and down to
 * the nearest of the next row that there is. Undefined when the key is no such key, or leads nowhere.
 */
export function stepAmong(
  buttons: readonly HTMLElement[],
  from: Element | null,
  key: string,
): HTMLElement | undefined {
  const here = buttons.findIndex((button) => button === from);
  const button = buttons[here];
  if (button === undefined) return undefined;
  const forward = getComputedStyle(button).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case forward:
      return buttons[here + 1];
    case backward:
      return here === 0 ? undefined : buttons[here - 1];
    case 'Home':
      return buttons[0];
    case 'End':
      return buttons.at(-1);
    case 'ArrowDown':
      return nearestBeyond(buttons, button, 1);
    case 'ArrowUp':
      return nearestBeyond(buttons, button, -1);
    default:
      return undefined;
  }
}

function nearestBeyond(buttons: readonly HTMLElement[], from: HTMLElement, way: 1 | -1) {
  const start = from.getBoundingClientRect();
  /** A whole row counts more than any distance to the side. */
  const rowWeight = 10_000;
  let nearest: { button: HTMLElement; distance: number } | undefined;
  for (const button of buttons) {
    const { top, left } = button.getBoundingClientRect();
    const down = (top - start.top) * way;
    if (down < 1) continue;
    const distance = down * rowWeight + Math.abs(left - start.left);
    if (nearest === undefined || distance < nearest.distance) nearest = { button, distance };
  }
  return nearest?.button;
}
