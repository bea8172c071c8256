import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, mistakesIn, nearestFirst } from './spelling.ts';

const word = fc.stringMatching(/^[a-e]{1,9}$/);
const all = 20;

describe('the distance of two words', () => {
  it.each([
    ['mascarilas', 'mascarillas', 1],
    ['masacrillas', 'mascarillas', 1],
    ['mazcarilas', 'mascarillas', 2],
    ['ecografo', 'ecografo', 0],
    ['', 'aseo', 4],
  ])('%s and %s', (one, other, distance) => {
    expect(editDistance(one, other, all)).toBe(distance);
  });

  it('is the same both ways, and nothing for the same word alone', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other, all)).toBe(editDistance(other, one, all));
        expect(editDistance(one, other, all) === 0).toBe(one === other);
      }),
    );
  });

  it('is none where it is more than what is asked for', () => {
    fc.assert(
      fc.property(word, word, fc.nat({ max: 4 }), (one, other, most) => {
        const distance = editDistance(one, other, all) ?? all;
        expect(editDistance(one, other, most)).toBe(distance > most ? null : distance);
      }),
    );
  });
});

it('near words come nearest first, and never the word itself', () => {
  fc.assert(
    fc.property(word, fc.array(word), (written, known) => {
      const found = nearestFirst(
        written,
        known.map((one) => ({ word: one })),
      );
      const distances = found.map(({ distance }) => distance);
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      for (const distance of distances) {
        expect(distance).toBeGreaterThan(0);
        expect(distance).toBeLessThanOrEqual(mistakesIn(written));
      }
    }),
  );
});
