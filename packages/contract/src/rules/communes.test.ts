import { expect, it } from 'vitest';
import { communesOf } from './communes.ts';
import { regions } from './regions.ts';

it('has the 346 communes of the country, each region its own, by the alphabet', () => {
  const all = regions.map(({ number }) => communesOf(number));
  expect(all.flat()).toHaveLength(346);
  for (const communes of all) {
    expect(communes).toEqual(communes.toSorted((a, b) => a.localeCompare(b, 'es')));
    expect(new Set(communes).size).toBe(communes.length);
  }
  expect(communesOf(0)).toEqual([]);
});
