import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arrivalOf,
  checkCoupon,
  coupons,
  deliveryFee,
  joinedLines,
  offerAmount,
  offerOf,
  sumsOf,
} from './cart-sums.ts';
import { addDays, santiagoDay } from './santiago-time.ts';

const line = fc.record({
  id: fc.integer({ min: 1, max: 500 }),
  price: fc.integer({ min: 1, max: 2_000_000 }),
  qty: fc.integer({ min: 1, max: 10 }),
  hasFreeShipping: fc.boolean(),
});
const lines = fc.array(line, { maxLength: 12 });
const coupon = fc.option(fc.constantFrom(...coupons));
const now = new Date('2026-11-21T18:30:00Z');

describe('what a cart costs', () => {
  it('adds up, in whole pesos, and is never less than nothing', () => {
    fc.assert(
      fc.property(lines, coupon, (all, one) => {
        const sums = sumsOf(all, one);
        const { subtotal, offers, coupon: off, delivery, total, tax } = sums;
        expect(total).toBe(subtotal - offers - off + delivery);
        for (const amount of Object.values(sums)) {
          expect(Number.isInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
        expect(off).toBeLessThanOrEqual(subtotal - offers);
        expect(Math.abs((total - tax) * 0.19 - tax)).toBeLessThan(1);
      }),
    );
  });

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(lines, coupon, (all, one) => {
        expect(sumsOf(all.toReversed(), one)).toEqual(sumsOf(all, one));
      }),
    );
  });

  it('costs as much in two lines as in one', () => {
    fc.assert(
      fc.property(lines, line, fc.integer({ min: 1, max: 10 }), (all, one, more) => {
        const split = sumsOf([...all, one, { ...one, qty: more }]);
        expect(split).toEqual(sumsOf([...all, { ...one, qty: one.qty + more }]));
      }),
    );
  });

  it('never costs less with one more', () => {
    fc.assert(
      fc.property(lines, line, coupon, (all, one, code) => {
        const more = sumsOf([...all, { ...one, qty: one.qty + 1 }], code);
        expect(more.total).toBeGreaterThanOrEqual(sumsOf([...all, one], code).total);
      }),
    );
  });

  it('never costs more with a coupon', () => {
    fc.assert(
      fc.property(lines, coupon, (all, one) => {
        expect(sumsOf(all, one).total).toBeLessThanOrEqual(sumsOf(all).total);
      }),
    );
  });

  it('charges one delivery, and none when all items ship free', () => {
    const one = { id: 1, price: 10_000, qty: 2, hasFreeShipping: false };
    expect(sumsOf([one, { ...one, id: 2 }]).delivery).toBe(deliveryFee);
    expect(sumsOf([{ ...one, hasFreeShipping: true }]).delivery).toBe(0);
    expect(sumsOf([])).toEqual({
      subtotal: 0,
      offers: 0,
      coupon: 0,
      delivery: 0,
      total: 0,
      tax: 0,
    });
  });

  it('takes 3 to 20 percent off, the best of one to four offers, rounded by unit', () => {
    for (let id = 1; id <= 200; id += 1) {
      const { percentage, count } = offerOf({ id });
      expect(percentage).toBeGreaterThanOrEqual(3);
      expect(percentage).toBeLessThanOrEqual(20);
      expect([1, 2, 3, 4]).toContain(count);
    }
    expect(offerAmount({ id: 26, price: 189_990 })).toBe(9_500);
  });
});

describe('a coupon', () => {
  const chair = { id: 26, price: 189_990, qty: 1, hasFreeShipping: true };

  it.each(['BIENVENIDA10', ' bienvenida10 ', 'Bienvenida10'])('is known as %j', (typed) => {
    const { coupon: found } = checkCoupon(typed, [chair], now);
    expect(found?.code).toBe('BIENVENIDA10');
    expect(sumsOf([chair], found)).toMatchObject({ offers: 9_500, coupon: 18_049 });
  });

  it.each(['', 'BIENVENIDA', 'x'.repeat(500), '<script>'])('is not known as %j', (typed) => {
    expect(checkCoupon(typed, [chair], now)).toEqual({ coupon: null, refusal: 'unknown' });
  });

  it('counts until the end of its last day in Santiago', () => {
    const last = new Date('2024-12-21T02:59:59Z');
    expect(checkCoupon('PRIMAVERA24', [chair], last).refusal).toBeNull();
    const after = new Date('2024-12-21T03:00:00Z');
    expect(checkCoupon('PRIMAVERA24', [chair], after)).toEqual({
      coupon: null,
      refusal: 'expired',
      until: '2024-12-20',
    });
  });

  it('states how much is missing to its minimum', () => {
    expect(checkCoupon('OFICINA25', [chair], now)).toEqual({
      coupon: null,
      refusal: 'minimum',
      missing: 300_000 - 180_490,
    });
    expect(checkCoupon('OFICINA25', [{ ...chair, qty: 2 }], now).refusal).toBeNull();
  });
});

it('arrives within the week after tomorrow, and never on a Sunday', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
      (id, from) => {
        const day = arrivalOf({ id }, from);
        const today = santiagoDay(from);
        expect(day > addDays(today, 1) && day <= addDays(today, 8)).toBe(true);
        expect(new Date(`${day}T00:00:00Z`).getUTCDay()).not.toBe(0);
      },
    ),
  );
});

it('joins what was added twice, up to the most there may be', () => {
  const all = [
    { id: 1, qty: 4 },
    { id: 2, qty: 1 },
    { id: 1, qty: 3 },
    { id: 1, qty: 9 },
  ];
  expect(joinedLines(all, 10)).toEqual([
    { id: 1, qty: 10, entries: 3 },
    { id: 2, qty: 1, entries: 1 },
  ]);
});
