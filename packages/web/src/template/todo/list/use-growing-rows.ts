import { useCallback, useState } from 'react';

const step = 24;

/**
 * Renders a long list as far as the user has scrolled: typing in the search stays fast whatever its length.
 * `view` names what is listed; another one begins at its top again.
 */
export function useGrowingRows<Row>(rows: readonly Row[], view: string) {
  const [drawn, setDrawn] = useState({ view, count: step });
  const count = drawn.view === view ? drawn.count : step;
  const isComplete = count >= rows.length;
  /** For the element at the end of the rendered rows. */
  const end = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return;
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting === true) setDrawn({ view, count: count + step });
        },
        { rootMargin: '400px' },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [view, count],
  );
  return { rows: isComplete ? rows : rows.slice(0, count), isComplete, end };
}
