import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';
import { searchOf } from '#web/lib/search-params.ts';
import { AnalyticsSearch, ECommerceSearch } from './dashboard-search.ts';

const texts: TextLoaders<'dashboards'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

/** The dashboard under the layouts that a page may ask for, and the shell around nothing. */
const layouts = [
  {
    path: '/page-layout/collapse-menu',
    target: 'pageLayout-collapsedMenu',
    shows: 'LayoutPage',
  },
  { path: '/page-layout/layout-boxed', target: 'pageLayout-layoutBoxed', shows: 'LayoutPage' },
  { path: '/page-layout/without-menu', target: 'pageLayout-withoutMenu', shows: 'LayoutPage' },
  {
    path: '/page-layout/layout-empty',
    target: 'pageLayout-layoutEmpty',
    shows: 'EmptyLayoutPage',
  },
  {
    path: '/page-layout/layout-blank',
    target: 'pageLayout-layoutBlank',
    shows: 'BlankLayoutPage',
  },
] as const;

const loadECommercePage = () =>
  withTexts('dashboards', texts, () => import('./e-commerce-page.tsx'));

export function createDashboardRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/',
      validateSearch: searchOf(ECommerceSearch),
      staticData: { page: 'eCommerceDash' },
      component: lazyRouteComponent(loadECommercePage, 'ECommercePage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/dashboard/ecommerce',
      validateSearch: searchOf(ECommerceSearch),
      staticData: { page: 'eCommerceDash' },
      component: lazyRouteComponent(loadECommercePage, 'ECommercePage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/dashboard/analytics',
      validateSearch: searchOf(AnalyticsSearch),
      staticData: { page: 'analyticsDash' },
      component: lazyRouteComponent(
        () => withTexts('dashboards', texts, () => import('./analytics-page.tsx')),
        'AnalyticsPage',
      ),
    }),
    ...layouts.map(({ path, target, shows }) =>
      createRoute({
        getParentRoute: () => parent,
        path,
        validateSearch: searchOf(ECommerceSearch),
        staticData: { page: target },
        component: lazyRouteComponent(
          () => withTexts('dashboards', texts, () => import('./layout-page.tsx')),
          shows,
        ),
      }),
    ),
  ] as const;
}
