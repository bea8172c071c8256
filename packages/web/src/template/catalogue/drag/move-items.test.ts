import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DragList, moved, placeOver } from './move-items.ts';

const lists: DragList[] = [
  { id: 'L1', name: 'Uno', items: ['a', 'b', 'c'].map((id) => ({ id, name: id })) },
  { id: 'L2', name: 'Dos', items: ['d', 'e'].map((id) => ({ id, name: id })) },
];
const shown = (given: readonly DragList[]) =>
  given.map(({ items }) => items.map(({ id }) => id).join(''));

it('moves one up, down and to the other list', () => {
  expect(shown(moved(lists, ['c'], { list: 'L1', at: 0 }))).toEqual(['cab', 'de']);
  expect(shown(moved(lists, ['a'], { list: 'L1', at: 2 }))).toEqual(['bca', 'de']);
  expect(shown(moved(lists, ['b'], { list: 'L2', at: 1 }))).toEqual(['ac', 'dbe']);
});

const some = fc.subarray(['a', 'b', 'c', 'd', 'e']);

it('keeps every item once, whatever is moved and wherever to', () => {
  fc.assert(
    fc.property(some, fc.constantFrom('L1', 'L2', 'none'), fc.nat(8), (ids, list, at) => {
      const after = moved(lists, ids, { list, at }).flatMap(({ items }) => items);
      expect(after.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
    }),
  );
});

it('puts together what is moved together, in the order it had', () => {
  fc.assert(
    fc.property(some, fc.constantFrom('L1', 'L2'), fc.nat(8), (ids, list, at) => {
      expect(shown(moved(lists, ids, { list, at })).join('')).toContain(ids.join(''));
    }),
  );
});

it('takes a drop on a list for its end, and none for nothing', () => {
  expect(placeOver(lists, 'L2')).toEqual({ list: 'L2', at: 2 });
  expect(placeOver(lists, 'e')).toEqual({ list: 'L2', at: 1 });
  expect(placeOver(lists, 'z')).toBeNull();
});
