import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { pagesAround } from './pages-around.ts';

it('offers all pages when they are few', () => {
  expect(pagesAround(1, 1)).toEqual([1]);
  expect(pagesAround(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('keeps the ends and what is beside the present page', () => {
  expect(pagesAround(1, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
  expect(pagesAround(9, 20)).toEqual([1, null, 8, 9, 10, null, 20]);
  expect(pagesAround(20, 20)).toEqual([1, null, 16, 17, 18, 19, 20]);
});

it('always shows first, last, present and neighbours, in order, in seven places at most', () => {
  const place = fc
    .integer({ min: 1, max: 500 })
    .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));
  fc.assert(
    fc.property(place, ([here, last]) => {
      const offered = pagesAround(here, last);
      const numbers = offered.filter((page) => page !== null);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(offered.length).toBeLessThanOrEqual(7);
      const wanted = [1, last, here, here - 1, here + 1].filter(
        (page) => page >= 1 && page <= last,
      );
      expect(wanted.every((page) => numbers.includes(page))).toBe(true);
    }),
    { seed: 11 },
  );
});
