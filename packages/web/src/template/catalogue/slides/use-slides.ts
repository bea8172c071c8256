import { useUncontrolled, useReducedMotion } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SlidesProps } from './slide-props.ts';

/** Where the track has to scroll to show a slide, in its own direction. */
function placeOf(track: HTMLElement, index: number, isVertical: boolean) {
  const slide = track.children[index];
  if (!(slide instanceof HTMLElement)) return undefined;
  const centre = track.dataset['centered'] === 'true';
  if (isVertical) return { top: slide.offsetTop };
  const spare = centre ? (track.clientWidth - slide.offsetWidth) / 2 : 0;
  return { left: slide.offsetLeft - spare };
}

/** The slide nearest to where a finger left the track. */
function nearest(track: HTMLElement, isVertical: boolean): number {
  const at = isVertical ? track.scrollTop : track.scrollLeft;
  const away = (index: number) => {
    const place = placeOf(track, index, isVertical);
    return Math.abs((place?.top ?? place?.left ?? 0) - at);
  };
  return Array.from(track.children, (_, index) => index).reduce(
    (best, index) => (away(index) < away(best) ? index : best),
    0,
  );
}

/** Which slide is shown, and every way to another one. */
export function useSlides(props: SlidesProps) {
  const { slides, effect = 'slide', vertical = false, loop = false, interval } = props;
  const isCalm = useReducedMotion();
  const track = useRef<HTMLUListElement>(null);
  /** Until the track has come to rest: on its way it says nothing. */
  const isOnItsWay = useRef(false);
  const [index, setIndex] = useUncontrolled({
    value: props.index,
    defaultValue: props.defaultIndex,
    finalValue: 0,
    onChange: props.onIndex,
  });
  const [isStopped, setStopped] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isEndless = loop || interval !== undefined;
  const count = slides.length;

  const go = (wanted: number) => {
    const next = isEndless ? (wanted + count) % count : Math.min(Math.max(wanted, 0), count - 1);
    setIndex(next);
  };
  useEffect(() => {
    if (track.current === null || effect !== 'slide') return;
    const place = placeOf(track.current, index, vertical);
    if (place === undefined || nearest(track.current, vertical) === index) return;
    isOnItsWay.current = true;
    track.current.scrollTo({ ...place, behavior: isCalm ? 'auto' : 'smooth' });
  }, [index, effect, vertical, isCalm]);

  const isMoving = interval === undefined ? null : !isStopped && !isCalm;
  const goOn = useEffectEvent(() => go(index + 1));
  useEffect(() => {
    if (interval === undefined || isMoving !== true || isHeld) return;
    const timer = setInterval(goOn, interval);
    return () => clearInterval(timer);
  }, [interval, isMoving, isHeld]);

  const settle = (element: HTMLElement) => {
    const at = nearest(element, vertical);
    if (isOnItsWay.current && at !== index) return;
    isOnItsWay.current = false;
    if (at !== index) setIndex(at);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const [back, on] = isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const [before, after] = vertical ? ['ArrowUp', 'ArrowDown'] : [back, on];
    const to = { [before]: index - 1, [after]: index + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  return {
    index,
    go,
    track,
    isEndless,
    /** Null where it never goes on by itself. */
    isMoving,
    togglePlay: () => setStopped(!isStopped),
    /** Nobody reads what is taken away: it waits under the pointer and while it has the focus. */
    pauses:
      interval === undefined
        ? {}
        : {
            onMouseEnter: () => setHeld(true),
            onMouseLeave: () => setHeld(false),
            onFocus: () => setHeld(true),
            onBlur: () => setHeld(false),
          },
    onKeyDown,
    onScroll: ({ currentTarget }: { currentTarget: HTMLElement }) => settle(currentTarget),
  };
}
