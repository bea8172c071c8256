import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';
import { idParam } from '#web/lib/id-param.ts';
import { withListTexts } from '#web/lists/list-texts.ts';
import { beginWithView } from '#web/lists/views/view-routes.ts';
import { readImportSearch } from './import-search.ts';

const texts: TextLoaders<'sources'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

export function createSourceRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/fuentes',
      staticData: { page: 'sources' },
      validateSearch: readImportSearch,
      beforeLoad: ({ context: { queryClient }, cause, location: { searchStr: searchText } }) =>
        beginWithView(queryClient, 'importaciones', { cause, searchText }),
      component: lazyRouteComponent(
        () => withTexts('sources', texts, () => withListTexts(() => import('./sources-page.tsx'))),
        'SourcesPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/fuentes/planillas/$id',
      staticData: { page: 'sources' },
      params: idParam,
      component: lazyRouteComponent(
        () => withTexts('sources', texts, () => import('./spreadsheet/spreadsheet-page.tsx')),
        'SpreadsheetPage',
      ),
    }),
  ] as const;
}
