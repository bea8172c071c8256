import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLayout } from '#web/ui/layout/layout-store.ts';
import { useRipple } from '#web/ui/ripple.ts';
import { Frame } from './frame.tsx';
import { useShownPage } from './use-shown-page.ts';

/** What stands around a page behind the session: the frame, or nothing for those that fill the window. */
export function Shell() {
  const { page, path } = useShownPage();
  useWidth();
  useRipple();
  return page?.layout === 'blank' ? <Outlet /> : <Frame page={page} path={path} />;
}

/** Tells the layout how wide the window is. */
function useWidth(): void {
  const resize = useLayout((layout) => layout.resize);
  useEffect(() => {
    const tell = () => resize(window.innerWidth);
    tell();
    window.addEventListener('resize', tell);
    return () => window.removeEventListener('resize', tell);
  }, [resize]);
}
