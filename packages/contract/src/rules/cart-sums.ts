import { addDays, santiagoDay } from './santiago-time.ts';

/*
 * What a cart costs, the same on screen and where the order is placed. Everything is whole pesos, IVA
 * included, as prices are shown in Chile.
 */

const taxRate = 0.19;
/** For one delivery, however many products that do not travel free there are. */
export const deliveryFee = 4_990;

interface PricedLine {
  id: number;
  price: number;
  qty: number;
  hasFreeShipping: boolean;
}

export interface Coupon {
  code: string;
  kind: 'percentage' | 'amount' | 'delivery';
  /** Of a hundred, or pesos. */
  value: number;
  /** What must be left to pay for the products. */
  minimum: number;
  /** The last day on which it counts. */
  until?: string;
}

/** The codes of the sample shop. */
export const coupons: readonly Coupon[] = [
  { code: 'BIENVENIDA10', kind: 'percentage', value: 10, minimum: 0 },
  { code: 'OFICINA25', kind: 'amount', value: 25_000, minimum: 300_000 },
  { code: 'DESPACHO0', kind: 'delivery', value: 0, minimum: 40_000 },
  { code: 'PRIMAVERA24', kind: 'percentage', value: 15, minimum: 0, until: '2024-12-20' },
];

/** What is taken off a product in the cart: always the same for it, the best of a few offers. */
export function offerOf({ id }: { id: number }): { percentage: number; count: number } {
  return { percentage: 3 + ((id * 7) % 18), count: 1 + ((id * 3) % 4) };
}

/** What is taken off each unit. Rounded here, so that units, lines and totals add up. */
export function offerAmount({ id, price }: { id: number; price: number }): number {
  return Math.round((price * offerOf({ id }).percentage) / 100);
}

export interface Sums {
  subtotal: number;
  offers: number;
  coupon: number;
  delivery: number;
  total: number;
  tax: number;
}

export function sumsOf(lines: readonly PricedLine[], coupon: Coupon | null = null): Sums {
  const sum = (amount: (line: PricedLine) => number) =>
    lines.reduce((total, line) => total + amount(line) * line.qty, 0);
  const subtotal = sum(({ price }) => price);
  const offers = sum(offerAmount);
  const products = subtotal - offers;
  const isFree = coupon?.kind === 'delivery' || lines.every((line) => line.hasFreeShipping);
  const delivery = isFree ? 0 : deliveryFee;
  const off = couponAmount(coupon, products);
  const total = products - off + delivery;
  return {
    subtotal,
    offers,
    coupon: off,
    delivery,
    total,
    tax: total - Math.round(total / (1 + taxRate)),
  };
}

/** Never more than there is to pay. */
function couponAmount(coupon: Coupon | null, products: number): number {
  if (coupon === null || coupon.kind === 'delivery') return 0;
  const amount =
    coupon.kind === 'amount' ? coupon.value : Math.round((products * coupon.value) / 100);
  return Math.min(amount, products);
}

export type CouponCheck =
  | { coupon: Coupon; refusal: null }
  | { coupon: null; refusal: 'unknown' }
  | { coupon: null; refusal: 'expired'; until: string }
  | { coupon: null; refusal: 'minimum'; missing: number };

/** Whether a code, as it is typed, counts for these products now. */
export function checkCoupon(typed: string, lines: readonly PricedLine[], now: Date): CouponCheck {
  const code = typed.trim().toUpperCase();
  const coupon = coupons.find((one) => one.code === code);
  if (coupon === undefined) return { coupon: null, refusal: 'unknown' };
  if (coupon.until !== undefined && santiagoDay(now) > coupon.until) {
    return { coupon: null, refusal: 'expired', until: coupon.until };
  }
  const { subtotal, offers } = sumsOf(lines);
  const missing = coupon.minimum - (subtotal - offers);
  return missing > 0 ? { coupon: null, refusal: 'minimum', missing } : { coupon, refusal: null };
}

const sunday = 0;

/** The day a product that is ordered now arrives: two to five working days from now, never a Sunday. */
export function arrivalOf({ id }: { id: number }, now: Date): string {
  let day = santiagoDay(now);
  for (let left = 2 + (id % 4); left > 0;) {
    day = addDays(day, 1);
    if (new Date(`${day}T00:00:00Z`).getUTCDay() !== sunday) left -= 1;
  }
  return day;
}

/** One line per product: quantities of repeated lines are added, up to the maximum quantity. */
export function joinedLines<L extends { id: number; qty: number }>(
  lines: readonly L[],
  most: number,
): (L & { entries: number })[] {
  const joined = new Map<number, L & { entries: number }>();
  for (const line of lines) {
    const first = joined.get(line.id);
    joined.set(
      line.id,
      first === undefined
        ? { ...line, entries: 1 }
        : { ...first, qty: Math.min(most, first.qty + line.qty), entries: first.entries + 1 },
    );
  }
  return [...joined.values()];
}
