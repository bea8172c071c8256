import type { Task } from '@pliego/contract/areas/todo';
import { taskFilters, taskSorts, taskTags } from '@pliego/contract/areas/todo-choices';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { belongsTo, countOf, partsOf, shownTasks } from './select-tasks.ts';
import type { TodoView } from '../todo-place.ts';

const names = {
  team: 'Equipo',
  low: 'Baja',
  medium: 'Media',
  high: 'Alta',
  update: 'Actualización',
};
const nameOf = (tag: keyof typeof names) => names[tag];

const task = fc.record({
  title: fc.constantFrom('Pedir garantía', 'ñandú', 'Álamo', 'zapato', 'Anexo 10', 'Anexo 9', ''),
  dueDate: fc.constantFrom('2026-11-20', '2026-11-24', '2027-01-03', null, undefined),
  tags: fc.option(fc.subarray([...taskTags]), { nil: undefined }),
  assignee: fc.constantFrom({ fullName: 'Camila Rojas', avatar: '' }, null, undefined),
  isCompleted: fc.constantFrom(true, false, undefined),
  isDeleted: fc.constantFrom(true, false, undefined),
  isImportant: fc.constantFrom(true, false, undefined),
});
const tasks = fc
  .array(task, { maxLength: 12 })
  .map((rows): Task[] => rows.map((row, index) => ({ ...row, id: index + 1 })));
const views: TodoView[] = [
  { kind: 'mine' },
  ...taskFilters.map((kind) => ({ kind })),
  ...taskTags.map((tag) => ({ kind: 'tag' as const, tag })),
];
const view = fc.constantFrom(...views);
const sort = fc.constantFrom(undefined, ...taskSorts);

const titles = (rows: readonly Task[]) => rows.map(({ title }) => title);
const named = (...given: string[]): Task[] => given.map((title, at) => ({ id: at + 1, title }));
const mine: TodoView = { kind: 'mine' };

describe('the tasks of a list', () => {
  it('are all that belong to it and no others, in any order', () => {
    fc.assert(
      fc.property(tasks, view, sort, (all, of, order) => {
        const shown = shownTasks(all, of, { sort: order }, nameOf);
        const ids = shown.map(({ id }) => id).sort((a, b) => a - b);
        expect(ids).toEqual(all.filter((one) => belongsTo(of, one)).map(({ id }) => id));
      }),
    );
  });

  it('are each deleted or in mine, and never both', () => {
    fc.assert(
      fc.property(tasks, (all) => {
        const kept = shownTasks(all, mine, {}, nameOf);
        const deleted = shownTasks(all, { kind: 'deleted' }, {}, nameOf);
        expect(kept.length + deleted.length).toBe(all.length);
        expect(kept.filter((one) => deleted.includes(one))).toEqual([]);
      }),
    );
  });

  it('are fewer when something is searched for or hidden, and keep their order', () => {
    const q = fc.constantFrom('garantia', 'ALTA', 'camila', '24', 'zz');
    fc.assert(
      fc.property(tasks, view, sort, q, (all, of, order, text) => {
        const whole = shownTasks(all, of, { sort: order }, nameOf);
        const found = shownTasks(all, of, { sort: order, q: text, hide: 'done' }, nameOf);
        expect(whole.filter((one) => found.includes(one))).toEqual(found);
      }),
    );
  });

  it('are counted as those that wait, and hidden by the same rule', () => {
    fc.assert(
      fc.property(tasks, (all) => {
        expect(countOf(all, mine)).toBe(shownTasks(all, mine, { hide: 'done' }, nameOf).length);
      }),
    );
  });

  it('include tasks added while they are shown', () => {
    for (const of of views.filter(({ kind }) => kind !== 'completed' && kind !== 'deleted')) {
      expect(belongsTo(of, { id: 1, ...partsOf(of) })).toBe(true);
    }
  });
});

describe('a search', () => {
  const all: Task[] = [
    { id: 1, title: 'Pedir garantía', dueDate: '2026-11-24', tags: ['high'] },
    { id: 2, title: 'Otra', assignee: { fullName: 'Matías Fuentealba', avatar: '' } },
  ];
  it.each([
    ['GARANTIA', [1]],
    ['alta', [1]],
    ['high', [1]],
    ['24 nov', [1]],
    ['nov 24', [1]],
    ['24-11', [1]],
    ['matias', [2]],
    ['  ', [2, 1]],
    ['nada', []],
  ])('for %j finds %j', (q, ids) => {
    expect(shownTasks(all, mine, { q }, nameOf).map(({ id }) => id)).toEqual(ids);
  });
});

describe('the order', () => {
  it('of titles is that of the language, numbers by their size', () => {
    const all = named('ñandú', 'zapato', 'Álamo', 'Anexo 10', 'Anexo 9', 'nota');
    const ascending = ['Álamo', 'Anexo 9', 'Anexo 10', 'nota', 'ñandú', 'zapato'];
    expect(titles(shownTasks(all, mine, { sort: 'title-asc' }, nameOf))).toEqual(ascending);
    expect(titles(shownTasks(all, mine, { sort: 'title-desc' }, nameOf))).toEqual(
      ascending.toReversed(),
    );
  });

  it.each(['assignee', 'due-date'] as const)('by %s puts tasks without one last', (order) => {
    const all: Task[] = [
      { id: 1, dueDate: null, assignee: null },
      { id: 2, dueDate: '2026-11-24', assignee: { fullName: 'Ana', avatar: '' } },
    ];
    expect(shownTasks(all, mine, { sort: order }, nameOf).map(({ id }) => id)).toEqual([2, 1]);
  });
});
