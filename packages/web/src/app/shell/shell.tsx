import { Outlet } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { useLayout } from '#web/ui/layout/layout-store.ts';
import { useRipple } from '#web/ui/ripple.ts';
import type { Page } from '../pages.ts';
import { Frame } from './frame.tsx';
import { useShownPage } from './use-shown-page.ts';

/** What stands around a page behind the session: the frame, or nothing for those that fill the window. */
export function Shell() {
  const { page, path } = useShownPage();
  useWidth();
  useOwnChoices(page);
  useRipple();
  return page?.layout === 'blank' ? <Outlet /> : <Frame page={page} path={path} />;
}

/** What was chosen over the wishes of a page holds until it goes. */
function useOwnChoices(page: Page | undefined): void {
  const leavePage = useLayout((layout) => layout.leavePage);
  // Before the next one is painted. What is no page of the registry asks for nothing.
  useLayoutEffect(() => (page === undefined ? undefined : leavePage), [leavePage, page]);
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
