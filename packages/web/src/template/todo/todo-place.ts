import { taskFilters, taskSorts, taskTags } from '@pliego/contract/areas/todo-choices';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { Destination } from '#web/ui/navigation/app-link.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';

export type TodoView =
  | { kind: 'mine' | (typeof taskFilters)[number] }
  | { kind: 'tag'; tag: (typeof taskTags)[number] };

export const TodoSearch = z.object({
  q: z.optional(z.string()),
  /** Absent: the order one gave them. */
  sort: z.optional(z.enum(taskSorts)),
  /** What is completed is out of sight. */
  hide: z.optional(z.literal('done')),
  /** The task in the side panel: its number, or a new one. */
  task: z.optional(z.union([z.literal('new'), z.string().check(z.regex(/^\d{1,9}$/))])),
});
export type TodoSearch = z.infer<typeof TodoSearch>;

export const mine: TodoView = { kind: 'mine' };

/** A key per list. */
export const keyOf = (view: TodoView): string =>
  view.kind === 'tag' ? `tag-${view.tag}` : view.kind;

/** Null for a filter or a tag that does not exist. */
function viewOf(tag: string | undefined, filter: string | undefined): TodoView | null {
  if (tag !== undefined) {
    const known = taskTags.find((one) => one === tag);
    return known === undefined ? null : { kind: 'tag', tag: known };
  }
  if (filter === undefined) return mine;
  const known = taskFilters.find((one) => one === filter);
  return known === undefined ? null : { kind: known };
}

/** Where one is among the tasks: the list, and how it is looked at. */
export function useTodoPlace() {
  const { tag, filter } = useParams({ strict: false });
  const { search, change } = useSearchState('/shell/apps/todo');
  const view = useMemo(() => viewOf(tag, filter), [tag, filter]);
  return { view, search, change };
}

/** A list of tasks, with its order and what is searched for. */
function listLink(view: TodoView, search: TodoSearch): Destination {
  if (view.kind === 'tag') {
    return { to: '/apps/todo/tag/$tag', params: { tag: view.tag }, search };
  }
  if (view.kind === 'mine') return { to: '/apps/todo', search };
  return { to: '/apps/todo/$filter', params: { filter: view.kind }, search };
}

/** Another list in the order of this one, with what is completed in sight or not; a search was for this one alone. */
export function viewLink(view: TodoView, { sort, hide }: TodoSearch): Destination {
  return listLink(view, { sort, hide });
}

/** The present list with a task in its side panel. */
export function taskLink(view: TodoView, search: TodoSearch, task: number | 'new'): Destination {
  return listLink(view, { ...search, task: String(task) });
}
