import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeOf, withGone } from './item-places.ts';

const lines = ['a', 'b', 'c', 'd', 'e'];

it('brings all lines back to where they stood, whatever the order of leaving and of coming back', () => {
  const orders = fc.shuffledSubarray(lines, { minLength: 1 });
  fc.assert(
    fc.property(
      orders.chain((gone) =>
        fc.record({
          gone: fc.constant(gone),
          back: fc.shuffledSubarray(gone, { minLength: gone.length }),
        }),
      ),
      ({ gone, back }) => {
        let present = lines;
        let known: string[] = [];
        for (const key of gone) {
          known = withGone(known, present);
          present = present.filter((line) => line !== key);
        }
        for (const key of back) {
          present = present.toSpliced(placeOf(key, { known, present }), 0, key);
          // Present lines keep their order.
          expect(present).toEqual(lines.filter((line) => present.includes(line)));
        }
        expect(present).toEqual(lines);
      },
    ),
  );
});

it('goes along with lines that were moved or added meanwhile', () => {
  // b was removed from behind a, which is now followed only by a new line.
  const known = withGone([], ['a', 'b', 'c']);
  expect(placeOf('b', { known, present: ['c', 'a', 'x'] })).toBe(2);
});
