import type { TextsIn } from '#web/i18n/resources.ts';

export const invoices: TextsIn<'en', 'invoices'> = {
  title: 'Invoices',
};
