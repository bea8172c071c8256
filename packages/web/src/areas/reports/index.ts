import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withMessageTexts } from '#web/i18n/message-texts.ts';
import { withTexts } from '#web/i18n/setup.ts';
import { searchOf } from '#web/lib/search-params.ts';
import { createMarketRoutes } from './market/routes.ts';
import { texts } from './report-texts.ts';
import { ReportSearch } from './report-search.ts';

export function createReportRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/reportes',
      staticData: { page: 'reports' },
      component: lazyRouteComponent(
        () =>
          withTexts('reportPages', texts, () =>
            withMessageTexts(() => import('./reports-page.tsx')),
          ),
        'ReportsPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/reportes/$id',
      staticData: { page: 'reports' },
      validateSearch: searchOf(ReportSearch),
      component: lazyRouteComponent(
        () =>
          withTexts('reportPages', texts, () =>
            withMessageTexts(() => import('./report-page.tsx')),
          ),
        'ReportPage',
      ),
    }),
    ...createMarketRoutes(parent),
  ] as const;
}
