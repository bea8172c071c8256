import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  discountOf,
  type InvoiceDiscount,
  type InvoiceLine,
  invoiceTotals,
  lineAmount,
  lineGross,
  netWithin,
  paid,
  retotalled,
  vatPercent,
} from './invoice-amounts.ts';

const hundredths = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((n) => n / 100);
const percent: fc.Arbitrary<InvoiceDiscount> = hundredths(100).map((value) => ({
  kind: 'percent',
  value,
}));
const amount: fc.Arbitrary<InvoiceDiscount> = hundredths(5_000_000).map((value) => ({
  kind: 'amount',
  value,
}));
const discounts = fc.option(fc.oneof(percent, amount), { nil: undefined });
const lines: fc.Arbitrary<InvoiceLine> = fc.record({
  quantity: hundredths(10_000),
  price: hundredths(100_000_000),
  discount: discounts,
});
const peso = fc.integer({ min: 0, max: 2_000_000_000 });
const runs = { seed: 5 };

describe('a line', () => {
  it.each([
    [{ quantity: 1, price: 100 }, 100],
    [{ quantity: 3, price: 19_990 }, 59_970],
    [{ quantity: 1.5, price: 333 }, 500],
    [{ quantity: 0.5, price: 333 }, 167],
    [{ quantity: 1.01, price: 50 }, 51],
    // In the numbers of a machine 1.15 × 10 is 11.499999999999998.
    [{ quantity: 1.15, price: 10 }, 12],
    [{ quantity: 0, price: 9_999 }, 0],
  ])('%j is %i', (line, expected) => {
    expect(lineGross(line)).toBe(expected);
    expect(lineAmount(line)).toBe(expected);
  });

  it('is what it costs within half a peso, and one of them is its price', () => {
    fc.assert(
      fc.property(lines, ({ quantity, price }) => {
        const gross = lineGross({ quantity, price });
        expect(Number.isSafeInteger(gross)).toBe(true);
        const exact = BigInt(Math.round(quantity * 100)) * BigInt(Math.round(price * 100));
        const distance = BigInt(gross) * 10_000n - exact;
        expect(distance > -5_000n && distance <= 5_000n).toBe(true);
        expect(lineGross({ quantity: 1, price: Math.floor(price) })).toBe(Math.floor(price));
      }),
      runs,
    );
  });

  it('costs more the more there is of it', () => {
    fc.assert(
      fc.property(lines, hundredths(100), (line, more) => {
        const larger = { ...line, quantity: line.quantity + more };
        expect(lineAmount(larger)).toBeGreaterThanOrEqual(lineAmount(line));
      }),
      runs,
    );
  });
});

describe('a discount', () => {
  it.each<[number, InvoiceDiscount, number]>([
    [1_000, { kind: 'percent', value: 10 }, 100],
    [999, { kind: 'percent', value: 12.5 }, 125],
    [1_000, { kind: 'amount', value: 250 }, 250],
    [1_000, { kind: 'amount', value: 5_000 }, 1_000],
    [0, { kind: 'percent', value: 50 }, 0],
  ])('of %i by %j is %i', (of, discount, expected) => {
    expect(discountOf(of, discount)).toBe(expected);
  });

  it('takes nothing or all at its ends, and never more than there is', () => {
    fc.assert(
      fc.property(peso, fc.oneof(percent, amount), (of, discount) => {
        const taken = discountOf(of, discount);
        expect(Number.isInteger(taken)).toBe(true);
        expect(taken).toBeGreaterThanOrEqual(0);
        expect(taken).toBeLessThanOrEqual(of);
        expect(discountOf(of, { kind: 'percent', value: 0 })).toBe(0);
        expect(discountOf(of, { kind: 'percent', value: 100 })).toBe(of);
        expect(discountOf(of, { kind: 'amount', value: of })).toBe(of);
        expect(discountOf(of, undefined)).toBe(0);
      }),
      runs,
    );
  });
});

describe('the totals', () => {
  it('of an invoice as it is printed', () => {
    const items: InvoiceLine[] = [
      { quantity: 2, price: 150_000 },
      { quantity: 3, price: 12_500, discount: { kind: 'percent', value: 10 } },
    ];
    expect(invoiceTotals(items, { kind: 'amount', value: 33_750 })).toEqual({
      subtotal: 333_750,
      discount: 33_750,
      net: 300_000,
      vat: 57_000,
      total: 357_000,
    });
    expect(invoiceTotals([])).toEqual({ subtotal: 0, discount: 0, net: 0, vat: 0, total: 0 });
  });

  const invoices = fc.tuple(fc.array(lines, { maxLength: 12 }), discounts);

  it('add up, in whole pesos, and VAT is its share of the net', () => {
    fc.assert(
      fc.property(invoices, ([items, discount]) => {
        const totals = invoiceTotals(items, discount);
        expect(Object.values(totals).every((n) => Number.isSafeInteger(n) && n >= 0)).toBe(true);
        expect(totals.subtotal).toBe(items.reduce((sum, item) => sum + lineAmount(item), 0));
        expect(totals.subtotal - totals.discount).toBe(totals.net);
        expect(totals.net + totals.vat).toBe(totals.total);
        expect(Math.abs(totals.vat * 100 - totals.net * vatPercent)).toBeLessThanOrEqual(50);
      }),
      runs,
    );
  });

  it('do not depend on the order of the lines', () => {
    fc.assert(
      fc.property(invoices, ([items, discount]) => {
        expect(invoiceTotals(items.toReversed(), discount)).toEqual(invoiceTotals(items, discount));
      }),
      runs,
    );
  });

  it('do not become less by a further line, nor by a smaller discount', () => {
    fc.assert(
      fc.property(invoices, lines, hundredths(100), ([items], line, value) => {
        const one = invoiceTotals(items, { kind: 'percent', value });
        const longer = invoiceTotals([...items, line], { kind: 'percent', value });
        expect(longer.total).toBeGreaterThanOrEqual(one.total);
        const half = invoiceTotals(items, { kind: 'percent', value: Math.floor(value / 2) });
        expect(half.total).toBeGreaterThanOrEqual(one.total);
      }),
      runs,
    );
  });

  it('convert back to their net amount', () => {
    fc.assert(
      fc.property(peso, (net) => {
        const { total } = invoiceTotals([{ quantity: 1, price: net }]);
        expect(netWithin(total)).toBe(net);
        // Of every six amounts one is the total of no net at all: the one below it then.
        const { total: within } = invoiceTotals([{ quantity: 1, price: netWithin(net) }]);
        expect(net - within).toBeGreaterThanOrEqual(0);
        expect(net - within).toBeLessThanOrEqual(1);
      }),
      runs,
    );
  });
});

describe('what is owed', () => {
  it('falls by each payment until it is paid', () => {
    fc.assert(
      fc.property(peso, fc.nat(), (part, other) => {
        const owed = part + other;
        const first = paid(owed, part);
        expect(first).toEqual({
          balance: other,
          status: other === 0 ? 'Paid' : 'Partial Payment',
        });
        expect(paid(first.balance, other)).toEqual({ balance: 0, status: 'Paid' });
      }),
      runs,
    );
  });

  it('follows the total, and so does a status that depends on payments', () => {
    const before = { total: 1_000, balance: 0, status: 'Paid' } as const;
    expect(retotalled(before, 1_200)).toEqual({ balance: 200, status: 'Partial Payment' });
    expect(retotalled(before, 900)).toEqual({ balance: -100, status: 'Paid' });
    expect(retotalled({ ...before, balance: 300 }, 1_000)).toEqual({
      balance: 300,
      status: 'Paid',
    });
    expect(retotalled({ ...before, status: 'Sent', balance: 1_000 }, 1_500)).toEqual({
      balance: 1_500,
      status: 'Sent',
    });
  });
});
