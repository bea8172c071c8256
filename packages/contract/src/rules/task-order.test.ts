import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareRanks, type Place, type Ranked, ranksAfterMove } from './task-order.ts';

const order = (tasks: readonly Ranked[]) => tasks.toSorted(compareRanks).map(({ id }) => id);

function moved(tasks: readonly Ranked[], id: number, targetId: number, place: Place): Ranked[] {
  const ranks = ranksAfterMove(tasks, { id, targetId, place });
  return tasks.map((task) => ({ ...task, rank: ranks?.get(task.id) ?? task.rank }));
}

const fresh = (count: number): Ranked[] =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1 }));

const moves = fc.array(
  fc.record({
    id: fc.nat(),
    targetId: fc.nat(),
    place: fc.constantFrom<Place>('before', 'after'),
  }),
  { maxLength: 40 },
);

describe('the order given by hand', () => {
  it('is newest first until something is moved', () => {
    expect(order(fresh(4))).toEqual([4, 3, 2, 1]);
  });

  it('puts what is moved beside its target and leaves the others as they stood', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), moves, (count, steps) => {
        let tasks = fresh(count);
        for (const { place, ...step } of steps) {
          const id = (step.id % count) + 1;
          const targetId = (step.targetId % count) + 1;
          const before = order(tasks);
          tasks = moved(tasks, id, targetId, place);
          const after = order(tasks);
          expect(after.filter((one) => one !== id)).toEqual(before.filter((one) => one !== id));
          const expected =
            id === targetId
              ? before.indexOf(id)
              : after.indexOf(targetId) + (place === 'before' ? -1 : 1);
          expect(after.indexOf(id)).toBe(expected);
        }
      }),
    );
  });

  it('holds when the same gap is used more often than numbers can be halved', () => {
    let tasks = fresh(3);
    for (let step = 0; step < 300; step += 1) {
      tasks = moved(tasks, step % 2 === 0 ? 1 : 2, 3, 'after');
      expect(order(tasks)).toEqual(step % 2 === 0 ? [3, 1, 2] : [3, 2, 1]);
    }
  });

  it('puts what is added on top, also after moves to the top', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 8 }),
        fc.integer({ min: 1, max: 80 }),
        (count, times) => {
          let tasks = fresh(count);
          for (let step = 0; step < times; step += 1) {
            const [top = 0] = order(tasks);
            tasks = moved(tasks, (step % count) + 1, top, 'before');
          }
          expect(order([...tasks, { id: count + 1 }])[0]).toBe(count + 1);
        },
      ),
    );
  });

  it('holds when the numbers on top were given to tasks that are gone', () => {
    const tasks = [{ id: 1, rank: 40 }, { id: 2, rank: 41 }, { id: 3 }];
    expect(order(moved(tasks, 3, 2, 'before'))).toEqual([3, 2, 1]);
  });

  it('reports when there is nothing to move or no place for it', () => {
    expect(ranksAfterMove(fresh(3), { id: 9, targetId: 1, place: 'after' })).toBeNull();
    expect(ranksAfterMove(fresh(3), { id: 1, targetId: 9, place: 'after' })).toBeNull();
    expect(ranksAfterMove(fresh(3), { id: 1, targetId: 1, place: 'after' })).toEqual(new Map());
  });
});
