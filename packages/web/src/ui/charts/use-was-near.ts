import { type RefObject, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** How far outside the window something counts as near. */
const margin = '160px';

/** Whether an element has been near the window; all are when the page is printed. */
export function useWasNear(place: RefObject<HTMLElement | null>): boolean {
  const [wasNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (wasNear || element === null) return;
    const come = () => setNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(come);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    const comeNow = () => flushSync(come);
    window.addEventListener('beforeprint', comeNow);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', comeNow);
    };
  }, [place, wasNear]);
  return wasNear;
}
