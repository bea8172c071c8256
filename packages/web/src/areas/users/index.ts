import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';
import { searchOf } from '#web/lib/search-params.ts';
import { PeopleSearch } from './people-search.ts';

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
      validateSearch: searchOf(PeopleSearch),
      component: lazyRouteComponent(
        () => withTexts('users', texts, () => import('./people-page.tsx')),
        'PeoplePage',
      ),
    }),
  ] as const;
}
