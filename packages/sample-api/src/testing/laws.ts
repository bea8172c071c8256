import * as fc from 'fast-check';
import { expect } from 'vitest';

interface Asked {
  page: number;
  perPage: number;
}

/** How a list answers a page: the rows, as their ids, and the total. */
export type ListPage = (page: Asked) => Promise<{ ids: number[]; total: number }>;

/**
 * The law of every paged list, for any page: it is the part of the whole list that
 * belongs there, and the total does not depend on it. Below 1 a page is the first and a size is 1.
 */
export async function expectPagingLaws(list: ListPage): Promise<void> {
  const { ids, total } = await list({ page: 1, perPage: 10_000 });
  expect(total).toBe(ids.length);
  const number = fc.integer({ min: -3, max: ids.length + 3 });
  await fc.assert(
    fc.asyncProperty(number, number, async (page, perPage) => {
      const size = Math.max(1, perPage);
      const start = (Math.max(1, page) - 1) * size;
      const answer = await list({ page, perPage });
      expect(answer).toEqual({ ids: ids.slice(start, start + size), total });
    }),
    { numRuns: 40 },
  );
}

/** Pieces of the texts that are searched, in any case, and texts that are nowhere. */
export function searchTexts(texts: readonly string[]): fc.Arbitrary<string> {
  const piece = fc
    .tuple(fc.constantFrom(...texts), fc.nat(), fc.nat(12), fc.constantFrom('asis', 'up', 'low'))
    .map(([text, from, length, letters]) => {
      const start = text.length === 0 ? 0 : from % text.length;
      const cut = text.slice(start, start + length);
      if (letters === 'up') return cut.toUpperCase();
      return letters === 'low' ? cut.toLowerCase() : cut;
    });
  return fc.oneof({ weight: 3, arbitrary: piece }, { weight: 1, arbitrary: fc.string() });
}

/**
 * What holds for every search: exactly those rows are found of which one of the texts contains what is
 * searched for, by letters and whatever their case.
 */
export async function expectSearchLaws<Row extends { id: number }>(
  rows: readonly Row[],
  textsOf: (row: Row) => readonly string[],
  search: (q: string) => Promise<number[]>,
): Promise<void> {
  const all = rows.flatMap((row) => [...textsOf(row)]);
  await fc.assert(
    fc.asyncProperty(searchTexts(all), async (q) => {
      const wanted = rows.filter((row) =>
        textsOf(row).some((text) => text.toLowerCase().includes(q.toLowerCase())),
      );
      const found = await search(q);
      expect(found.toSorted((a, b) => a - b)).toEqual(
        wanted.map(({ id }) => id).sort((a, b) => a - b),
      );
    }),
    { numRuns: 60 },
  );
}

/**
 * What holds for every order: descending is ascending reversed, ties included, and ascending puts equal
 * rows in the order of their ids.
 */
export function expectOrderLaws<Row extends { id: number }>(
  ascending: readonly Row[],
  descending: readonly Row[],
  compare: (a: Row, b: Row) => number,
): void {
  expect(descending).toEqual(ascending.toReversed());
  for (const [index, row] of ascending.entries()) {
    const next = ascending[index + 1];
    if (next === undefined) continue;
    const order = compare(row, next);
    expect(order === 0 ? row.id - next.id : order).toBeLessThan(0);
  }
}
