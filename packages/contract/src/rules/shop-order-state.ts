import { santiagoDay } from './santiago-time.ts';

export type ShopOrderState = 'preparing' | 'on-the-way' | 'delivered';

interface OrderedLine {
  /** `YYYY-MM-DD`. */
  arrives: string;
}

/**
 * How far an order of the shop is, by the days that it promised: prepared on the day it is placed, on the way
 * until its last line has arrived.
 */
export function shopOrderState(
  { placedAt, lines }: { placedAt: string; lines: readonly OrderedLine[] },
  today: string,
): ShopOrderState {
  const placed = santiagoDay(placedAt);
  const last = lines.reduce((latest, { arrives }) => (arrives > latest ? arrives : latest), placed);
  if (today > last) return 'delivered';
  return today > placed ? 'on-the-way' : 'preparing';
}
