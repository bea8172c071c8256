import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';
import { searchOf } from '#web/lib/search-params.ts';
import { LicenceSearch } from './licence-search.ts';

const texts: TextLoaders<'licence'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

export function createLicenceRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/pages/license',
      staticData: { page: 'license' },
      validateSearch: searchOf(LicenceSearch),
      component: lazyRouteComponent(
        () => withTexts('licence', texts, () => import('./licence-page.tsx')),
        'LicencePage',
      ),
    }),
  ] as const;
}
