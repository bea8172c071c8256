import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';

const texts: TextLoaders<'invoices'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

/** The pages of the area, as the registry loads them. */
export const invoicesPages = {
  invoiceList: () => withTexts('invoices', texts, () => import('./invoice-list-page.tsx')),
  invoicePreview: () => withTexts('invoices', texts, () => import('./invoice-preview-page.tsx')),
  invoiceEdit: () => withTexts('invoices', texts, () => import('./invoice-edit-page.tsx')),
  invoiceAdd: () => withTexts('invoices', texts, () => import('./invoice-add-page.tsx')),
  invoicePrint: () => withTexts('invoices', texts, () => import('./invoice-print-page.tsx')),
};
