import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parseSearch, readSearch, stringifySearch } from './search-params.ts';

const Query = z.object({
  q: z.optional(z.string()),
  page: z.optional(z.coerce.number().check(z.int())),
  sort: z._default(z.enum(['a', 'b']), 'a'),
});

it('writes lists with commas and leaves the absent out', () => {
  expect(stringifySearch({ estado: ['publicada', 'cerrada'], q: '', tag: [], n: undefined })).toBe(
    '?estado=publicada,cerrada',
  );
  expect(stringifySearch({})).toBe('');
});

it('brings back what it wrote', () => {
  const search = { q: 'aseo & "baños, piezas" +20%', page: '2' };
  expect(parseSearch(stringifySearch(search))).toEqual(search);
});

it('drops only the values that are not valid', () => {
  expect(readSearch(Query, { q: 'aseo', page: 'dos', sort: 'z' })).toEqual({
    q: 'aseo',
    sort: 'a',
  });
});
