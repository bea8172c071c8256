import type { Invoice } from '@pliego/contract/areas/invoices';
import type { InvoiceClient, InvoiceItem } from '@pliego/contract/areas/invoice-draft';
import { foldText } from '@pliego/contract/rules/fold-text';
import { invoiceTotals, vatPercent } from '@pliego/contract/rules/invoice-amounts';
import { formatQuantity } from '#web/lib/format.ts';
import { balanceOf, pesos, writtenDay } from '../money.ts';
import type { PaperTexts } from './use-paper-texts.ts';

/** The shown fields of an invoice; an unsaved one has no status yet. */
export type PaperInvoice = Omit<Invoice, 'invoiceStatus' | 'service' | 'avatar'>;

export function writtenDiscount(discount: InvoiceItem['discount']): string {
  if (discount === undefined || discount.value === 0) return '';
  const { kind, value } = discount;
  return kind === 'percent' ? `${formatQuantity(value)} %` : pesos(value);
}

/** A price may have decimals; an amount never has. */
export const writtenPrice = (price: number) => `$${formatQuantity(price)}`;

/** Where the client is: the commune is left out where the address ends with it. */
export function clientPlace({ address, commune = '', country }: InvoiceClient): string {
  const inAddress = foldText(address).endsWith(foldText(commune));
  return [address, inAddress ? '' : commune, country].filter((part) => part !== '').join(', ');
}

/** Who is billed, line by line below its name. */
export function clientLines(client: InvoiceClient, texts: PaperTexts): string[] {
  const { company, name, rut = '', business = '', contact, companyEmail } = client;
  return [
    company === '' ? '' : name,
    rut === '' ? '' : `${texts.rut} ${rut}`,
    business === '' ? '' : `${texts.business} ${business}`,
    clientPlace(client),
    contact,
    companyEmail,
  ].filter((line) => line !== '');
}

/** The dates of an invoice, and what it answers to. */
export function paperFacts(
  { issuedDate, dueDate, purchaseOrder = '', tender = '' }: PaperInvoice,
  texts: PaperTexts,
): (readonly [name: string, value: string])[] {
  return [
    [texts.issued, writtenDay(issuedDate)],
    [texts.due, writtenDay(dueDate)],
    [texts.purchaseOrder, purchaseOrder],
    [texts.tender, tender],
  ].flatMap(([name = '', value = '']) => (value === '' ? [] : [[name, value] as const]));
}

/** What the amounts of an invoice are, in the order of the paper. */
export function totalLines(
  { items = [], discount, payments = [], balance }: PaperInvoice,
  texts: PaperTexts,
): { name: string; amount: number; strong?: true }[] {
  const totals = invoiceTotals(items, discount);
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  return [
    { name: texts.subtotal, amount: totals.subtotal },
    ...(totals.discount === 0
      ? []
      : [
          { name: texts.discount, amount: -totals.discount },
          { name: texts.net, amount: totals.net },
        ]),
    { name: texts.vat(vatPercent), amount: totals.vat },
    { name: texts.total, amount: totals.total, strong: true },
    ...(paid === 0 ? [] : [{ name: texts.paid, amount: -paid }]),
    { name: texts.balance, amount: balanceOf({ balance }) },
  ];
}
