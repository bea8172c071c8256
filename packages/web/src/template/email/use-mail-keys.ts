import { useEffect, useEffectEvent } from 'react';

/** The letters of the shortcuts, as the help names them. */
export const mailKeys = [
  'j',
  'k',
  'o',
  'x',
  's',
  'e',
  '#',
  'u',
  'r',
  'a',
  'f',
  'c',
  '/',
  '?',
] as const;
export type MailKey = (typeof mailKeys)[number] | 'Escape';

/** Where letters are text, and what holds the keyboard for itself: a menu, a dialog, the window of a new mail. */
const busy =
  'input:not([type=checkbox]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=dialog], [role=menu]';
const modal = '[aria-modal=true], dialog[open]';

function isForUs(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  // Some keyboards write # with AltGr, which looks like Ctrl and Alt.
  const isWriting = event.getModifierState('AltGraph');
  if (!isWriting && (event.ctrlKey || event.metaKey || event.altKey)) return false;
  if (document.querySelector(modal) !== null) return false;
  return !(event.target instanceof Element && event.target.closest(busy) !== null);
}

/** One letter, one action. A handler that has nothing to act on returns false, and the event continues. */
export function useMailKeys(act: (key: MailKey) => boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isForUs(event)) return;
    const key =
      event.key === 'Escape' ? 'Escape' : mailKeys.find((one) => one === event.key.toLowerCase());
    if (key !== undefined && act(key)) event.preventDefault();
  });
  useEffect(() => {
    // Captured: the global search handles the slash too, but later.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
