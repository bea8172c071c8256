import { waitingRoom } from '#web/api/session-end.ts';

/** Events that the page below listens to on the document to close popovers, scroll or move the focus. */
const isolatedEvents = [
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
 * Stops events in `place` before they reach the document. A form or a panel that is open on the page below would
 * close at the first click outside of it and lose what was typed there.
 */
export function isolateDialog(place: Element | null | undefined): () => void {
  const stop = (event: Event) => event.stopPropagation();
  for (const type of isolatedEvents) place?.addEventListener(type, stop);
  return () => {
    for (const type of isolatedEvents) place?.removeEventListener(type, stop);
  };
}

/**
 * Ignores Escape while the session is lost. Dialogs of the page listen on the window in the capture phase, in the
 * order of registration, so this must be called before any dialog opens.
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
