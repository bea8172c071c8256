import { balanceAmount, dayOfShortDate } from './sample-texts.ts';

/* What is owed of invoices, and what was paid: for the totals over the list and the filters behind them. */

export const invoiceStandings = ['owed', 'overdue', 'paid'] as const;
export type InvoiceStanding = (typeof invoiceStandings)[number];

export interface StandingInvoice {
  invoiceStatus: string;
  total: number;
  balance: number | string;
  /** `DD Mon YYYY`. */
  dueDate: string;
}

/** What an invoice adds to a total; 0 when it does not count there. A draft was not issued: it counts nowhere. */
export function standingAmount(
  { invoiceStatus, total, balance, dueDate }: StandingInvoice,
  standing: InvoiceStanding,
  today: string,
): number {
  if (invoiceStatus === 'Draft') return 0;
  const owed = Math.max(0, balanceAmount(balance));
  if (standing === 'owed') return owed;
  if (standing === 'paid') return Math.max(0, total - balanceAmount(balance));
  return (dayOfShortDate(dueDate) ?? today) < today ? owed : 0;
}

export interface StandingSum {
  amount: number;
  /** How many invoices make it up. */
  count: number;
}

/** The three totals of some invoices, on a day. */
export function standingSums(
  invoices: readonly StandingInvoice[],
  today: string,
): Record<InvoiceStanding, StandingSum> {
  const sumOf = (standing: InvoiceStanding): StandingSum => {
    const amounts = invoices
      .map((invoice) => standingAmount(invoice, standing, today))
      .filter((amount) => amount > 0);
    return { amount: amounts.reduce((sum, amount) => sum + amount, 0), count: amounts.length };
  };
  return { owed: sumOf('owed'), overdue: sumOf('overdue'), paid: sumOf('paid') };
}

/** The days on which an invoice can have been paid: from its issue to today, or today alone when it is dated later. */
export function paymentDays(issuedDate: string, today: string): { first: string; last: string } {
  const issued = dayOfShortDate(issuedDate) ?? today;
  return { first: issued < today ? issued : today, last: today };
}
