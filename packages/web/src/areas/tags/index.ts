import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';

const texts: TextLoaders<'tags'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

export function createTagRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/etiquetas',
      staticData: { page: 'tags' },
      // Prefetched while the page is loading. The page itself reports a failure to load the code.
      loader: ({ context: { queryClient } }) => {
        import('#web/api/reference-queries.ts').then(
          ({ tagsQuery }) => queryClient.prefetchQuery(tagsQuery),
          () => undefined,
        );
      },
      component: lazyRouteComponent(
        () => withTexts('tags', texts, () => import('./tags-page.tsx')),
        'TagsPage',
      ),
    }),
  ] as const;
}
