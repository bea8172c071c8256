import type { InvoiceStatus } from '@pliego/contract/areas/invoice-choices';
import type { InvoicePayment } from '@pliego/contract/areas/invoice-draft';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem, ProblemError } from '@pliego/contract/problem';
import { paymentDays } from '@pliego/contract/rules/invoice-standing';
import { paid, statusOwing, tellsOfPayments } from '@pliego/contract/rules/invoice-amounts';
import {
  balanceAmount,
  balanceText,
  shortDate,
  shortDateMs,
} from '@pliego/contract/rules/sample-texts';
import { withDetails } from './details.ts';
import type { StoredInvoice } from './stored-invoices.ts';

/* What was paid of an invoice, and the status, which follows it. */

const oldestFirst = (payments: readonly InvoicePayment[]): InvoicePayment[] =>
  payments.toSorted(
    (a, b) => (shortDateMs(a.date) ?? 0) - (shortDateMs(b.date) ?? 0) || a.id - b.id,
  );

/** `29-12-2026`. */
const writtenDay = (day: string): string => day.split('-').toReversed().join('-');

/** What it was before its first payment stays known for when the last one is taken away. */
const beforePayments = (invoice: StoredInvoice): InvoiceStatus | undefined =>
  withDetails(invoice).payments.length === 0 ? invoice.invoiceStatus : invoice.statusBeforePayments;

/**
 * Sending an invoice, or saying anything else of it that is not of payments, does not make it any less paid: that
 * applies once it has no payment.
 */
export function withStatus(invoice: StoredInvoice, status: InvoiceStatus): StoredInvoice {
  const isPaidFor = withDetails(invoice).payments.length > 0;
  return isPaidFor && !tellsOfPayments(status)
    ? { ...invoice, statusBeforePayments: status }
    : { ...invoice, invoiceStatus: status };
}

export function withPayment(
  invoice: StoredInvoice,
  { date, ...payment }: Omit<InvoicePayment, 'id'>,
  today: string,
): StoredInvoice {
  const { first, last } = paymentDays(invoice.issuedDate, today);
  if (date < first || date > last) {
    const days = { min: writtenDay(first), max: writtenDay(last) };
    throw fieldProblem('datos-invalidos', 'date', createMessage('fecha-de-pago', days));
  }
  const owed = balanceAmount(invoice.balance);
  if (payment.amount > owed) {
    const amount = createMessage(owed > 0 ? 'pago-mayor' : 'sin-saldo');
    throw fieldProblem('datos-invalidos', 'amount', amount);
  }
  const { balance, status } = paid(owed, payment.amount);
  const whole = withDetails(invoice);
  const taken = (invoice.takenPayments ?? []).map((one) => one.payment.id);
  const id = Math.max(0, ...whole.payments.map((made) => made.id), ...taken) + 1;
  return {
    ...whole,
    payments: oldestFirst([...whole.payments, { id, date: shortDate(date), ...payment }]),
    balance: balanceText(balance),
    invoiceStatus: status,
    statusBeforePayments: beforePayments(invoice),
  };
}

const missing = () => new ProblemError('no-encontrado', createMessage('pago-desconocido'));

export function withoutPayment(invoice: StoredInvoice, paymentId: number): StoredInvoice {
  const { payments } = withDetails(invoice);
  const payment = payments.find(({ id }) => id === paymentId);
  if (payment === undefined) throw missing();
  const rest = payments.filter(({ id }) => id !== paymentId);
  const { total, invoiceStatus } = invoice;
  const before = balanceAmount(invoice.balance);
  const balance = before + payment.amount;
  return {
    ...invoice,
    payments: rest,
    balance: balanceText(balance),
    invoiceStatus:
      rest.length > 0 ? statusOwing(balance) : (invoice.statusBeforePayments ?? 'Sent'),
    takenPayments: [
      ...(invoice.takenPayments ?? []),
      { payment, status: invoiceStatus, total, balance: before },
    ],
  };
}

/**
 * Undoes the above. Whatever is owed, for a client may have paid too much; and with the status that was there,
 * which in an invoice that was given may not follow its balance, unless something else has changed since.
 */
export function withPaymentBack(invoice: StoredInvoice, paymentId: number): StoredInvoice {
  const { payments } = withDetails(invoice);
  if (payments.some(({ id }) => id === paymentId)) return invoice;
  const takenPayments = invoice.takenPayments ?? [];
  const taken = takenPayments.find(({ payment }) => payment.id === paymentId);
  if (taken === undefined) throw missing();
  const balance = balanceAmount(invoice.balance) - taken.payment.amount;
  const isAsBefore = balance === taken.balance && invoice.total === taken.total;
  return {
    ...invoice,
    payments: oldestFirst([...payments, taken.payment]),
    balance: balanceText(balance),
    invoiceStatus: isAsBefore ? taken.status : statusOwing(balance),
    statusBeforePayments: beforePayments(invoice),
    takenPayments: takenPayments.filter((one) => one !== taken),
  };
}
