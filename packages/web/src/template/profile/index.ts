import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';
import { searchOf } from '#web/lib/search-params.ts';
import { ProfileSearch } from './profile-search.ts';

const texts: TextLoaders<'profile'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

export function createProfileRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/pages/profile',
      staticData: { page: 'profile' },
      validateSearch: searchOf(ProfileSearch),
      component: lazyRouteComponent(
        () => withTexts('profile', texts, () => import('./profile-page.tsx')),
        'ProfilePage',
      ),
    }),
  ] as const;
}
