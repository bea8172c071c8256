import { type ReactNode, useCallback, useState } from 'react';
import classes from './scroll-region.module.css';

interface ScrollRegionProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** A scrollable region; focusable while there is something to scroll. */
export function ScrollRegion({ label, className = '', children }: ScrollRegionProps) {
  const [overflows, setOverflows] = useState(false);
  const watch = useCallback((element: HTMLDivElement | null) => {
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const isWide = element.scrollWidth > element.clientWidth;
      setOverflows(isWide || element.scrollHeight > element.clientHeight);
    });
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  const reachable = overflows ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};
  return (
    <div ref={watch} className={`${classes.region} ${className}`} {...reachable}>
      {children}
    </div>
  );
}
