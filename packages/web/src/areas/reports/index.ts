import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withMessageTexts } from '#web/i18n/message-texts.ts';
import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';
import { searchOf } from '#web/lib/search-params.ts';
import { idParam } from '#web/lib/id-param.ts';
import { BuyerSearch, SupplierSearch } from './market/list-search.ts';
import { DossierSearch } from './market/dossier-search.ts';
import { ReportSearch } from './report-search.ts';

const texts: TextLoaders<'reportPages'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

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
    createRoute({
      getParentRoute: () => parent,
      path: '/compradores/$id',
      staticData: { page: 'buyers' },
      params: idParam,
      validateSearch: searchOf(DossierSearch),
      component: lazyRouteComponent(
        () =>
          withTexts('reportPages', texts, () =>
            withMessageTexts(() => import('./market/buyer-page.tsx')),
          ),
        'BuyerPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/proveedores/$proveedor',
      staticData: { page: 'suppliers' },
      validateSearch: searchOf(DossierSearch),
      component: lazyRouteComponent(
        () =>
          withTexts('reportPages', texts, () =>
            withMessageTexts(() => import('./market/supplier-page.tsx')),
          ),
        'SupplierPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/compradores',
      staticData: { page: 'buyers' },
      validateSearch: searchOf(BuyerSearch),
      component: lazyRouteComponent(
        () =>
          withTexts('reportPages', texts, () =>
            withMessageTexts(() => import('./market/buyers-page.tsx')),
          ),
        'BuyersPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/proveedores',
      staticData: { page: 'suppliers' },
      validateSearch: searchOf(SupplierSearch),
      component: lazyRouteComponent(
        () =>
          withTexts('reportPages', texts, () =>
            withMessageTexts(() => import('./market/suppliers-page.tsx')),
          ),
        'SuppliersPage',
      ),
    }),
  ] as const;
}
