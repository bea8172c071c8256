import type { Permission } from '@pliego/contract/areas/permissions';
import { expect, it } from 'vitest';
import { readSearch } from '#web/lib/search-params.ts';
import { createdMs, found, PermissionSearch, sorted } from './permission-search.ts';

const permission = (id: number, name: string, createdDate: string): Permission => ({
  id,
  name,
  createdDate,
  assignedTo: ['user'],
});
const rows = [
  permission(1, 'Zonas', '03 Mar 2025, 9:05 AM'),
  permission(2, 'Ámbitos', '4 Mar 2026, 3:05 PM'),
  permission(3, 'Bodegas', '03 Mar 2025, 9:05 PM'),
];
const idsBy = (sort: string | undefined) =>
  sorted(rows, sort, ({ name }) => name).map(({ id }) => id);

it('orders names as Spanish does, and dates by their instant', () => {
  expect(idsBy(undefined)).toEqual([1, 2, 3]);
  expect(idsBy('name')).toEqual([2, 3, 1]);
  expect(idsBy('-name')).toEqual([1, 3, 2]);
  expect(idsBy('createdDate')).toEqual([1, 3, 2]);
  expect(idsBy('-createdDate')).toEqual([2, 3, 1]);
});

it.each([
  ['', [1, 2, 3]],
  ['ambitos ', [2]],
  ['05-03', [2]],
  ['Mar 2025', [1, 3]],
  ['nada', []],
])('finds by %j what is shown, and what it is on the wire', (q, ids) => {
  const textsOf = ({ id, name, createdDate }: Permission) => [name, createdDate, `0${id + 3}-03`];
  expect(found(rows, q, textsOf).map(({ id }) => id)).toEqual(ids);
});

it('takes a date that is none for the oldest', () => {
  expect(createdMs(permission(4, 'x', 'ayer'))).toBe(0);
});

it('drops invalid search params', () => {
  expect(readSearch(PermissionSearch, { role: 'king', sort: 'name', size: '7' })).toEqual({
    sort: 'name',
  });
});
