import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';
import { recordParam } from '#web/lib/id-param.ts';
import { searchOf } from '#web/lib/search-params.ts';
import { ListAddress, PanelAddress } from './invoice-address.ts';

const texts: TextLoaders<'invoices'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

const loadInvoicePreviewPage = () =>
  withTexts('invoices', texts, () => import('./paper/invoice-preview-page.tsx'));
const loadInvoiceEditPage = () =>
  withTexts('invoices', texts, () => import('./invoice-edit-page.tsx'));
const loadInvoicePrintPage = () =>
  withTexts('invoices', texts, () => import('./paper/invoice-print-page.tsx'));

const panelSearch = searchOf(PanelAddress);

export function createInvoiceRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/apps/invoice/list',
      validateSearch: searchOf(ListAddress),
      staticData: { page: 'invoiceList' },
      component: lazyRouteComponent(
        () => withTexts('invoices', texts, () => import('./list/invoice-list-page.tsx')),
        'InvoiceListPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/apps/invoice/preview',
      validateSearch: panelSearch,
      staticData: { page: 'invoicePreview' },
      component: lazyRouteComponent(loadInvoicePreviewPage, 'InvoicePreviewPage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/apps/invoice/preview/$id',
      params: recordParam,
      validateSearch: panelSearch,
      staticData: { page: 'invoicePreview' },
      remountDeps: ({ params }) => params,
      component: lazyRouteComponent(loadInvoicePreviewPage, 'InvoicePreviewPage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/apps/invoice/edit',
      validateSearch: panelSearch,
      staticData: { page: 'invoiceEdit' },
      component: lazyRouteComponent(loadInvoiceEditPage, 'InvoiceEditPage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/apps/invoice/edit/$id',
      params: recordParam,
      validateSearch: panelSearch,
      staticData: { page: 'invoiceEdit' },
      remountDeps: ({ params }) => params,
      component: lazyRouteComponent(loadInvoiceEditPage, 'InvoiceEditPage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/apps/invoice/add',
      validateSearch: panelSearch,
      staticData: { page: 'invoiceAdd' },
      component: lazyRouteComponent(
        () => withTexts('invoices', texts, () => import('./invoice-add-page.tsx')),
        'InvoiceAddPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/apps/invoice/print',
      staticData: { page: 'invoicePrint' },
      component: lazyRouteComponent(loadInvoicePrintPage, 'InvoicePrintPage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/apps/invoice/print/$id',
      params: recordParam,
      staticData: { page: 'invoicePrint' },
      remountDeps: ({ params }) => params,
      component: lazyRouteComponent(loadInvoicePrintPage, 'InvoicePrintPage'),
    }),
  ] as const;
}
