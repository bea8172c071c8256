import { type Task, todoEndpoints } from '@pliego/contract/areas/todo';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { ranksAfterMove } from '@pliego/contract/rules/task-order';
import { sampleArea, type SampleHandlers } from '#sample/area.ts';
import { cast } from '#sample/cast.ts';
import { containsText, type Order } from '#sample/select.ts';
import { nextVersion } from '#sample/versions.ts';
import { collectionOf } from '#sample/store.ts';

const tasks = collectionOf<Task>({
  name: 'todo-tasks',
  seed: async () => (await import('./seed.ts')).tasks,
});

/** Short names of the months, as a person writes them next to a day. */
const months = [
  'ene',
  'feb',
  'mar',
  'abr',
  'may',
  'jun',
  'jul',
  'ago',
  'sept',
  'oct',
  'nov',
  'dic',
];

/** How a person may write a due date when they search for it: `05 nov` or `nov 05`. */
function dueDateTexts({ dueDate }: Task): string[] {
  const [, month = '', day = ''] = dueDate?.split('-') ?? [];
  const name = months[Number(month) - 1];
  return name === undefined ? [] : [`${day} ${name}`, `${name} ${day}`];
}

function passes(filter: string, task: Task): boolean {
  const deleted = task.isDeleted === true;
  if (filter === 'deleted') return deleted;
  if (filter === 'important') return task.isImportant === true && !deleted;
  if (filter === 'completed') return task.isCompleted === true && !deleted;
  return !deleted;
}

interface Query {
  q: string;
  filter: string;
  tag: string;
}

/** With a filter or a tag, the text is searched in the title only; otherwise in tags and due date too. */
function isAskedFor({ q, filter, tag }: Query, task: Task): boolean {
  const { title = '', tags = [] } = task;
  if (!passes(filter, task)) return false;
  if (filter === '' && tag === '') return containsText(q, title, ...tags, ...dueDateTexts(task));
  return containsText(q, title) && (tag === '' || tags.some((one) => one === tag));
}

function orderOf(sortBy: string): Order<Task> {
  switch (sortBy) {
    case 'title-asc':
      return { by: ({ title }) => title, direction: 'asc' };
    case 'title-desc':
      return { by: ({ title }) => title, direction: 'desc' };
    case 'assignee':
      return { by: ({ assignee }) => assignee?.fullName, direction: 'asc' };
    case 'due-date':
      return { by: ({ dueDate }) => dueDate, direction: 'asc' };
    default:
      return { by: ({ id }) => id, direction: 'desc' };
  }
}

function missing(): ProblemError {
  return new ProblemError('no-encontrado', createMessage('tarea-desconocida'));
}

function notInBin(): ProblemError {
  return new ProblemError('no-encontrado', createMessage('tarea-no-eliminada'));
}

const todoHandlers: SampleHandlers<typeof todoEndpoints> = () => ({
  list: async ({ query }, { caller: { store } }) => {
    const { rows } = await store.collection(tasks).list({
      where: (task) => isAskedFor(query, task),
      order: orderOf(query.sortBy),
    });
    return rows;
  },
  add: async ({ body }, { caller: { store } }) => {
    const task = await store.collection(tasks).insert((id) => ({ ...body.task, id }));
    return { task };
  },
  update: async ({ body }, { caller: { store } }) => {
    const changes = body.task;
    const task = await store.collection(tasks).update(changes.id, (stored) => ({
      ...stored,
      ...changes,
      ...nextVersion(stored, changes.version),
    }));
    if (task === undefined) throw missing();
    return { task };
  },
  remove: async ({ query: { taskId } }, { caller: { store } }) => {
    const removed =
      taskId !== undefined &&
      (await store.collection(tasks).update(taskId, (task) => ({ ...task, isDeleted: true })));
    if (removed === false || removed === undefined) throw missing();
  },
  people: async () => Object.values(cast).map(({ fullName, avatar }) => ({ fullName, avatar })),
  move: async ({ body }, { caller: { store } }) => {
    const kept = store.collection(tasks);
    const { rows } = await kept.list();
    const ranks = ranksAfterMove(rows, body);
    if (ranks === null) throw missing();
    for (const [id, rank] of ranks) await kept.update(id, (task) => ({ ...task, rank }));
    const task = await kept.get(body.id);
    if (task === undefined) throw missing();
    return { task };
  },
  erase: async ({ query: { taskId } }, { caller: { store } }) => {
    const kept = store.collection(tasks);
    const task = await kept.get(taskId);
    if (task?.isDeleted !== true) throw notInBin();
    await kept.remove(taskId);
  },
  emptyBin: async (_, { caller: { store } }) => {
    const kept = store.collection(tasks);
    const { rows } = await kept.list({ where: ({ isDeleted }) => isDeleted === true });
    for (const { id } of rows) await kept.remove(id);
  },
});

export const todoArea = sampleArea(todoEndpoints, todoHandlers);
