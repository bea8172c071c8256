import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { cataloguePages } from './catalogue-pages.ts';

export function createCatalogueRoutes<Parent extends AnyRoute>(parent: Parent) {
  return cataloguePages.map(({ name, path, target }) =>
    createRoute({
      getParentRoute: () => parent,
      path,
      staticData: { page: target },
      component: lazyRouteComponent(
        // The names of all its files are no part of the first load.
        () => import('./load-page.ts').then(({ loadPage }) => loadPage(name, target)),
        'CataloguePage',
      ),
    }),
  );
}
