import { useEffect, useEffectEvent } from 'react';

/** Where letters are text. */
const fields = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';
/** What holds the keyboard for itself until it is closed. */
const modal = '[aria-modal=true], dialog[open]';

/** What the shortcut is called on this machine's keyboard. */
export const shortcutKeys = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

/** Ctrl or ⌘ with K from anywhere, and the slash where nothing is being typed. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.isComposing) return false;
  if (document.querySelector(modal) !== null) return false;
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && event.key.toLowerCase() === 'k';
  const { target } = event;
  const isTyping = target instanceof Element && target.closest(fields) !== null;
  return event.key === '/' && !isTyping;
}

/** A page with its own search handles the slash first, and prevents the default. */
export function useSearchShortcut(open: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchShortcut(event)) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
