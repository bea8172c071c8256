import { randomId } from '@mantine/hooks';
import type { Invoice, InvoiceSetup } from '@pliego/contract/areas/invoices';
import {
  type InvoiceClient,
  InvoiceDraft,
  type PaymentMethod,
} from '@pliego/contract/areas/invoice-draft';
import { type InvoiceDiscount, invoiceTotals } from '@pliego/contract/rules/invoice-amounts';
import { balanceText, dayOfShortDate, shortDate } from '@pliego/contract/rules/sample-texts';
import { addDays } from '@pliego/contract/rules/santiago-time';
import { balanceOf } from '../money.ts';
import type { PaperInvoice } from '../paper/paper-lines.ts';

export interface DiscountValues {
  kind: InvoiceDiscount['kind'];
  value: number | null;
}

export interface ItemValues {
  /** Identifies a line while lines move. */
  key: string;
  name: string;
  description: string;
  quantity: number | null;
  price: number | null;
  discount: DiscountValues | undefined;
}

/** An invoice as it is typed: with what is not there yet. */
export interface InvoiceValues extends Record<string, unknown> {
  issuedDate: string | null;
  dueDate: string | null;
  client: InvoiceClient | null;
  items: ItemValues[];
  discount: DiscountValues | undefined;
  salesperson: string;
  purchaseOrder: string;
  tender: string;
  note: string;
  paymentMethod: PaymentMethod;
  parts: { terms: boolean; note: boolean; paymentStub: boolean };
}

export function newItem(): ItemValues {
  return {
    key: randomId(),
    name: '',
    description: '',
    quantity: 1,
    price: null,
    discount: undefined,
  };
}

/** In how many days a new invoice is to be paid. */
const usualTerm = 30;

export function newValues(today: string, { salespeople }: InvoiceSetup): InvoiceValues {
  return {
    issuedDate: today,
    dueDate: addDays(today, usualTerm),
    client: null,
    items: [newItem()],
    discount: undefined,
    salesperson: salespeople[0] ?? '',
    purchaseOrder: '',
    tender: '',
    note: '',
    paymentMethod: 'transfer',
    parts: { terms: true, note: true, paymentStub: false },
  };
}

export function valuesOf(invoice: Invoice): InvoiceValues {
  return {
    issuedDate: dayOfShortDate(invoice.issuedDate) ?? null,
    dueDate: dayOfShortDate(invoice.dueDate) ?? null,
    client: invoice.client,
    items: (invoice.items ?? []).map(({ name, description, quantity, price, discount }) => ({
      key: randomId(),
      name,
      description,
      quantity,
      price,
      discount,
    })),
    discount: invoice.discount,
    salesperson: invoice.salesperson ?? '',
    purchaseOrder: invoice.purchaseOrder ?? '',
    tender: invoice.tender ?? '',
    note: invoice.note ?? '',
    paymentMethod: invoice.paymentMethod ?? 'transfer',
    parts: invoice.parts ?? { terms: true, note: true, paymentStub: false },
  };
}

/**
 * Whether something was written that is not saved. The form's own answer forgets changed lines once another
 * field is as it was.
 */
export const isChanged = (values: InvoiceValues, initial: InvoiceValues): boolean =>
  !isSameWritten(values, initial);

const withoutKeys = (name: string, value: unknown) => (name === 'key' ? undefined : value);

/** Whatever the keys of the lines: they are given anew each time. */
export const isSameWritten = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, withoutKeys) === JSON.stringify(other, withoutKeys);

/** What is sent; only of values that were checked. */
export const draftOf = (values: InvoiceValues): InvoiceDraft => InvoiceDraft.parse(values);

const discountSoFar = (discount: DiscountValues | undefined) =>
  discount === undefined ? undefined : { ...discount, value: discount.value ?? 0 };

/** A line as far as it is typed: what is missing costs nothing. */
export const itemSoFar = (item: ItemValues) => ({
  name: item.name,
  description: item.description,
  quantity: item.quantity ?? 0,
  price: item.price ?? 0,
  discount: discountSoFar(item.discount),
});

export function totalsSoFar({ items, discount }: InvoiceValues) {
  return invoiceTotals(items.map(itemSoFar), discountSoFar(discount));
}

const nobody: InvoiceClient = {
  name: '—',
  company: '',
  companyEmail: '',
  address: '',
  country: '',
  contact: '',
};

/** The invoice as it would be with what is typed so far. */
export function paperSoFar(values: InvoiceValues, id: number, saved?: Invoice): PaperInvoice {
  const { total } = totalsSoFar(values);
  const paid = saved === undefined ? 0 : saved.total - balanceOf(saved);
  return {
    id,
    issuedDate: values.issuedDate === null ? '—' : shortDate(values.issuedDate),
    dueDate: values.dueDate === null ? '—' : shortDate(values.dueDate),
    client: values.client ?? nobody,
    items: values.items.map(itemSoFar),
    discount: discountSoFar(values.discount),
    salesperson: values.salesperson,
    purchaseOrder: values.purchaseOrder,
    tender: values.tender,
    note: values.note,
    paymentMethod: values.paymentMethod,
    parts: values.parts,
    payments: saved?.payments,
    total,
    balance: balanceText(total - paid),
  };
}
