import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';
import { withListTexts } from '#web/lists/list-texts.ts';
import { beginWithView } from '#web/lists/views/view-routes.ts';
import { readPeopleSearch } from './people-search.ts';

const texts: TextLoaders<'users'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

export function createUserRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/usuarios',
      staticData: { page: 'people' },
      validateSearch: readPeopleSearch,
      beforeLoad: ({ context: { queryClient }, cause, location: { searchStr: searchText } }) =>
        beginWithView(queryClient, 'usuarios', { cause, searchText }),
      component: lazyRouteComponent(
        () => withTexts('users', texts, () => withListTexts(() => import('./people-page.tsx'))),
        'PeoplePage',
      ),
    }),
  ] as const;
}
