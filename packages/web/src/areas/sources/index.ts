import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';

export function createSourceRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/fuentes',
      component: lazyRouteComponent(() => import('./sources-page.tsx'), 'SourcesPage'),
    }),
  ] as const;
}
