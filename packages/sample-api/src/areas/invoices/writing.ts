import type { Invoice } from '@pliego/contract/areas/invoices';
import type { InvoiceClient, InvoiceDraft } from '@pliego/contract/areas/invoice-draft';
import { invoiceTotals, paid, retotalled } from '@pliego/contract/rules/invoice-amounts';
import { balanceAmount, balanceText, shortDate } from '@pliego/contract/rules/sample-texts';
import { ProblemError } from '@pliego/contract/problem';
import { withDetails } from './details.ts';
import type { StoredInvoice } from './stored-invoices.ts';

/** What a draft says of an invoice; its amounts follow from its items. */
function writtenIn(draft: InvoiceDraft) {
  return {
    issuedDate: shortDate(draft.issuedDate),
    dueDate: shortDate(draft.dueDate),
    client: draft.client,
    items: draft.items,
    discount: draft.discount,
    salesperson: draft.salesperson,
    note: draft.note,
    paymentMethod: draft.paymentMethod,
    parts: draft.parts,
    // What a list calls the service is what stands first on the invoice.
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

export function rewritten(invoice: StoredInvoice, draft: InvoiceDraft, avatar: string) {
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
    service: sameItems ? invoice.service : written.service,
    avatar,
    balance: balanceText(balance),
    invoiceStatus: status,
  };
}

type Payment = NonNullable<Invoice['payments']>[number];

export function withPayment(
  invoice: StoredInvoice,
  { date, ...payment }: Omit<Payment, 'id'>,
): StoredInvoice {
  const owed = balanceAmount(invoice.balance);
  if (payment.amount > owed) {
    const sentence =
      owed > 0
        ? 'El pago no puede ser mayor que el saldo'
        : 'Esta factura no tiene saldo por pagar';
    throw new ProblemError('datos-invalidos', `${sentence}.`, {
      fieldErrors: { amount: sentence },
    });
  }
  const { balance, status } = paid(owed, payment.amount);
  const { payments } = withDetails(invoice);
  const id = Math.max(0, ...payments.map((made) => made.id)) + 1;
  return {
    ...withDetails(invoice),
    payments: [...payments, { id, date: shortDate(date), ...payment }],
    balance: balanceText(balance),
    invoiceStatus: status,
    statusBeforePayments:
      payments.length === 0 ? invoice.invoiceStatus : invoice.statusBeforePayments,
  };
}

export function withoutPayment(invoice: StoredInvoice, paymentId: number): StoredInvoice {
  const { payments } = withDetails(invoice);
  const taken = payments.find(({ id }) => id === paymentId);
  if (taken === undefined) {
    throw new ProblemError('no-encontrado', 'La factura no tiene un pago con ese número.');
  }
  const rest = payments.filter(({ id }) => id !== paymentId);
  return {
    ...invoice,
    payments: rest,
    balance: balanceText(balanceAmount(invoice.balance) + taken.amount),
    invoiceStatus: rest.length > 0 ? 'Partial Payment' : (invoice.statusBeforePayments ?? 'Sent'),
  };
}

/** The same again for another time: a draft of today, to be paid in as many days. */
export function copyOf(invoice: StoredInvoice, id: number, today: string, term: number) {
  const { statusBeforePayments: _, removed: __, ...rest } = withDetails<StoredInvoice>(invoice);
  return {
    ...rest,
    id,
    issuedDate: shortDate(today),
    dueDate: shortDate(today, term),
    invoiceStatus: 'Draft',
    balance: balanceText(invoice.total),
    payments: [],
  } as const satisfies StoredInvoice;
}
