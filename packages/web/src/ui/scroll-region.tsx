import { type ReactNode, useCallback, useState } from 'react';
import classes from './scroll-region.module.css';

interface ScrollRegionProps {
  label: string;
  children: ReactNode;
}

/** Wide content that scrolls by itself; the keyboard reaches it only while there is something to scroll. */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  const [overflows, setOverflows] = useState(false);
  const watch = useCallback((element: HTMLDivElement | null) => {
    if (element === null) return;
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  const reachable = overflows ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};
  return (
    <div ref={watch} className={classes.region} {...reachable}>
      {children}
    </div>
  );
}
