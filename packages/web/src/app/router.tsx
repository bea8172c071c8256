import type { Page } from '@pliego/contract/pages';
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
import { createCompanyRoutes } from '#web/areas/company/index.ts';
import { createSourceRoutes } from '#web/areas/sources/index.ts';
import { createTagRoutes } from '#web/areas/tags/index.ts';
import { createTenderRoutes } from '#web/areas/tenders/index.ts';
import { createHelpRoutes } from '#web/areas/help/index.ts';
import { createNewsRoutes } from '#web/areas/news/index.ts';
import { createKeyRoutes } from '#web/areas/keys/index.ts';
import { createAuditRoutes } from '#web/areas/audit/index.ts';
import { createReportRoutes } from '#web/areas/reports/index.ts';
import { createSharedReportRoutes } from '#web/areas/reports/shared/routes.ts';
import { createProductRoutes } from '#web/areas/products/index.ts';
import { createUserRoutes } from '#web/areas/users/index.ts';
import { withMessageTexts } from '#web/i18n/message-texts.ts';
import { withShellTexts } from '#web/i18n/shell-texts.ts';
import { withWidgetTexts } from '#web/i18n/widget-texts.ts';
import { parseSearch, stringifySearch } from '#web/lib/search-params.ts';
import { createCalendarRoutes } from '#web/template/calendar/index.ts';
import { createCatalogueRoutes } from '#web/template/catalogue/index.ts';
import { createChatRoutes } from '#web/template/chat/index.ts';
import { createDashboardRoutes } from '#web/template/dashboards/index.ts';
import { createDemoUserRoutes } from '#web/template/demo-users/index.ts';
import { createDialogRoutes } from '#web/template/dialogs/index.ts';
import { createEmailPlaces, createEmailRoute } from '#web/template/email/index.ts';
import { createInvoiceRoutes } from '#web/template/invoices/index.ts';
import { createPermissionRoutes } from '#web/template/permissions/index.ts';
import { createJwtRoutes } from '#web/template/jwt/index.ts';
import { createLicenceRoutes } from '#web/areas/licence/index.ts';
import { createProfileRoutes } from '#web/template/profile/index.ts';
import { createPricingRoutes } from '#web/template/pricing/index.ts';
import { createShopRoutes } from '#web/template/shop/index.ts';
import { createTodoLists, createTodoRoute } from '#web/template/todo/index.ts';
import { createCompleteRoutes } from './complete-entry/index.ts';
import { PendingPage } from './pending-page.tsx';
import { guardPage } from './page-guard.ts';
import { createSystemRoutes } from './pages/index.ts';
import { RouteError } from './route-error.tsx';
import { routedPage } from './route-page.ts';
import { StandaloneError, StandaloneLoading, StandaloneNotFound } from './standalone.tsx';

/** What every route can count on. */
export interface RouterContext {
  queryClient: QueryClient;
  /** The page that an address leads to. A function, because the type of the routes cannot refer to itself. */
  pageAt: (pathname: string) => Page | undefined;
}

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  // Also where no route leads: a page that is not there needs no session.
  notFoundComponent: StandaloneNotFound,
  errorComponent: StandaloneError,
});

/** Every page of the table, behind the session: with the shell around it, or alone, as the table says. */
const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: ({ context: { queryClient, pageAt }, location }) =>
    guardPage(queryClient, pageAt(location.pathname), location),
  component: lazyRouteComponent(
    () =>
      withShellTexts(() =>
        withWidgetTexts(() => withMessageTexts(() => import('./shell/shell.tsx'))),
      ),
    'Shell',
  ),
  errorComponent: StandaloneError,
  pendingComponent: StandaloneLoading,
});

const authFrame = createAuthFrame(rootRoute);

const email = createEmailRoute(shellRoute);
const todo = createTodoRoute(shellRoute);

/** What is read by its address alone: without a session, and without the shell. */
const sharedRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shared',
  component: lazyRouteComponent(
    () => withWidgetTexts(() => import('./shared-frame.tsx')),
    'SharedFrame',
  ),
  errorComponent: StandaloneError,
  pendingComponent: StandaloneLoading,
});

const routeTree = rootRoute.addChildren([
  sharedRoute.addChildren(createSharedReportRoutes(sharedRoute)),
  authFrame.addChildren([...createAuthRoutes(authFrame), ...createCompleteRoutes(authFrame)]),
  shellRoute.addChildren([
    ...createTenderRoutes(shellRoute),
    ...createSourceRoutes(shellRoute),
    ...createTagRoutes(shellRoute),
    ...createProductRoutes(shellRoute),
    ...createReportRoutes(shellRoute),
    ...createUserRoutes(shellRoute),
    ...createKeyRoutes(shellRoute),
    ...createHelpRoutes(shellRoute),
    ...createNewsRoutes(shellRoute),
    ...createAuditRoutes(shellRoute),
    ...createAccountRoutes(shellRoute),
    ...createCompanyRoutes(shellRoute),
    ...createDashboardRoutes(shellRoute),
    email.addChildren(createEmailPlaces(email)),
    ...createChatRoutes(shellRoute),
    todo.addChildren(createTodoLists(todo)),
    ...createCalendarRoutes(shellRoute),
    ...createInvoiceRoutes(shellRoute),
    ...createPricingRoutes(shellRoute),
    ...createDialogRoutes(shellRoute),
    ...createCatalogueRoutes(shellRoute),
    ...createProfileRoutes(shellRoute),
    ...createJwtRoutes(shellRoute),
    ...createLicenceRoutes(shellRoute),
    ...createShopRoutes(shellRoute),
    ...createDemoUserRoutes(shellRoute),
    ...createPermissionRoutes(shellRoute),
    ...createSystemRoutes(shellRoute),
  ]),
]);

export function createAppRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree,
    context: {
      queryClient,
      pageAt: (pathname: string): Page | undefined => {
        const [routes, params] = router.getMatchedRoutes(pathname);
        // What is left over of an address that only begins as one of ours.
        return '**' in params ? undefined : routedPage(routes);
      },
    },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadDelay: 60,
    // TanStack Query decides how fresh data is; the router only triggers queries.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 120,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: StandaloneNotFound,
    // An address that leads nowhere is no part of the page it seems to lie below.
    notFoundMode: 'root',
    scrollRestoration: true,
  });
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
