import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';
import { searchOf } from '#web/lib/search-params.ts';
import { NewsSearch } from './news-search.ts';

const texts: TextLoaders<'news'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

const detail = lazyRouteComponent(
  () => withTexts('news', texts, () => import('./detail-page.tsx')),
  'NewsDetailPage',
);
const edit = lazyRouteComponent(
  () => withTexts('news', texts, () => import('./edit/edit-page.tsx')),
  'EditPostPage',
);

/** Release notes of Pliego and the sample blog, in one list. */
export function createNewsRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/pages/blog/list',
      staticData: { page: 'blogList' },
      validateSearch: searchOf(NewsSearch),
      component: lazyRouteComponent(
        () => withTexts('news', texts, () => import('./list-page.tsx')),
        'NewsListPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/pages/blog/detail',
      staticData: { page: 'blogDetail' },
      component: detail,
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/pages/blog/detail/$id',
      staticData: { page: 'blogDetail' },
      component: detail,
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/pages/blog/edit',
      staticData: { page: 'blogEdit' },
      component: edit,
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/pages/blog/edit/$id',
      staticData: { page: 'blogEdit' },
      component: edit,
    }),
  ] as const;
}
