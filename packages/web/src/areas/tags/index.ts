import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTexts } from '#web/i18n/setup.ts';
import { tagsQuery } from '#web/api/reference-queries.ts';

export function createTagRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/etiquetas',
      loader: ({ context }) => {
        void context.queryClient.prefetchQuery(tagsQuery);
      },
      component: lazyRouteComponent(
        () => withTexts('tags', import('./messages/es.ts'), import('./tags-page.tsx')),
        'TagsPage',
      ),
    }),
  ] as const;
}
