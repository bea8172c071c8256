import { expect, it } from 'vitest';
import { cartTotal, withQuantity } from './cart-total.ts';

const lines = [
  { id: 1, price: 34_990, qty: 1 },
  { id: 2, price: 9_990, qty: 3 },
];

it('costs each price as many times as it is wanted', () => {
  expect(cartTotal(lines)).toBe(64_960);
  expect(cartTotal([])).toBe(0);
});

it('takes another quantity for one product, from one to ten', () => {
  expect(withQuantity(lines, 2, 5)).toEqual([lines[0], { ...lines[1], qty: 5 }]);
  expect(withQuantity(lines, 1, 0)[0]?.qty).toBe(1);
  expect(withQuantity(lines, 1, 11)[0]?.qty).toBe(10);
});
