import type { TextsIn } from '#web/i18n/resources.ts';
import { invoiceForm } from './form.en.ts';
import { invoiceList } from './list.en.ts';
import { invoicePaper } from './paper.en.ts';

export const invoices: TextsIn<'en', 'invoices'> = {
  title: 'Invoices',
  statuses: {
    Paid: 'Paid',
    Downloaded: 'Downloaded',
    Sent: 'Sent',
    Draft: 'Draft',
    'Partial Payment': 'Partial payment',
    'Past Due': 'Past due',
  },
  methods: {
    transfer: 'Bank transfer',
    webpay: 'Webpay (online)',
    card: 'Card',
    cheque: 'Bank cheque',
    cash: 'Cash',
  },
  actions: {
    send: 'Send',
    sendOne: 'Send invoice {{id}}',
    preview: 'View',
    previewOne: 'View invoice {{id}}',
    more: 'More actions for invoice {{id}}',
    pdf: 'Download PDF',
    print: 'Print',
    edit: 'Edit',
    duplicate: 'Duplicate',
    remove: 'Delete',
    payments: 'Payments',
  },
  undo: {
    undo: 'Undo',
    removedOne: 'Invoice {{id}} deleted',
    removed_one: '{{count}} invoice deleted',
    removed_other: '{{count}} invoices deleted',
    removeFailed_one: 'The invoice could not be deleted',
    removeFailed_other: 'The invoices could not be deleted',
    restored_one: 'The invoice is back in its place',
    restored_other: 'The {{count}} invoices are back in their place',
    restoreFailed_one: 'The invoice could not be brought back',
    restoreFailed_other: 'The invoices could not be brought back',
  },
  duplicated: 'Invoice {{copy}} is a copy of {{id}}',
  duplicatedOpen: 'Open the copy',
  duplicateFailed: 'Invoice {{id}} could not be duplicated',
  loadFailed: 'Invoice {{id}} could not be opened',
  missing: {
    title: 'Invoice not found',
    heading: 'There is no invoice with the number {{id}}',
    text: 'It may have been deleted, or the address may be mistyped.',
    toList: 'Go to the list of invoices',
  },
  ...invoiceList,
  ...invoicePaper,
  ...invoiceForm,
};
