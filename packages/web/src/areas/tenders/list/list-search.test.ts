import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from '#web/lib/search-params.ts';
import { toggled } from '#web/lib/toggled.ts';
import {
  changed,
  filterOf,
  readListSearch,
  sortOf,
  viewOf,
  withoutFilters,
} from './list-search.ts';

const read = (url: string) => readListSearch(parseSearch(url));

it('reads an address into typed filters', () => {
  const search = read(
    '?estado=publicada,cerrada&tag=3,ninguna&asignado=yo,7&region=13&sort=cierre&nuevas=3d',
  );
  expect(search.nuevas).toBe('3d');
  expect(search.estado).toEqual(['publicada', 'cerrada']);
  expect(search.tag).toEqual([3, 'ninguna']);
  expect(search.asignado).toEqual(['yo', 7]);
  expect(search.region).toEqual([13]);
  expect(search.sort).toBe('cierre');
});

it('drops what a link gets wrong and keeps the rest', () => {
  expect(filterOf(read('?estado=inventada&q=aseo&montoMin=mil&columnas=xyz&nuevas=9d'))).toEqual({
    q: 'aseo',
  });
});

it('round-trips through the address', () => {
  const search = read('?q=%22aseo+de+oficinas%22&estado=publicada&cierre=7d&densidad=compacta');
  expect(read(stringifySearch(search))).toEqual(search);
});

it('keeps only order and columns when the filters are cleared', () => {
  const bare = withoutFilters(read('?q=a&estado=publicada&sort=monto&densidad=compacta'));
  expect(filterOf(bare)).toEqual({});
  expect(bare).toMatchObject({ sort: 'monto', densidad: 'compacta' });
});

it('toggles values', () => {
  expect(toggled(undefined, 1)).toEqual([1]);
  expect(toggled([1, 2], 2)).toEqual([1]);
  expect(toggled([1], 1)).toBeUndefined();
});

it('does not write what is as it is by default', () => {
  expect(stringifySearch(read('?sort=relevancia&q=aseo&vista=todas'))).toBe('?q=aseo');
  expect(stringifySearch(read('?sort=-publicacion&estado=cerrada'))).toBe('?estado=cerrada');
  expect(stringifySearch(read('?sort=cierre&vista=abiertas'))).toBe('');
});

it('opens with what is open, and looks everywhere for what a link asks for', () => {
  expect(viewOf(read(''))).toBe('abiertas');
  expect(filterOf(read(''))).toEqual({ vista: 'abiertas' });
  expect(viewOf(read('?densidad=compacta&ver=7'))).toBe('abiertas');
  expect(filterOf(read('?estado=cerrada'))).toEqual({ estado: ['cerrada'] });
  expect(filterOf(read('?estado=cerrada&vista=mias'))).toEqual({
    estado: ['cerrada'],
    vista: 'mias',
  });
});

it('stays in its view while filters come and go', () => {
  const narrowed = changed(read(''), { q: 'aseo' });
  expect(viewOf(narrowed)).toBe('abiertas');
  expect(viewOf(changed(narrowed, { q: undefined }))).toBe('abiertas');
  const everywhere = read('?q=aseo');
  expect(viewOf(changed(everywhere, { q: undefined }))).toBe('todas');
  expect(stringifySearch(withoutFilters(narrowed))).toBe('');
  expect(viewOf(withoutFilters(everywhere))).toBe('todas');
});

it('sorts by what the view is looked at for', () => {
  expect(sortOf(read(''))).toBe('cierre');
  expect(sortOf(read('?vista=cambiadas'))).toBe('-cambio');
  expect(sortOf(read('?vista=todas'))).toBe('-publicacion');
  expect(sortOf(read('?q=aseo'))).toBe('relevancia');
});
