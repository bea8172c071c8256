import type { Invoice } from '@pliego/contract/areas/invoices';
import {
  type InvoiceItem,
  type InvoicePayment,
  paymentMethods,
} from '@pliego/contract/areas/invoice-draft';
import { netWithin, tellsOfPayments } from '@pliego/contract/rules/invoice-amounts';
import { balanceAmount } from '@pliego/contract/rules/sample-texts';
import { cast } from '#sample/cast.ts';
import { serviceParts } from './catalogue-seed.ts';
import { withFacts } from './client-facts.ts';

/** Who sells; an invoice has one of them. */
export const salespeople: string[] = [
  cast.camila.fullName,
  cast.cristobal.fullName,
  cast.valentina.fullName,
  cast.ignacio.fullName,
];

export const defaultNote =
  'Gracias por trabajar con nosotros. Si algo no calza con lo acordado, escríbenos y lo vemos.';

/**
 * The parts of its service, priced so that they add up to its total: the same for the same invoice, always.
 * A total that no net amount yields with its VAT becomes one peso lower.
 */
function itemsOf({ id, service, total }: Invoice): InvoiceItem[] {
  const parts = serviceParts[service] ?? [
    { name: service === '' ? 'Servicio' : service, description: '', share: 100, quantity: 1 },
  ];
  const net = netWithin(total);
  let rest = net;
  return parts.map(({ name, description, share, quantity }, index) => {
    if (index === parts.length - 1) return { name, description, quantity: 1, price: rest };
    const count = quantity === 1 ? 1 : quantity + ((id + index) % 3);
    const price = Math.floor((net * share) / 100 / count / 10) * 10;
    rest -= price * count;
    return { name, description, quantity: count, price };
  });
}

/** The paid amount of an invoice whose status implies payments: its total less its balance. */
function paymentsOf(invoice: Invoice): InvoicePayment[] {
  const { total, balance, invoiceStatus, issuedDate } = invoice;
  const amount = total - balanceAmount(balance);
  if (!tellsOfPayments(invoiceStatus) || amount <= 0) return [];
  const method = paymentMethods[invoice.id % 2] ?? 'transfer';
  return [{ id: 1, date: issuedDate, amount, method, note: '' }];
}

/** What most of the seeded ones bill: an order of the client's, some of them from a tender that was won. */
function referencesOf({ id }: Invoice) {
  return {
    purchaseOrder: id % 3 === 0 ? '' : `OC-${4100 + ((id * 37) % 5000)}`,
    tender: id % 4 === 1 ? `${2200 + (id % 700)}-${(id % 60) + 1}-LE26` : '',
  };
}

/** An invoice with all that it is made of. What was written is kept; what never was is derived. */
export function withDetails<I extends Invoice>(invoice: I) {
  return {
    ...referencesOf(invoice),
    ...invoice,
    client: withFacts(invoice.client),
    items: invoice.items ?? itemsOf(invoice),
    salesperson: invoice.salesperson ?? salespeople[invoice.id % salespeople.length] ?? '',
    note: invoice.note ?? defaultNote,
    paymentMethod: invoice.paymentMethod ?? 'transfer',
    parts: invoice.parts ?? { terms: true, note: true, paymentStub: false },
    payments: invoice.payments ?? paymentsOf(invoice),
  };
}
