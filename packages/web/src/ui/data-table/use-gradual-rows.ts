import { useElementScrollRestoration } from '@tanstack/react-router';
import { startTransition, useEffect, useState } from 'react';

/** About as many as fill a screen; the others are drawn in steps of as many. */
const screenful = { cards: 4, rows: 16 };

const getWindow = () => window;

/** Whether the router is about to restore the scroll position of this list. */
function useReturns(scrollId: string | undefined): boolean {
  const inWindow = useElementScrollRestoration({ getElement: getWindow });
  const inTable = useElementScrollRestoration({ id: scrollId ?? '' });
  return [inWindow, inTable].some((place) => place !== undefined && place.scrollY > 0);
}

interface GradualOptions {
  as: keyof typeof screenful;
  scrollId?: string;
}

/**
 * Draws the first answer of a list screenful by screenful, so that a phone answers a touch in between. Every row
 * ends up in the page, where it can be found, printed and read out.
 *
 * On return to a scroll position the whole list is rendered at once: the position exists only when
 * the list has its whole height.
 */
export function useGradualRows<Row>(rows: readonly Row[], { as, scrollId }: GradualOptions) {
  const step = screenful[as];
  const returns = useReturns(scrollId);
  const [count, setCount] = useState(returns && rows.length > 0 ? Infinity : step);
  const isComplete = count >= rows.length;
  useEffect(() => {
    if (isComplete) return;
    const next = count + step;
    // Once all are there, what comes later, such as a next page, does not start again.
    startTransition(() => setCount(next >= rows.length ? Infinity : next));
  }, [count, isComplete, rows.length, step]);
  return { drawn: isComplete ? rows : rows.slice(0, count), isComplete };
}
