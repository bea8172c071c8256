import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { paymentDays, standingSums } from './invoice-standing.ts';
import { balanceText, shortDate } from './sample-texts.ts';

const today = '2026-11-21';
const invoice = fc.record({
  invoiceStatus: fc.constantFrom('Draft', 'Sent', 'Past Due', 'Partial Payment', 'Paid'),
  total: fc.integer({ min: 0, max: 9_000_000 }),
  balance: fc.integer({ min: -900_000, max: 9_000_000 }).map(balanceText),
  dueDate: fc.integer({ min: -90, max: 90 }).map((days) => shortDate(today, days)),
});

it('what is overdue is a part of what is owed, and drafts change nothing', () => {
  fc.assert(
    fc.property(fc.array(invoice), (invoices) => {
      const sums = standingSums(invoices, today);
      expect(sums.overdue.amount).toBeLessThanOrEqual(sums.owed.amount);
      expect(sums.overdue.count).toBeLessThanOrEqual(sums.owed.count);
      const issued = invoices.filter(({ invoiceStatus }) => invoiceStatus !== 'Draft');
      expect(standingSums(issued, today)).toEqual(sums);
    }),
  );
});

it('an invoice that falls due today is not overdue', () => {
  const one = { invoiceStatus: 'Sent', total: 100, balance: '$40', dueDate: shortDate(today) };
  const sums = standingSums([one], today);
  expect(sums).toEqual({
    owed: { amount: 40, count: 1 },
    overdue: { amount: 0, count: 0 },
    paid: { amount: 60, count: 1 },
  });
  expect(standingSums([one], '2026-11-22').overdue).toEqual({ amount: 40, count: 1 });
});

it('a payment is made between the issue of its invoice and today', () => {
  expect(paymentDays('10 Nov 2026', today)).toEqual({ first: '2026-11-10', last: today });
  expect(paymentDays('10 Dec 2026', today)).toEqual({ first: today, last: today });
});
