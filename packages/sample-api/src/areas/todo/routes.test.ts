import type { Task } from '@pliego/contract/areas/todo';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectOrderLaws, searchTexts } from '#sample/testing/laws.ts';
import { expectNothing, expectRefused, idsOf, newSample } from '#sample/testing/sample.ts';

const path = '/apps/todo';
const json = { 'content-type': 'application/json' };

async function asked(query: string): Promise<Task[]> {
  const response = await newSample().send('GET', `${path}/tasks${query}`);
  return (await response.json()) as Task[];
}

const count = (rows: Task[], has: (task: Task) => unknown) => rows.filter(has).length;

describe('the tasks', () => {
  it('come newest first, without those that are deleted', async () => {
    expect(idsOf(await newSample().api.todo.list())).toEqual([
      18, 17, 16, 15, 14, 13, 12, 11, 10, 8, 7, 5, 4, 3, 2, 1,
    ]);
  });

  it('are 18 with the specified shares', async () => {
    const rows = [...(await asked('')), ...(await asked('?filter=deleted'))];
    expect(rows).toHaveLength(18);
    expect(count(rows, ({ isCompleted }) => isCompleted)).toBe(7);
    expect(count(rows, ({ isImportant }) => isImportant)).toBe(6);
    expect(count(rows, ({ assignee }) => assignee?.avatar === '')).toBe(8);
    const uses = (tag: string) => count(rows, ({ tags }) => tags?.some((one) => one === tag));
    expect(['low', 'medium', 'team', 'high', 'update'].map(uses)).toEqual([6, 9, 3, 3, 2]);
  });

  it.each([
    ['filter=important', [18, 14, 11, 7, 5, 4]],
    ['filter=completed', [16, 14, 11, 10, 5, 2]],
    ['filter=deleted', [9, 6]],
    ['filter=otro', [18, 17, 16, 15, 14, 13, 12, 11, 10, 8, 7, 5, 4, 3, 2, 1]],
    ['tag=low', [18, 16, 13, 2]],
    ['tag=Low', []],
    ['tag=lo', []],
    ['filter=important&tag=medium', [18, 14, 7]],
    ['filter=deleted&tag=low', [9, 6]],
    ['filter=&tag=&sortBy=', [18, 17, 16, 15, 14, 13, 12, 11, 10, 8, 7, 5, 4, 3, 2, 1]],
  ])('with %s are %j', async (query, ids) => {
    expect(idsOf(await asked(`?${query}`))).toEqual(ids);
  });

  it.each([
    // Title, tag and due date, without a filter.
    ['q=CONTRATO', [14]],
    ['q=garantía', [1]],
    ['q=garantia', []],
    ['q=UPDATE', [15, 5]],
    ['q=24 nov', [1]],
    ['q=nov 24', [1]],
    ['q=dic', [15, 13, 12, 8, 3]],
    ['q=11', [15]],
    // The title alone, with one.
    ['q=update&tag=update', []],
    ['q=certificado&tag=update', [5]],
    ['q=24 nov&filter=important', []],
    ['q=contrato&filter=completed', [14]],
  ])('with %s are %j', async (query, ids) => {
    expect(idsOf(await asked(`?${query.replaceAll(' ', '%20')}`))).toEqual(ids);
  });

  it('are found by any part of their title, whatever the filter', async () => {
    const { api } = newSample();
    const all = [
      ...(await api.todo.list()),
      ...(await api.todo.list({ query: { filter: 'deleted' } })),
    ];
    await fc.assert(
      fc.asyncProperty(
        searchTexts(all.map(({ title = '' }) => title)),
        fc.constantFrom('important', 'completed', 'deleted'),
        async (q, filter) => {
          const within = await api.todo.list({ query: { filter } });
          const found = await api.todo.list({ query: { q, filter } });
          expect(found).toEqual(
            within.filter(({ title = '' }) => title.toLowerCase().includes(q.toLowerCase())),
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('the order of the tasks', () => {
  const by = (sortBy: string) => asked(`?sortBy=${sortBy}`);
  const compare = (a = '', b = '') => Number(a > b) - Number(a < b);

  it('by title is by code unit, and reversed', async () => {
    expectOrderLaws(await by('title-asc'), await by('title-desc'), (a, b) =>
      compare(a.title, b.title),
    );
  });

  it('by title reverses equal ones too', async () => {
    const { api } = newSample();
    for (const title of ['Zz', 'Zz', 'aa']) await api.todo.add({ body: { task: { title } } });
    const list = async (sortBy: string) => idsOf(await api.todo.list({ query: { sortBy } }));
    expect((await list('title-asc')).slice(-3)).toEqual([19, 20, 21]);
    expect((await list('title-desc')).slice(0, 3)).toEqual([21, 20, 19]);
  });

  it.each([
    ['assignee', (a: Task, b: Task) => compare(a.assignee?.fullName, b.assignee?.fullName)],
    ['due-date', (a: Task, b: Task) => compare(a.dueDate ?? '', b.dueDate ?? '')],
  ])('by %s goes up, equal ones by number', async (sortBy, order) => {
    const rows = await by(sortBy);
    expectOrderLaws(rows, rows.toReversed(), order);
  });

  it('puts tasks without assignee or due date last', async () => {
    const { api } = newSample();
    await api.todo.add({ body: { task: { title: 'Sin nadie' } } });
    for (const sortBy of ['assignee', 'due-date']) {
      expect((await api.todo.list({ query: { sortBy } })).at(-1)?.id).toBe(19);
    }
  });

  it.each(['latest', 'otro'])('by %s is newest first', async (sortBy) => {
    const ids = idsOf(await by(sortBy));
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });
});

describe('a new task', () => {
  it('is stored as it was sent, with a new id', async () => {
    const { api, send } = newSample();
    const task = { title: 'Llamar', dueDate: '2026-12-24', tags: ['team'], id: 3, color: 'azul' };
    const response = await send('POST', `${path}/add-tasks`, { json: { task } });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ task: { ...task, id: 19 } });
    expect((await api.todo.add({ body: { task: {} } })).task).toEqual({ id: 20 });
    expect(idsOf(await api.todo.list()).slice(0, 3)).toEqual([20, 19, 18]);
  });

  it.each([
    [{}],
    [{ task: null }],
    [{ task: [] }],
    [{ task: { title: 3 } }],
    [{ task: { dueDate: '24-12-2026' } }],
    [{ task: { tags: 'team' } }],
    [{ task: { tags: ['otra'] } }],
    [{ task: { isCompleted: 'si' } }],
    [{ task: { assignee: 'Camila' } }],
    [[]],
  ])('as %j is refused, and nothing is added', async (body) => {
    const { api, send } = newSample();
    await expectRefused(422, send('POST', `${path}/add-tasks`, { json: body }));
    expect(await api.todo.list()).toHaveLength(16);
  });

  it('is JSON', async () => {
    const { api, send } = newSample();
    await expectRefused(
      400,
      send('POST', `${path}/add-tasks`, { body: '{"task":', headers: json }),
    );
    expect(await api.todo.list()).toHaveLength(16);
  });
});

describe('a change of a task', () => {
  it('replaces what is sent and keeps the rest', async () => {
    const { api } = newSample();
    const before = (await api.todo.list()).find(({ id }) => id === 3);
    const { task } = await api.todo.update({ body: { task: { id: '3', title: 'Otra cosa' } } });
    expect(task).toEqual({ ...before, title: 'Otra cosa' });
    expect((await api.todo.list()).find(({ id }) => id === 3)).toEqual(task);
  });

  it.each(['isCompleted', 'isImportant'] as const)('of %s done twice is none', async (flag) => {
    const { api } = newSample();
    const before = await api.todo.list();
    for (const { id } of [before, before].flat()) {
      const now = (await api.todo.list()).find((task) => task.id === id);
      await api.todo.update({ body: { task: { id, [flag]: now?.[flag] !== true } } });
    }
    expect(await api.todo.list()).toEqual(before);
  });

  it('brings a deleted one back', async () => {
    const { api } = newSample();
    await api.todo.update({ body: { task: { id: 9, isDeleted: false } } });
    expect(idsOf(await api.todo.list())).toContain(9);
  });

  it.each([
    [{ task: { id: 99, title: 'x' } }, 404],
    [{ task: { id: -1 } }, 404],
    [{ task: { title: 'x' } }, 422],
    [{ task: { id: 'x' } }, 422],
    [{ task: { id: 3, title: null } }, 422],
    [{}, 422],
  ])('as %j is refused with %i', async (body, status) => {
    const { api, send } = newSample();
    await expectRefused(status, send('POST', `${path}/update-task`, { json: body }));
    expect(await api.todo.list()).toEqual(await newSample().api.todo.list());
  });
});

describe('a deleted task', () => {
  it('leaves the list and stays among the deleted, also when it is deleted again', async () => {
    const { api, send } = newSample();
    await expectNothing(200, send('DELETE', `${path}/delete-task?taskId=3`));
    await expectNothing(200, send('DELETE', `${path}/delete-task`, { json: { taskId: 3 } }));
    expect(idsOf(await api.todo.list())).not.toContain(3);
    expect(idsOf(await api.todo.list({ query: { filter: 'deleted' } }))).toEqual([9, 6, 3]);
  });

  it('is never lost, whichever are deleted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.integer({ min: 1, max: 18 })), async (ids) => {
        const { api } = newSample();
        for (const taskId of ids) await api.todo.remove({ query: { taskId } });
        const left = idsOf(await api.todo.list());
        const gone = idsOf(await api.todo.list({ query: { filter: 'deleted' } }));
        expect(new Set(gone)).toEqual(new Set([...ids, 6, 9]));
        expect(left.filter((id) => gone.includes(id))).toEqual([]);
        expect(left.length + gone.length).toBe(18);
      }),
      { numRuns: 20 },
    );
  });

  it.each([
    ['?taskId=99', 404],
    ['?taskId=0', 404],
    ['', 404],
    ['?taskId=tres', 422],
    ['?taskId=', 422],
  ])('asked for with %j is refused with %i, and none is deleted', async (query, status) => {
    const { api, send } = newSample();
    await expectRefused(status, send('DELETE', `${path}/delete-task${query}`));
    expect(await api.todo.list()).toEqual(await newSample().api.todo.list());
  });
});
