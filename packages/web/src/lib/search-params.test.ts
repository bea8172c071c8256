import { expect, it } from 'vitest';
import * as z from 'zod';
import { parseSearch, readSearch, stringifySearch } from './search-params.ts';

const Query = z.object({
  q: z.string().optional(),
  page: z.coerce.number().int().optional(),
  sort: z.enum(['a', 'b']).default('a'),
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
