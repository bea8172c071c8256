import { expect, it } from 'vitest';
import { shopOrderState } from './shop-order-state.ts';

const order = {
  // Still the 20th in Santiago.
  placedAt: '2026-11-21T02:30:00.000Z',
  lines: [{ arrives: '2026-11-24' }, { arrives: '2026-11-23' }],
};

it.each([
  ['2026-11-20', 'preparing'],
  ['2026-11-21', 'on-the-way'],
  ['2026-11-24', 'on-the-way'],
  ['2026-11-25', 'delivered'],
])('an order is on %s %s', (today, state) => {
  expect(shopOrderState(order, today)).toBe(state);
});
