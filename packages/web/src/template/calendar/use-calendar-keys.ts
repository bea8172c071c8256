import { useDirection } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useCalendarAddress } from './address.ts';
import { movedDay, type View, views } from './board/period.ts';

/** The keys of each view: its letter, its place, and for the week also the letter of other calendars. */
export const viewKeys: Record<View, readonly string[]> = {
  mes: ['m', '1'],
  semana: ['s', 'w', '2'],
  dia: ['d', '3'],
  lista: ['l', '4'],
};

const isArrow = (key: string) => key === 'ArrowLeft' || key === 'ArrowRight';

/** Whether the focused element handles the key: a field, or an overlay. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('[role=dialog], [role=menu]') !== null || target.isContentEditable)
    return true;
  if (target instanceof HTMLInputElement) {
    // A view or a category that was just chosen: letters go by, arrows are its own.
    return ['radio', 'checkbox'].includes(target.type) ? isArrow(key) : true;
  }
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** Keys that work while nothing else is open. */
export function useCalendarKeys(isFree: boolean, onHelp: () => void): void {
  const { view, day, change, openNew } = useCalendarAddress();
  const { dir } = useDirection();
  const act = (key: string): boolean => {
    const shown = views.find((one) => viewKeys[one].includes(key));
    if (shown !== undefined) change({ vista: shown === 'mes' ? undefined : shown });
    else if (key === 'c') openNew();
    else if (key === 't') change({ fecha: undefined });
    else if (key === '?') onHelp();
    else if (isArrow(key)) {
      const isOn = (key === 'ArrowRight') === (dir !== 'rtl');
      change({ fecha: movedDay(view, day, isOn ? 1 : -1) });
    } else return false;
    return true;
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, key } = event;
    if (!isFree || event.defaultPrevented || ctrlKey || metaKey || altKey) return;
    if (!isTaken(event) && act(key.length === 1 ? key.toLowerCase() : key)) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
