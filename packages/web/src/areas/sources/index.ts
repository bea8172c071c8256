import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTexts } from '#web/i18n/setup.ts';

export function createSourceRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/fuentes',
      component: lazyRouteComponent(
        () => withTexts('sources', import('./messages/es.ts'), import('./sources-page.tsx')),
        'SourcesPage',
      ),
    }),
  ] as const;
}
