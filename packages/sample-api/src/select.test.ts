import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareAsSpanish,
  containsFolded,
  containsText,
  pageOf,
  select,
  sorted,
  type SortKey,
} from './select.ts';

const by = ({ key }: { key: SortKey }) => key;
const rows = fc
  .array(fc.option(fc.integer({ min: 0, max: 5 })))
  .map((keys) => keys.map((key, index) => ({ id: index + 1, key })));

describe('an order', () => {
  it('keeps every row, and equal ones as they were', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const ascending = sorted(all, { by, direction: 'asc' });
        expect(new Set(ascending)).toEqual(new Set(all));
        for (const [index, row] of ascending.entries()) {
          const next = ascending[index + 1];
          if (next === undefined) continue;
          const [a, b] = [row.key ?? Infinity, next.key ?? Infinity];
          expect(a < b || (a === b && row.id < next.id)).toBe(true);
        }
        expect(sorted(all, { by, direction: 'desc' })).toEqual(ascending.toReversed());
      }),
    );
  });

  it('of texts is by code unit', () => {
    const texts = ['b', 'Á', 'a', 'B', 'ñ', ''].map((key) => ({ key }));
    const ordered = sorted(texts, { by, direction: 'asc' }).map(by);
    expect(ordered).toEqual(['', 'B', 'a', 'b', 'Á', 'ñ']);
  });

  it('of texts is that of Spanish on request', () => {
    const names = ['Diego Valdebenito', 'Ñusta', 'Nora', 'Álvaro', 'Oscar', 'Diego Órdenes', 'Ana'];
    const texts = [...names, null].map((key) => ({ key }));
    const order = { by, direction: 'asc', compareTexts: compareAsSpanish } as const;
    expect(sorted(texts, order).map(by)).toEqual([
      'Álvaro',
      'Ana',
      'Diego Órdenes',
      'Diego Valdebenito',
      'Nora',
      'Ñusta',
      'Oscar',
      null,
    ]);
  });
});

describe('a page', () => {
  it('and the next one are the list again', () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 7 }), (all, perPage) => {
        const pages = Array.from({ length: all.length + 1 }, (_, index) =>
          pageOf(all, { page: index + 1, perPage }),
        );
        expect(pages.flat()).toEqual(all);
        expect(pages.every((page) => page.length <= perPage)).toBe(true);
      }),
    );
  });

  it.each([
    { page: Number.NaN, perPage: 2 },
    { page: 1, perPage: Number.NaN },
    { page: 4, perPage: 2 },
    { page: 2, perPage: Infinity },
  ])('%j is empty', (page) => {
    expect(pageOf([1, 2, 3], page)).toEqual([]);
  });
});

describe('a selection', () => {
  it('filters, counts, orders and cuts', () => {
    const all = [1, 2, 3, 4, 5].map((key) => ({ key }));
    const where = ({ key }: { key: number }) => key !== 2;
    const order = { by, direction: 'desc' } as const;
    expect(select(all, { where, order, page: { page: 1, perPage: 2 } })).toEqual({
      rows: [{ key: 5 }, { key: 4 }],
      total: 4,
    });
    expect(select(all)).toEqual({ rows: all, total: 5 });
  });
});

describe('a text', () => {
  it.each([
    ['', ['x'], true],
    ['ÑANDÚ', ['el ñandú'], true],
    ['nandu', ['el ñandú'], false],
    ['12', ['a', 5012], true],
    ['x', [], false],
  ])('with %j is found in %j: %s', (q, texts, found) => {
    expect(containsText(q, ...texts)).toBe(found);
  });

  it.each([
    ['', ['x'], true],
    [' nandu ', ['el ñandú'], true],
    ['ÑANDÚ', ['el nandu'], true],
    ['nandues', ['el ñandú'], false],
  ])('with %j is found in %j whatever the accents: %s', (q, texts, found) => {
    expect(containsFolded(q, ...texts)).toBe(found);
  });
});
