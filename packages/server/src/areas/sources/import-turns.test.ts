import { array, assert, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';
import { inTurnOrder, type Owner } from './import-turns.ts';

const waiting = (owners: readonly Owner[]) => owners.map((owner, at) => ({ owner, at }));
const order = (owners: readonly Owner[], served: readonly [Owner, number][] = []) =>
  inTurnOrder(waiting(owners), new Map(served)).map(({ at }) => at);

it('lets owners alternate, each in the order of its requests', () => {
  expect(order([1, 1, 1, 2, 2, 3])).toEqual([0, 3, 5, 1, 4, 2]);
  expect(order([1, 2, 1], [[1, 5]])).toEqual([1, 0, 2]);
  expect(order([null, null, 4], [[null, 1]])).toEqual([2, 0, 1]);
  expect(order([])).toEqual([]);
});

it('never makes anyone wait for more than one import of each other owner per own one', () => {
  const owners = array(constantFrom<Owner>(null, 1, 2, 3), { maxLength: 20 });
  assert(
    property(owners, (asked) => {
      const turns = inTurnOrder(waiting(asked), new Map());
      expect(turns.map(({ at }) => at).sort((a, b) => a - b)).toEqual(asked.map((_, at) => at));
      for (const [place, { owner, at }] of turns.entries()) {
        const before = turns.slice(0, place);
        const own = before.filter((one) => one.owner === owner);
        expect(own.every((one) => one.at < at)).toBe(true);
        for (const other of new Set(before.map((one) => one.owner))) {
          const others = before.filter((one) => one.owner === other);
          expect(others.length).toBeLessThanOrEqual(own.length + 1);
        }
      }
    }),
  );
});
