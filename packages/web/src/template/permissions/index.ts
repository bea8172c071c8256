import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';
import { searchOf } from '#web/lib/search-params.ts';
import { PermissionSearch } from './permission-search.ts';

const texts: TextLoaders<'permissions'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

export function createPermissionRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/apps/permissions',
      validateSearch: searchOf(PermissionSearch),
      staticData: { page: 'permissions' },
      component: lazyRouteComponent(
        () => withTexts('permissions', texts, () => import('./permissions-page.tsx')),
        'PermissionsPage',
      ),
    }),
  ] as const;
}
