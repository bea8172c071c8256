import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';
import * as z from 'zod/mini';
import { recordParam } from '#web/lib/id-param.ts';
import { searchOf } from '#web/lib/search-params.ts';
import { UserSearch } from './list/user-search.ts';
import { RolePanelSearch, UserPanelSearch } from './panel-search.ts';
import { UserTabSearch } from './view/user-tabs.ts';

const UserListSearch = z.extend(UserSearch, UserPanelSearch.shape);
const userViewSearch = searchOf(z.extend(UserTabSearch, UserPanelSearch.shape));
const RolesSearch = z.extend(UserListSearch, RolePanelSearch.shape);

const texts: TextLoaders<'demoUsers'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

const loadUserViewPage = () =>
  withTexts('demoUsers', texts, () => import('./view/user-view-page.tsx'));

export function createDemoUserRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/apps/user/list',
      validateSearch: searchOf(UserListSearch),
      staticData: { page: 'userList' },
      component: lazyRouteComponent(
        () => withTexts('demoUsers', texts, () => import('./list/user-list-page.tsx')),
        'UserListPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/apps/user/view',
      validateSearch: userViewSearch,
      staticData: { page: 'userView' },
      component: lazyRouteComponent(loadUserViewPage, 'UserViewPage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/apps/user/view/$id',
      params: recordParam,
      validateSearch: userViewSearch,
      staticData: { page: 'userView' },
      remountDeps: ({ params }) => params,
      component: lazyRouteComponent(loadUserViewPage, 'UserViewPage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/apps/roles',
      validateSearch: searchOf(RolesSearch),
      staticData: { page: 'roles' },
      component: lazyRouteComponent(
        () => withTexts('demoUsers', texts, () => import('./roles/roles-page.tsx')),
        'RolesPage',
      ),
    }),
  ] as const;
}
