import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { rankBetween } from './board-rank.ts';

const byCharacters = (one: string, other: string): number =>
  Number(one > other) - Number(one < other);

/** A board on which cards are put at places, each given as a fraction of its length. */
function insertAt(places: readonly number[]): string[] {
  const keys: string[] = [];
  for (const place of places) {
    const at = Math.round(place * keys.length);
    keys.splice(at, 0, rankBetween(keys[at - 1] ?? null, keys[at] ?? null));
  }
  return keys;
}

const places = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 200 });

it('keeps the order of the cards, whatever is put where', () => {
  fc.assert(
    fc.property(places, (chosen) => {
      const keys = insertAt(chosen);
      expect(keys.toSorted(byCharacters)).toEqual(keys);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.filter((key) => key === '' || key.endsWith('0'))).toEqual([]);
    }),
  );
});

it.each([
  [null, '1'],
  [null, '0001'],
  [null, '00000001'],
  ['zzzz', null],
  ['zzzzzz', null],
  ['z', null],
  ['V', 'V1'],
  ['V', 'V01'],
  ['Vzzz', 'W'],
])('leaves room at the ends of the scale, and between neighbours: %s, %s', (above, below) => {
  const key = rankBetween(above, below);
  const keys = [above, key, below].filter((each) => each !== null);
  expect(keys.toSorted(byCharacters)).toEqual(keys);
  expect(new Set(keys).size).toBe(keys.length);
  expect(key.endsWith('0')).toBe(false);
});

it.each([
  ['at the top', () => 0],
  ['at the bottom', () => 1],
])('keeps keys short when ten thousand cards are put %s', (_, place) => {
  const keys = insertAt(Array.from({ length: 10_000 }, place));
  expect(Math.max(...keys.map(({ length }) => length))).toBeLessThanOrEqual(4);
});

it('keeps keys short when two thousand cards are put anywhere', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2_000, maxLength: 2_000 }),
      (chosen) => {
        const keys = insertAt(chosen);
        expect(Math.max(...keys.map(({ length }) => length))).toBeLessThanOrEqual(60);
      },
    ),
    { numRuns: 5 },
  );
});

it.each([
  ['b', 'a'],
  ['b', 'b'],
])('comes right below the upper card where both have changed places: %s, %s', (above, below) => {
  expect(rankBetween(above, below)).toBe('bV');
});
