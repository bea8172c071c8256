import { useDirection } from '@mantine/core';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { dayByKey } from './day-keys.ts';

interface GridKeys {
  box: RefObject<HTMLElement | null>;
  /** The day that the calendar is at. */
  day: string;
  onGo: (day: string) => void;
}

const isLink = (element: Element): boolean => element.matches('[data-date] [role=link]');
const linksIn = (box: HTMLElement) => [
  ...box.querySelectorAll<HTMLElement>('[data-date] [role=link]'),
];
const dateOf = (link: Element): string =>
  link.closest('[data-date]')?.getAttribute('data-date') ?? '';

/** The event before or after one, in the order of the page. */
function nextEvent(box: HTMLElement, from: Element, by: 1 | -1): HTMLElement | undefined {
  const events = [...box.querySelectorAll<HTMLElement>('[role=button]')];
  return events[events.findIndex((one) => one === from) + by];
}

/**
 * The days are one stop of the Tab key, and the arrows go from one to the next, as in any grid of dates. Arrows on an
 * event go to the next one, and do not turn the page.
 */
export function useGridKeys({ box, day, onGo }: GridKeys) {
  const { dir } = useDirection();
  const isRtl = dir === 'rtl';
  /** A day that is focused as soon as it is drawn. */
  const awaited = useRef<string | null>(null);

  useEffect(() => {
    const place = box.current;
    if (place === null) return undefined;
    const arrange = () => {
      const links = linksIn(place);
      const wanted = links.find((link) => dateOf(link) === awaited.current);
      if (wanted !== undefined) {
        awaited.current = null;
        wanted.focus();
      }
      const focused = links.find((link) => link === document.activeElement);
      const stop = focused ?? links.find((link) => dateOf(link) === day) ?? links[0];
      for (const link of links) link.tabIndex = link === stop ? 0 : -1;
    };
    arrange();
    const watcher = new MutationObserver(arrange);
    watcher.observe(place, { childList: true, subtree: true });
    place.addEventListener('focusin', arrange);
    return () => {
      watcher.disconnect();
      place.removeEventListener('focusin', arrange);
    };
  }, [box, day]);

  return (event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const place = box.current;
    if (place === null || !(target instanceof HTMLElement) || target === place) return;
    if (ctrlKey || metaKey || altKey || shiftKey || event.defaultPrevented) return;
    if (isLink(target)) {
      const to = dayByKey(dateOf(target), key, isRtl);
      if (to === null) return;
      event.preventDefault();
      const link = linksIn(place).find((one) => dateOf(one) === to);
      if (link !== undefined) link.focus();
      else {
        awaited.current = to;
        onGo(to);
      }
    } else if (target.matches('[role=button]') && key.startsWith('Arrow')) {
      event.preventDefault();
      const isForth = key === 'ArrowDown' || (key === 'ArrowRight') === !isRtl;
      nextEvent(place, target, isForth && key !== 'ArrowUp' ? 1 : -1)?.focus();
    }
  };
}
