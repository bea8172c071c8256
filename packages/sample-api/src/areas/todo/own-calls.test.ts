import * as fc from 'fast-check';
import { compareRanks } from '@pliego/contract/rules/task-order';
import { describe, expect, it } from 'vitest';
import { expectNothing, expectRefused, idsOf, newSample } from '#sample/testing/sample.ts';

const path = '/apps/todo';

type Api = ReturnType<typeof newSample>['api'];
/** In the default order of the screen. */
const byHand = async (api: Api) => idsOf((await api.todo.list()).toSorted(compareRanks));

describe('the people of the tasks', () => {
  it('include each assignee once', async () => {
    const { api } = newSample();
    const people = await api.todo.people();
    const names = people.map(({ fullName }) => fullName);
    expect(new Set(names).size).toBe(names.length);
    for (const { assignee } of await api.todo.list()) expect(people).toContainEqual(assignee);
  });
});

describe('a task that is moved', () => {
  it('is placed before or behind its target, and stays there', async () => {
    const { api } = newSample();
    await api.todo.move({ body: { id: 3, targetId: 17, place: 'before' } });
    expect((await byHand(api)).slice(0, 4)).toEqual([18, 3, 17, 16]);
    const { task } = await api.todo.move({ body: { id: 18, targetId: '1', place: 'after' } });
    expect((await byHand(api)).at(-1)).toBe(18);
    expect((await api.todo.list()).find(({ id }) => id === 18)).toEqual(task);
  });

  it('does not change what "latest" means', async () => {
    const { api } = newSample();
    const before = idsOf(await api.todo.list());
    await api.todo.move({ body: { id: 3, targetId: 18, place: 'before' } });
    expect(idsOf(await api.todo.list())).toEqual(before);
  });

  it('leaves a new one on top', async () => {
    const { api } = newSample();
    await api.todo.move({ body: { id: 3, targetId: 18, place: 'before' } });
    await api.todo.add({ body: { task: { title: 'Nueva' } } });
    expect((await byHand(api)).slice(0, 3)).toEqual([19, 3, 18]);
  });

  it.each([
    [{ id: 99, targetId: 3, place: 'before' }, 404],
    [{ id: 3, targetId: 99, place: 'before' }, 404],
    [{ id: 3, targetId: 4, place: 'beside' }, 422],
    [{ id: 3 }, 422],
    [{}, 422],
  ])('as %j is refused with %i, and nothing moves', async (json, status) => {
    const { api, send } = newSample();
    const before = await byHand(api);
    await expectRefused(status, send('POST', `${path}/move-task`, { json }));
    expect(await byHand(api)).toEqual(before);
  });
});

describe('a task without a due date or anybody in charge', () => {
  it('comes last in both orders, whether it never had one or lost it', async () => {
    const { api } = newSample();
    await api.todo.update({ body: { task: { id: 3, dueDate: null, assignee: null } } });
    for (const sortBy of ['due-date', 'assignee']) {
      expect(idsOf(await api.todo.list({ query: { sortBy } })).at(-1)).toBe(3);
    }
    expect(await api.todo.list({ query: { q: 'llamar' } })).toHaveLength(1);
  });
});

describe('a task that is erased', () => {
  it('is deleted permanently', async () => {
    const { api, send } = newSample();
    await expectNothing(200, send('DELETE', `${path}/erase-task?taskId=6`));
    expect(idsOf(await api.todo.list({ query: { filter: 'deleted' } }))).toEqual([9]);
    await expectRefused(404, send('DELETE', `${path}/erase-task?taskId=6`));
    await expectRefused(404, send('POST', `${path}/update-task`, { json: { task: { id: 6 } } }));
  });

  it.each([
    ['?taskId=3', 404],
    ['?taskId=99', 404],
    ['?taskId=x', 422],
    ['', 422],
  ])(
    'asked for with %j is refused with %i: only what was deleted is erased',
    async (query, status) => {
      const { api, send } = newSample();
      await expectRefused(status, send('DELETE', `${path}/erase-task${query}`));
      expect(await api.todo.list()).toHaveLength(16);
      expect(await api.todo.list({ query: { filter: 'deleted' } })).toHaveLength(2);
    },
  );
});

describe('the bin that is emptied', () => {
  it('loses what is in it and nothing else, also when there is nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.integer({ min: 1, max: 18 })), async (ids) => {
        const { api, send } = newSample();
        for (const taskId of ids) await api.todo.remove({ query: { taskId } });
        const left = await api.todo.list();
        for (const _ of [1, 2]) await expectNothing(200, send('DELETE', `${path}/empty-bin`));
        expect(await api.todo.list({ query: { filter: 'deleted' } })).toEqual([]);
        expect(await api.todo.list()).toEqual(left);
      }),
      { numRuns: 20 },
    );
  });
});
