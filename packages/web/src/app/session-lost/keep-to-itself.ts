import { waitingRoom } from '#web/api/session-end.ts';

/** What the page below listens to on the document: to close what is open there, to scroll, to jump. */
const heardBelow = [
  'keydown',
  'keyup',
  'mousedown',
  'pointerdown',
  'touchstart',
  'touchmove',
  'wheel',
  'focusin',
] as const;

/**
 * Keeps what happens in `place` from the document. A form or a panel that is open on the page below would
 * close at the first click outside of it, and what was typed there would be lost.
 */
export function keepToItself(place: Element | null | undefined): () => void {
  const stop = (event: Event) => event.stopPropagation();
  for (const type of heardBelow) place?.addEventListener(type, stop);
  return () => {
    for (const type of heardBelow) place?.removeEventListener(type, stop);
  };
}

/**
 * Escape closes nothing while the session is lost. Dialogs of the page hear it on the window before anything
 * else does, in the order in which they came: so this must be called before there are any.
 */
export function keepEscape(): () => void {
  const stop = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !waitingRoom.read()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('keydown', stop, { capture: true });
  return () => removeEventListener('keydown', stop, { capture: true });
}
