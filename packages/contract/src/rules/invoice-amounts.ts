/*
 * The arithmetic of an invoice, in whole pesos. Every product is rounded once, half up, where the paper
 * shows it: what is added up is what can be read. Decimals are counted as whole hundredths, because
 * 1,005 × 100 is not 100,5 in the numbers of a machine.
 */

export const vatPercent = 19;

export interface InvoiceDiscount {
  kind: 'percent' | 'amount';
  value: number;
}

export interface InvoiceLine {
  quantity: number;
  /** Without VAT, for one. */
  price: number;
  discount?: InvoiceDiscount | undefined;
}

/** How many decimals a quantity, a price or a percentage may have. */
export const invoiceDecimals = 2;
const unit = 10n ** BigInt(invoiceDecimals);

const hundredths = (value: number): bigint => BigInt(Math.round(value * Number(unit)));

/** A product or quotient to the peso, half up. */
function toPeso(numerator: bigint, denominator: bigint): number {
  return Number((numerator * 2n + denominator) / (denominator * 2n));
}

const share = (amount: number, percent: number): number =>
  toPeso(BigInt(amount) * hundredths(percent), 100n * unit);

/** What a discount takes from an amount: never more than all of it. */
export function discountOf(amount: number, discount: InvoiceDiscount | undefined): number {
  if (discount === undefined) return 0;
  const { kind, value } = discount;
  const taken = kind === 'percent' ? share(amount, value) : toPeso(hundredths(value), unit);
  return Math.min(Math.max(0, taken), amount);
}

/** Quantity by price, before its discount. */
export function lineGross({ quantity, price }: InvoiceLine): number {
  return toPeso(hundredths(quantity) * hundredths(price), unit * unit);
}

/** What a line adds to the subtotal. */
export function lineAmount(line: InvoiceLine): number {
  const gross = lineGross(line);
  return gross - discountOf(gross, line.discount);
}

export interface InvoiceTotals {
  /** The lines, each with its own discount taken off. */
  subtotal: number;
  /** Of the whole invoice. */
  discount: number;
  net: number;
  vat: number;
  total: number;
}

const vatOf = (net: number): number => share(net, vatPercent);

export function invoiceTotals(
  lines: readonly InvoiceLine[],
  invoiceDiscount?: InvoiceDiscount,
): InvoiceTotals {
  const subtotal = lines.reduce((sum, line) => sum + lineAmount(line), 0);
  const discount = discountOf(subtotal, invoiceDiscount);
  const net = subtotal - discount;
  const vat = vatOf(net);
  return { subtotal, discount, net, vat, total: net + vat };
}

/** The highest net amount that makes, with its VAT, no more than `total`. */
export function netWithin(total: number): number {
  const near = Math.floor((Math.max(0, total) * 100) / (100 + vatPercent));
  return near + 1 + vatOf(near + 1) <= total ? near + 1 : near;
}

export interface Settlement<Status extends string> {
  status: Status | 'Paid' | 'Partial Payment';
  balance: number;
}

/** Whether a status means that a payment was made. */
export const tellsOfPayments = (status: string): boolean =>
  status === 'Paid' || status === 'Partial Payment';

/** The status of an invoice with payments. */
export const statusOwing = (balance: number): 'Paid' | 'Partial Payment' =>
  balance <= 0 ? 'Paid' : 'Partial Payment';

/** The balance and status after a payment: paid at zero. A payment never exceeds the balance. */
export function paid(balance: number, amount: number): Settlement<never> {
  const rest = balance - amount;
  return { balance: rest, status: statusOwing(rest) };
}

/**
 * The balance after a change of the total, and the status: one that depends on payments follows the
 * balance, any other stays.
 */
export function retotalled<Status extends string>(
  before: { total: number; balance: number; status: Status },
  total: number,
): Settlement<Status> {
  const balance = before.balance + total - before.total;
  const isSame = total === before.total || !tellsOfPayments(before.status);
  return { balance, status: isSame ? before.status : statusOwing(balance) };
}
