import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';

export function createTagRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/etiquetas',
      component: lazyRouteComponent(() => import('./tags-page.tsx'), 'TagsPage'),
    }),
  ] as const;
}
