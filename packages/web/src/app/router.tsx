import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
} from '@tanstack/react-router';
import { createAccountRoutes } from '#web/areas/account/index.ts';
import { createAuthFrame, createAuthRoutes } from '#web/areas/auth/index.ts';
import { createSourceRoutes } from '#web/areas/sources/index.ts';
import { createTagRoutes } from '#web/areas/tags/index.ts';
import { createTenderRoutes } from '#web/areas/tenders/index.ts';
import { withShellTexts } from '#web/i18n/shell-texts.ts';
import { parseSearch, stringifySearch } from '#web/lib/search-params.ts';
import { LoadingState } from '#web/ui/states.tsx';
import { guardPage, loadPage } from './page-guard.ts';
import { RouteError } from './route-error.tsx';
import { StandaloneError, StandaloneLoading, StandaloneNotFound } from './standalone.tsx';

/** What every route can count on. */
export interface RouterContext {
  queryClient: QueryClient;
}

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  // Also where no route leads: a page that is not there needs no session.
  notFoundComponent: StandaloneNotFound,
  errorComponent: StandaloneError,
});

/** Whatever stands behind the session: with the shell around it, or alone, as the registry says. */
const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: ({ context, location }) => guardPage(context.queryClient, location),
  component: lazyRouteComponent(
    () => withShellTexts(() => import('./mantine.tsx')),
    'MantineShell',
  ),
  errorComponent: StandaloneError,
  pendingComponent: StandaloneLoading,
});

const registryPage = lazyRouteComponent(() => import('./registry-page.tsx'), 'RegistryPage');

/** The pages of the registry that declare no typed route of their own. */
const registryRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/',
    loader: ({ location }) => loadPage(location.pathname),
    component: registryPage,
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$',
    loader: ({ location }) => loadPage(location.pathname),
    component: registryPage,
  }),
] as const;

const authFrame = createAuthFrame(rootRoute);

const routeTree = rootRoute.addChildren([
  authFrame.addChildren(createAuthRoutes(authFrame)),
  shellRoute.addChildren([
    ...registryRoutes,
    ...createTenderRoutes(shellRoute),
    ...createSourceRoutes(shellRoute),
    ...createTagRoutes(shellRoute),
    ...createAccountRoutes(shellRoute),
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
    defaultNotFoundComponent: StandaloneNotFound,
    scrollRestoration: true,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
