import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * The event that a panel was opened from may be deleted when it closes, or be on another day: the focus then goes to
 * the day where the user would look for it. `told` is called with that day before the panel closes.
 */
export function useFocusOnDay(days: RefObject<HTMLElement | null>, isOpen: boolean) {
  const day = useRef<string | null>(null);
  // After the panel has given the focus back, where what it came from is still there.
  useEffect(() => {
    if (isOpen || day.current === null) return;
    const box = days.current;
    const isBack = document.activeElement?.closest('main') !== null;
    if (box !== null && !isBack) {
      const link = box.querySelector<HTMLElement>(`[data-date="${day.current}"] [role=link]`);
      const place = link ?? box.querySelector<HTMLElement>('[role=button]') ?? box;
      place.focus({ preventScroll: true });
    }
    day.current = null;
  }, [isOpen, days]);
  return useCallback((told: string) => {
    day.current = told;
  }, []);
}
