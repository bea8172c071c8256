import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { partsOf } from './in-slices.ts';

const sizes = fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 60 });
const sumOf = (part: readonly number[]): number => part.reduce((sum, size) => sum + size, 0);

it('leaves nothing out, keeps the order, and makes no part larger than asked unless of one thing', () => {
  fc.assert(
    fc.property(sizes, fc.integer({ min: 1, max: 300 }), (things, most) => {
      const parts = partsOf(things, (size) => size, most);
      expect(parts.flat()).toEqual(things);
      expect(parts.every((part) => part.length === 1 || sumOf(part) <= most)).toBe(true);
      // No part ends while there is room for the next thing.
      const next = parts.slice(1).map(([first]) => first ?? 0);
      expect(next.every((first, at) => sumOf(parts[at] ?? []) + first > most)).toBe(true);
    }),
    { seed: 92 },
  );
});
