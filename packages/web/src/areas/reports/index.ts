import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withMessageTexts } from '#web/i18n/message-texts.ts';
import { withTexts } from '#web/i18n/setup.ts';
import { withListTexts } from '#web/lists/list-texts.ts';
import { searchOf } from '#web/lib/search-params.ts';
import { readBuilder } from './builder/builder-search.ts';
import { createMarketRoutes } from './market/routes.ts';
import { texts } from './report-texts.ts';
import { ReportPageSearch } from './report-search.ts';

/** The reports on somebody's home page. */
export const loadReportWidgets = () =>
  withTexts('reportPages', texts, () =>
    withMessageTexts(() => import('./home/report-widgets.tsx')),
  );

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
      path: '/reportes/nuevo',
      staticData: { page: 'reports' },
      validateSearch: readBuilder,
      component: lazyRouteComponent(
        () =>
          withListTexts(() =>
            withTexts('reportPages', texts, () =>
              withMessageTexts(() => import('./builder/builder-page.tsx')),
            ),
          ),
        'BuilderPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/reportes/$id',
      staticData: { page: 'reports' },
      validateSearch: searchOf(ReportPageSearch),
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
