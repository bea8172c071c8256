import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So near to the end one is still at it: a line of text. */
const nearPx = 48;

/**
 * Keeps a scrolled list at its end whatever grows in it, unless one has gone up: then it stays where it
 * is, and counts what was received meanwhile. What one sends oneself leads back to the end.
 */
export function useStayAtEnd(received: number, sending: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [isAway, setAway] = useState(false);
  /** How many messages had been received when the list was last at the end. */
  const [seen, setSeen] = useState(received);
  if (!isAway && seen !== received) setSeen(received);

  const goToEnd = useCallback(() => {
    const element = scroller.current;
    if (element === null) return;
    isAtEnd.current = true;
    setAway(false);
    element.scrollTop = element.scrollHeight;
  }, []);

  useLayoutEffect(goToEnd, [goToEnd, sending]);

  useEffect(() => {
    const element = scroller.current;
    const inner = content.current;
    if (element === null || inner === null) return;
    const onScroll = () => {
      const left = element.scrollHeight - element.clientHeight - element.scrollTop;
      isAtEnd.current = left < nearPx;
      setAway(!isAtEnd.current);
    };
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(inner);
    observer.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, []);

  return { scroller, content, isAway, missed: received - seen, goToEnd };
}
