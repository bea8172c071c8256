import { taskFilters, taskSorts, taskTags } from '@pliego/contract/areas/todo';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { useAddress, usePathParams } from '#web/ui/use-address.ts';

export type TodoView =
  | { kind: 'mine' | (typeof taskFilters)[number] }
  | { kind: 'tag'; tag: (typeof taskTags)[number] };

const Search = z.object({
  q: z.optional(z.string()),
  /** Absent: the order one gave them. */
  sort: z.optional(z.enum(taskSorts)),
  /** What is completed is out of sight. */
  hide: z.optional(z.literal('done')),
  /** The task in the side panel: its number, or a new one. */
  task: z.optional(z.union([z.literal('new'), z.string().check(z.regex(/^\d{1,9}$/))])),
});
export type TodoSearch = z.infer<typeof Search>;

export const mine: TodoView = { kind: 'mine' };

export function pathOf(view: TodoView): string {
  if (view.kind === 'tag') return `/apps/todo/tag/${view.tag}`;
  return view.kind === 'mine' ? '/apps/todo' : `/apps/todo/${view.kind}`;
}

/** Null for a filter or a tag that does not exist. */
function viewOf({ tag, filter }: Record<string, string>): TodoView | null {
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
  const params = usePathParams('/apps/todo/tag/$tag', '/apps/todo/$filter', '/apps/todo');
  const { search, change } = useAddress(Search);
  const view = useMemo(() => viewOf(params), [params]);
  return { view, search, change };
}

/** A list of tasks, looked at in a way. */
function hrefOf(view: TodoView, search: TodoSearch): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined) params.set(name, value);
  }
  return params.size === 0 ? pathOf(view) : `${pathOf(view)}?${params.toString()}`;
}

/** Another list in the order of this one, with what is completed in sight or not; a search was for this one alone. */
export function viewHref(view: TodoView, { sort, hide }: TodoSearch): string {
  return hrefOf(view, { sort, hide });
}

/** The present list with a task in its side panel. */
export function taskHref(view: TodoView, search: TodoSearch, task: number | 'new'): string {
  return hrefOf(view, { ...search, task: String(task) });
}
