import type { Invoice } from '@pliego/contract/areas/invoices';
import type { InvoiceClient, InvoiceDraft } from '@pliego/contract/areas/invoice-draft';
import { invoiceTotals, retotalled } from '@pliego/contract/rules/invoice-amounts';
import { balanceAmount, balanceText, shortDate } from '@pliego/contract/rules/sample-texts';
import { nextVersion } from '#sample/versions.ts';
import { withDetails } from './details.ts';
import { shown, type StoredInvoice } from './stored-invoices.ts';

/** The fields of an invoice from a draft; its amounts are computed from its items. */
function writtenIn(draft: InvoiceDraft) {
  return {
    issuedDate: shortDate(draft.issuedDate),
    dueDate: shortDate(draft.dueDate),
    client: draft.client,
    items: draft.items,
    discount: draft.discount,
    salesperson: draft.salesperson,
    purchaseOrder: draft.purchaseOrder ?? '',
    tender: draft.tender ?? '',
    note: draft.note,
    paymentMethod: draft.paymentMethod,
    parts: draft.parts,
    // The list shows the first item of the invoice as its service.
    service: draft.items[0]?.name ?? '',
    total: invoiceTotals(draft.items, draft.discount).total,
  };
}

/** The face of a client that is known by its e-mail. */
export function faceOf(client: InvoiceClient, invoices: readonly Invoice[]): string {
  const known = invoices.find(
    ({ client: { companyEmail } }) => companyEmail === client.companyEmail,
  );
  return known?.avatar ?? '';
}

export function newInvoice(id: number, draft: InvoiceDraft, avatar: string): StoredInvoice {
  const written = writtenIn(draft);
  return {
    ...written,
    id,
    avatar,
    invoiceStatus: 'Draft',
    balance: balanceText(written.total),
    payments: [],
  };
}

/** What is written, and which version of the invoice it was written over; none where the call names none. */
interface Rewriting {
  draft: InvoiceDraft;
  version: number | undefined;
}

export function rewritten(
  invoice: StoredInvoice,
  { draft, version }: Rewriting,
  avatar: string,
): StoredInvoice {
  const written = writtenIn(draft);
  // Changed without touching an item it keeps its service.
  const before = withDetails(invoice);
  const sameItems = JSON.stringify(before.items) === JSON.stringify(written.items);
  const { balance, status } = retotalled(
    {
      total: invoice.total,
      balance: balanceAmount(invoice.balance),
      status: invoice.invoiceStatus,
    },
    written.total,
  );
  return {
    ...before,
    ...written,
    ...nextVersion(invoice, version, (now) => shown(withDetails(now))),
    service: sameItems ? invoice.service : written.service,
    avatar,
    balance: balanceText(balance),
    invoiceStatus: status,
  };
}

/** A copy: a draft of today, with the same term of payment. */
export function copyOf(invoice: StoredInvoice, id: number, today: string, term: number) {
  const { version: _, ...original } = shown(withDetails(invoice));
  return {
    ...original,
    id,
    issuedDate: shortDate(today),
    dueDate: shortDate(today, term),
    invoiceStatus: 'Draft',
    balance: balanceText(invoice.total),
    payments: [],
  } as const satisfies StoredInvoice;
}
