import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withMessageTexts } from '#web/i18n/message-texts.ts';
import { withTexts } from '#web/i18n/setup.ts';
import { idParam } from '#web/lib/id-param.ts';
import { searchOf } from '#web/lib/search-params.ts';
import { texts } from '../report-texts.ts';
import { DossierSearch } from './dossier-search.ts';
import { BuyerSearch, SupplierSearch } from './list-search.ts';

/** Buyers and suppliers, their lists and a page of each, and pages of families of UNSPSC. */
export function createMarketRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/compradores/$id',
      staticData: { page: 'buyers' },
      params: idParam,
      validateSearch: searchOf(DossierSearch),
      component: lazyRouteComponent(
        () =>
          withTexts('reportPages', texts, () => withMessageTexts(() => import('./buyer-page.tsx'))),
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
            withMessageTexts(() => import('./supplier-page.tsx')),
          ),
        'SupplierPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/rubros/$codigo',
      staticData: { page: 'reports' },
      validateSearch: searchOf(DossierSearch),
      component: lazyRouteComponent(
        () =>
          withTexts('reportPages', texts, () => withMessageTexts(() => import('./line-page.tsx'))),
        'LinePage',
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
            withMessageTexts(() => import('./buyers-page.tsx')),
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
            withMessageTexts(() => import('./suppliers-page.tsx')),
          ),
        'SuppliersPage',
      ),
    }),
  ] as const;
}
