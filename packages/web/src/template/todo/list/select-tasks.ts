import type { Task } from '@pliego/contract/areas/todo';
import type { TaskTag } from '@pliego/contract/areas/todo-choices';
import { compareRanks } from '@pliego/contract/rules/task-order';
import { foldLetters, foldText } from '@pliego/contract/rules/fold-text';
import { currentLocale, perLocale } from '#web/lib/locale.ts';
import type { TaskParts } from '../task-changes.ts';
import type { TodoSearch, TodoView } from '../todo-place.ts';

/** All tasks are here at once, so that what changes is in every list at the same moment. */

export function belongsTo(view: TodoView, task: Task): boolean {
  if (view.kind === 'deleted') return task.isDeleted === true;
  if (task.isDeleted === true) return false;
  if (view.kind === 'important') return task.isImportant === true;
  if (view.kind === 'completed') return task.isCompleted === true;
  return view.kind !== 'tag' || (task.tags ?? []).includes(view.tag);
}

/** The fields a new task needs to be in the current list. */
export function partsOf(view: TodoView): TaskParts {
  if (view.kind === 'tag') return { tags: [view.tag] };
  return view.kind === 'important' ? { isImportant: true } : {};
}

const byText = (of: (task: Task) => string | undefined) => {
  const { compare } = new Intl.Collator(currentLocale(), { numeric: true });
  return (a: Task, b: Task): number => {
    const [left = '', right = ''] = [of(a), of(b)];
    // Tasks without one come last.
    return Number(left === '') - Number(right === '') || compare(left, right) || a.id - b.id;
  };
};

function orderOf(sort: TodoSearch['sort']): (a: Task, b: Task) => number {
  switch (sort) {
    case undefined:
      return compareRanks;
    case 'latest':
      return (a, b) => b.id - a.id;
    case 'title-asc':
      return byText(({ title }) => title);
    case 'title-desc': {
      const ascending = byText(({ title }) => title);
      return (a, b) => ascending(b, a);
    }
    case 'assignee':
      return byText(({ assignee }) => assignee?.fullName);
    case 'due-date':
      return byText(({ dueDate }) => dueDate ?? undefined);
  }
}

const shortMonth = perLocale(
  (customs) => new Intl.DateTimeFormat(customs, { month: 'short', timeZone: 'UTC' }),
);

/** How a day may be written when one searches for it: `24 nov`, `nov 24`, `24-11`. */
function dayTexts(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  const month = shortMonth().format(date).replace('.', '');
  const [, number = '', written = ''] = day.split('-');
  return `${written} ${month} ${written} ${written}-${number}`;
}

/** The searchable texts of a task, folded once and not on every key. */
const foldedTexts = perLocale(() => new WeakMap<Task, string>());

function searchedText(task: Task, tagName: (tag: TaskTag) => string): string {
  const folded = foldedTexts();
  const known = folded.get(task);
  if (known !== undefined) return known;
  const { title = '', tags = [], dueDate, assignee, description = '' } = task;
  const tagTexts = tags.flatMap((tag) => [tag, tagName(tag)]);
  const days = typeof dueDate === 'string' ? dayTexts(dueDate) : '';
  const told = description.replaceAll(/<[^>]*>/g, ' ');
  const text = foldLetters([title, ...tagTexts, days, assignee?.fullName ?? '', told].join('\n'));
  folded.set(task, text);
  return text;
}

const hasAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word));

/** The tasks of a list as it is looked at. */
export function shownTasks(
  tasks: readonly Task[],
  view: TodoView,
  { q = '', sort, hide }: TodoSearch,
  tagName: (tag: TaskTag) => string,
): Task[] {
  const wanted = foldText(q);
  const words = wanted.split(' ');
  const hidesDone = hide === 'done' && view.kind !== 'completed' && view.kind !== 'deleted';
  return tasks
    .filter(
      (task) =>
        belongsTo(view, task) &&
        !(hidesDone && task.isCompleted === true) &&
        (wanted === '' || hasAll(searchedText(task, tagName), words)),
    )
    .toSorted(orderOf(sort));
}

/** How many wait in a list; of what is completed or deleted, how many there are. */
export function countOf(tasks: readonly Task[], view: TodoView): number {
  const all = tasks.filter((task) => belongsTo(view, task));
  if (view.kind === 'completed' || view.kind === 'deleted') return all.length;
  return all.filter(({ isCompleted }) => isCompleted !== true).length;
}
