import type { Page } from '@pliego/contract/pages';
import { viewerOf } from '#web/api/last-seen-box.ts';
import { runningDownload } from '#web/api/running-download.ts';
import { useSessionIfAny } from '#web/api/use-session.ts';
import { whoOf } from '#web/lib/last-seen.ts';
import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { useLayout } from '#web/ui/layout/layout-store.ts';
import { useRipple } from '#web/ui/feedback/ripple.ts';
import { ToastArea } from '#web/ui/feedback/toast-area.tsx';
import { WithBorrowedParts } from '../borrowed-parts.tsx';
import { TemplateHosts } from '../template-hosts.tsx';
import { WidgetTexts } from '../widget-texts.tsx';
import { Frame } from './frame.tsx';
import { PublicFrame } from './public-frame.tsx';
import { LiveEvents } from './live/live-events-part.tsx';
import { BlankView } from './blank-view.tsx';
import { useShownPage } from './use-shown-page.ts';

/** The shell around a page that needs a session: the frame, or nothing for pages that fill the window. */
export function Shell() {
  const { page, path } = useShownPage();
  useWidth();
  useOwnChoices(page);
  useRipple();
  useMissing(page);
  return (
    <WidgetTexts>
      {/* A public page may be open without a session, and then nothing is told. */}
      {page === undefined || page.isPublic === true ? null : <LiveEvents />}
      <WithBorrowedParts>
        <Around page={page} path={path} />
      </WithBorrowedParts>
      <Hosts />
      {/* Part of the shell: toasts are for the signed-in user. */}
      <ToastArea />
    </WidgetTexts>
  );
}

/** What goes on whatever page is open; of the signed-in person alone. */
function Hosts() {
  const session = useSessionIfAny();
  const who = session === undefined ? undefined : whoOf(viewerOf(session));
  return who === undefined ? null : <OwnHosts key={who} />;
}

function OwnHosts() {
  useEffect(() => runningDownload.stop, []);
  return <TemplateHosts />;
}

/** A rule that the company sets while a page is open leads away from it, as the guard of the next page would. */
function useMissing(page: Page | undefined): void {
  const router = useRouter();
  const isMissing = useSessionIfAny()?.pendiente !== undefined && page?.isPublic !== true;
  useEffect(() => {
    if (isMissing) void router.invalidate();
  }, [isMissing, router]);
}

/** A public page has the frame too where there is a session. */
function Around({ page, path }: { page: Page | undefined; path: string }) {
  const session = useSessionIfAny();
  // Also over a page that fills the window it is said whose eyes one looks with.
  if (page?.isBlank === true) {
    return (
      <>
        {session === undefined || page.isPublic === true ? null : <BlankView />}
        <Outlet />
      </>
    );
  }
  return session === undefined ? <PublicFrame /> : <Frame page={page} path={path} />;
}

/** A choice that overrides the settings of a page applies until the user leaves it. */
function useOwnChoices(page: Page | undefined): void {
  const leavePage = useLayout((layout) => layout.leavePage);
  // Before the next one is painted. Addresses outside the table override nothing.
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
