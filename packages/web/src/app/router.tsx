import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { currentSession } from '#web/api/session.ts';
import { createAuthRoutes } from '#web/areas/auth/index.ts';
import { createSourceRoutes } from '#web/areas/sources/index.ts';
import { createTagRoutes } from '#web/areas/tags/index.ts';
import { createTenderRoutes } from '#web/areas/tenders/index.ts';
import { parseSearch, stringifySearch } from '#web/lib/search-params.ts';
import { LoadingState } from '#web/ui/states.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { RouteError } from './route-error.tsx';
import { StandaloneError, StandaloneLoading, StandaloneNotFound } from './standalone.tsx';

/** What every route can count on. */
export interface RouterContext {
  queryClient: QueryClient;
}

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  notFoundComponent: StandaloneNotFound,
  errorComponent: StandaloneError,
});

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/licitaciones' });
  },
});

/** The shell: everything under it needs a session, and says where to come back to after login. */
const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: async ({ context, location }) => {
    const session = await currentSession(context.queryClient);
    if (session === null) throw redirect({ to: '/login', search: { volver: location.href } });
  },
  component: lazyRouteComponent(() => import('./shell/shell.tsx'), 'Shell'),
  errorComponent: StandaloneError,
  pendingComponent: StandaloneLoading,
});

const routeTree = rootRoute.addChildren([
  homeRoute,
  ...createAuthRoutes(rootRoute),
  shellRoute.addChildren([
    ...createTenderRoutes(shellRoute),
    ...createSourceRoutes(shellRoute),
    ...createTagRoutes(shellRoute),
  ]),
]);

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadDelay: 60,
    // Query decides how fresh data is; the router only asks.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 120,
    defaultPendingMinMs: 0,
    defaultPendingComponent: LoadingState,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
