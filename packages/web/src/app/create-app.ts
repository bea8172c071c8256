import type { Session } from '@pliego/contract/areas/auth';
import type { QueryClient } from '@tanstack/react-query';
import { connection } from '#web/api/connection.ts';
import { keepBoxOf, viewerOf } from '#web/api/last-seen-box.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { forgetSession, sessionKey, sessionNews } from '#web/api/session.ts';
import { waitingRoom } from '#web/api/session-end.ts';
import { type AppRouter, createAppRouter } from './router.tsx';

export interface App {
  queryClient: QueryClient;
  router: AppRouter;
  /**
   * Call it when the first page is loaded and the user is known: the cached data of a user who has not come
   * back is thrown away. Not before, or the same person would lose it at every start.
   */
  onFirstPage: () => void;
}

/** The whole key distinguishes the session from other authentication queries. */
const sessionHash = JSON.stringify(sessionKey);

/**
 * Whether the server has confirmed the session since this page was opened. A session that was only stored
 * from before is no work that could be lost.
 */
function isConfirmed(queryClient: QueryClient): boolean {
  const state = queryClient.getQueryState(sessionKey);
  return state?.data !== undefined && state.dataUpdateCount > 0;
}

/** Responses are cached for the signed-in user only. */
function followViewer(queryClient: QueryClient): () => void {
  /** The last session that the server confirmed. */
  let worker: number | null = null;
  const follow = () => {
    const session = queryClient.getQueryData<Session>(sessionKey);
    const user = session?.userData.id ?? null;
    void keepBoxOf(session === undefined ? null : viewerOf(session));
    if (user !== null && !isConfirmed(queryClient)) return;
    // Another user signed in in another window. Nothing of the first user may stay on the screen.
    if (worker !== null && user !== null && user !== worker) location.replace('/');
    worker = user;
  };
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const changesData = type === 'added' || type === 'removed' || type === 'updated';
    if (changesData && query.queryHash === sessionHash) follow();
  });
  return follow;
}

/** Ties together what must not know of each other: calls, session, connection, addresses. */
export function createApp(): App {
  let leaving = false;
  // When the sign-in dialog cannot open over the page: to the login page, with a return address.
  const leave = async () => {
    // Several calls can fail at once, and a user who was never signed in has nothing to lose.
    if (leaving || queryClient.getQueryData(sessionKey) === undefined) return;
    leaving = true;
    const { pathname, href } = router.state.location;
    const volver = pathname === '/login' ? undefined : href;
    await forgetSession(queryClient, () => router.navigate({ to: '/login', search: { volver } }));
    leaving = false;
  };
  const queryClient: QueryClient = createQueryClient(() => void leave());
  const router: AppRouter = createAppRouter(queryClient);
  const onFirstPage = followViewer(queryClient);
  // What changed in another window holds for this one too.
  new BroadcastChannel(sessionNews).addEventListener('message', () => {
    if (isConfirmed(queryClient)) void queryClient.refetchQueries({ queryKey: sessionKey });
  });
  waitingRoom.openWhile(() => isConfirmed(queryClient));
  connection.onReturn(() => void queryClient.invalidateQueries());
  return { queryClient, router, onFirstPage };
}
