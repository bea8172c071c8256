import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withMessageTexts } from '#web/i18n/message-texts.ts';
import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';
import { idParam } from '#web/lib/id-param.ts';
import { searchOf } from '#web/lib/search-params.ts';
import { withListTexts } from '#web/lists/list-texts.ts';
import { beginWithView } from '#web/lists/views/view-routes.ts';
import { readProductSearch } from './list/product-search.ts';
import { SoldSearch } from './sold/sold-search.ts';

const texts: TextLoaders<'products'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

/** Loads a screen together with its texts and those of messages. */
const withWords = <Screen>(load: () => Promise<Screen>): Promise<Screen> =>
  withTexts('products', texts, () => withMessageTexts(load));

export function createProductRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/productos',
      staticData: { page: 'products' },
      validateSearch: readProductSearch,
      beforeLoad: ({ context: { queryClient }, cause, location: { searchStr: searchText } }) =>
        beginWithView(queryClient, 'productos', { cause, searchText }),
      component: lazyRouteComponent(
        () => withListTexts(() => withWords(() => import('./list/products-page.tsx'))),
        'ProductsPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/productos/nuevo',
      staticData: { page: 'products' },
      component: lazyRouteComponent(
        () => withWords(() => import('./ficha/new-product-page.tsx')),
        'NewProductPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/productos/sinonimos',
      staticData: { page: 'products' },
      component: lazyRouteComponent(
        () => withWords(() => import('./synonyms/synonyms-page.tsx')),
        'SynonymsPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/productos/vendidos',
      staticData: { page: 'products' },
      validateSearch: searchOf(SoldSearch),
      component: lazyRouteComponent(
        () => withWords(() => import('./sold/sold-page.tsx')),
        'SoldPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/productos/importar',
      staticData: { page: 'products' },
      component: lazyRouteComponent(
        () => withWords(() => import('./import/lists-page.tsx')),
        'ListsPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/productos/importar/$id',
      staticData: { page: 'products' },
      params: idParam,
      component: lazyRouteComponent(
        () => withWords(() => import('./import/list-page.tsx')),
        'ListPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/productos/$id',
      staticData: { page: 'products' },
      params: idParam,
      component: lazyRouteComponent(
        () => withWords(() => import('./ficha/product-page.tsx')),
        'ProductPage',
      ),
    }),
  ] as const;
}
