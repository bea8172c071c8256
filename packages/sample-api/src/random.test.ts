import { describe, expect, it } from 'vitest';
import { randomInteger, seededRandom } from './random.ts';

const drawn = (seed: number, count: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, random);
};

describe('chance', () => {
  it('is the same for the same seed', () => {
    expect(drawn(7, 20)).toEqual(drawn(7, 20));
    expect(drawn(7, 20)).not.toEqual(drawn(8, 20));
  });

  it('is spread from 0 to below 1', () => {
    const numbers = drawn(1, 10_000);
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    for (const tenth of Array.from({ length: 10 }, (_, index) => index / 10)) {
      const share = numbers.filter((number) => number >= tenth && number < tenth + 0.1).length;
      expect(share).toBeGreaterThan(850);
      expect(share).toBeLessThan(1150);
    }
  });

  it('of whole numbers reaches both ends', () => {
    expect(randomInteger(() => 0, { min: 3, max: 20 })).toBe(3);
    expect(randomInteger(() => 1 - 2 ** -32, { min: 3, max: 20 })).toBe(20);
  });
});
