import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** How far outside the window a chart is drawn. */
const preloadMargin = '160px';

/** Charts that wait to be drawn, in the order in which they came near the window. */
const waiting = new Set<() => void>();
let isCalling = false;

/** Draws one chart per frame, so that each is painted before the next begins. */
function callNext(): void {
  const [next] = waiting;
  isCalling = next !== undefined;
  if (next === undefined) return;
  waiting.delete(next);
  next();
  requestAnimationFrame(() => setTimeout(callNext));
}

async function queue(draw: () => void, code: () => Promise<unknown>): Promise<void> {
  waiting.add(draw);
  if (isCalling) return;
  isCalling = true;
  // Waits for the code first; otherwise all charts would wait for it and then start together. A failure shows when drawing.
  await code().catch(() => undefined);
  callNext();
}

/**
 * Whether it is time to draw something that takes a while, as a chart does: once it is near the window, and never
 * two in one piece. What is printed is drawn at once, once the code for it is there, which `code` loads.
 */
export function useDrawQueue(
  place: RefObject<HTMLElement | null>,
  code: () => Promise<unknown>,
): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (isDue || element === null) return;
    const draw = () => setDue(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void queue(draw, code);
        else waiting.delete(draw);
      },
      { rootMargin: preloadMargin },
    );
    observer.observe(element);
    const drawNow = () => flushSync(draw);
    window.addEventListener('beforeprint', drawNow);
    return () => {
      observer.disconnect();
      waiting.delete(draw);
      window.removeEventListener('beforeprint', drawNow);
    };
  }, [place, code, isDue]);
  return isDue;
}
