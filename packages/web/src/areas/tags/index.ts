import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';
import { tagsQuery } from '#web/api/reference-queries.ts';

const texts: TextLoaders<'tags'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

export function createTagRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/etiquetas',
      loader: ({ context }) => {
        void context.queryClient.prefetchQuery(tagsQuery);
      },
      component: lazyRouteComponent(
        () => withTexts('tags', texts, () => import('./tags-page.tsx')),
        'TagsPage',
      ),
    }),
  ] as const;
}
