import { useCallback, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** What takes Escape for itself. */
const overlay = '[role="dialog"], [role="menu"]';

/**
 * The keyboard of a panel that is mounted while it is open. It has the focus from the moment it is drawn, and Escape closes it
 * and gives the focus back, so that no key gets lost, however fast one follows another: Mantine moves the focus a moment later,
 * and until then a key would act on the page behind the panel.
 *
 * @returns The ref of the panel.
 */
export function usePanelKeys(anchor: HTMLElement, onClose: () => void) {
  const panel = useRef<HTMLElement | null>(null);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || panel.current === null) return;
    const within = event.target instanceof Element ? event.target.closest(overlay) : null;
    const isElsewhere =
      within !== null && !panel.current.contains(within) && !within.contains(anchor);
    if (isElsewhere) return;
    // What is open below the panel stays open.
    event.stopPropagation();
    onClose();
    // The target that Mantine knows of is drawn elsewhere.
    anchor.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
  return useCallback((element: HTMLElement | null) => {
    panel.current = element;
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, []);
}
