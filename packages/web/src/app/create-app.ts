import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '#web/api/query-client.ts';
import { forgetSession, sessionKey } from '#web/api/session.ts';
import { type AppRouter, createAppRouter } from './router.tsx';

export interface App {
  queryClient: QueryClient;
  router: AppRouter;
}

/** Ties the two that need each other: a lost session ends at the login page with the way back. */
export function createApp(): App {
  let leaving = false;
  const leave = async () => {
    // Several calls can fail at once, and whoever was never in has nothing to lose.
    if (leaving || queryClient.getQueryData(sessionKey) === undefined) return;
    leaving = true;
    const { pathname, href } = router.state.location;
    const volver = pathname === '/login' ? undefined : href;
    await forgetSession(queryClient, () => router.navigate({ to: '/login', search: { volver } }));
    leaving = false;
  };
  const queryClient: QueryClient = createQueryClient(() => void leave());
  const router: AppRouter = createAppRouter(queryClient);
  return { queryClient, router };
}
