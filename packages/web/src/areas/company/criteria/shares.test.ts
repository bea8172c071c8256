import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharesOf } from './shares.ts';

describe('shares of 100', () => {
  it('are the weights where those add up to 100', () => {
    expect(sharesOf([25, 25, 20, 15, 15])).toEqual([25, 25, 20, 15, 15]);
  });

  it('give what rounding leaves to who lost most by it', () => {
    expect(sharesOf([1, 1, 1])).toEqual([34, 33, 33]);
    expect(sharesOf([2, 1])).toEqual([67, 33]);
    expect(sharesOf([])).toEqual([]);
  });

  it('add up to 100, and a heavier one never has less', () => {
    const weights = array(integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 40 });
    assert(
      property(weights, (given) => {
        const shares = sharesOf(given);
        expect(shares.reduce((total, share) => total + share, 0)).toBe(100);
        const byWeight = shares
          .map((share, index) => ({ share, weight: given[index] ?? 0 }))
          .toSorted((one, other) => one.weight - other.weight || one.share - other.share);
        expect(byWeight.map(({ share }) => share)).toEqual(shares.toSorted((a, b) => a - b));
      }),
    );
  });
});
