import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';

const loadNotAuthorized = () => import('./not-authorized-page.tsx');

/** Pages about the product itself: what one may do, what is not there, what is still to come. */
export function createSystemRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/access-control',
      staticData: { page: 'access-control' },
      component: lazyRouteComponent(() => import('./access-control-page.tsx'), 'AccessControlPage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/misc/coming-soon',
      staticData: { page: 'comingSoon' },
      component: lazyRouteComponent(() => import('./coming-soon-page.tsx'), 'ComingSoonPage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/misc/not-authorized',
      staticData: { page: 'notAuthorized' },
      component: lazyRouteComponent(loadNotAuthorized, 'NotAuthorizedPage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/auth/not-auth',
      staticData: { page: 'notAuthorized' },
      component: lazyRouteComponent(loadNotAuthorized, 'NotAuthorizedPage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/misc/maintenance',
      staticData: { page: 'maintenance' },
      component: lazyRouteComponent(() => import('./maintenance-page.tsx'), 'MaintenancePage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/misc/error',
      staticData: { page: 'error' },
      component: lazyRouteComponent(() => import('./error-page.tsx'), 'ErrorPage'),
    }),
  ] as const;
}
