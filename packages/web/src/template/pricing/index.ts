import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';
import { searchOf } from '#web/lib/search-params.ts';
import { PeriodSearch } from './period-search.ts';

const texts: TextLoaders<'pricing'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

export function createPricingRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/pages/pricing',
      staticData: { page: 'pricing' },
      validateSearch: searchOf(PeriodSearch),
      component: lazyRouteComponent(
        () => withTexts('pricing', texts, () => import('./pricing-page.tsx')),
        'PricingPage',
      ),
    }),
  ] as const;
}
