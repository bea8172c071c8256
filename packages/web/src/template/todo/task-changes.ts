import type { Task } from '@pliego/contract/areas/todo';
import { type Place, ranksAfterMove } from '@pliego/contract/rules/task-order';
import { todoApi } from '#web/api/areas/todo.ts';

/** The fields of a task except its id. */
export type TaskParts = Partial<
  Pick<
    Task,
    | 'title'
    | 'dueDate'
    | 'description'
    | 'assignee'
    | 'tags'
    | 'isCompleted'
    | 'isDeleted'
    | 'isImportant'
  >
>;

/** What can be done to tasks. */
export type TaskChange =
  | {
      kind: 'add';
      task: TaskParts;
      /** Called with the outcome: the input is restored on failure. */
      onKept: (isKept: boolean) => void;
    }
  | { kind: 'patch'; ids: readonly number[]; parts: TaskParts }
  | { kind: 'remove'; ids: readonly number[] }
  | { kind: 'move'; id: number; targetId: number; place: Place }
  /** Permanently; all deleted tasks when no ids are given. */
  | { kind: 'erase'; ids: readonly number[] | null };

/** The tasks as they are once the change is kept. */
export function withChange(tasks: readonly Task[], change: TaskChange): Task[] {
  switch (change.kind) {
    case 'add': {
      // The number it will have; until that is certain nothing can be done to it.
      const id = Math.max(0, ...tasks.map((task) => task.id)) + 1;
      return [...tasks, { ...change.task, id, isPending: true }];
    }
    case 'patch':
      return tasks.map((task) =>
        change.ids.includes(task.id) ? { ...task, ...change.parts } : task,
      );
    case 'remove':
      return tasks.map((task) =>
        change.ids.includes(task.id) ? { ...task, isDeleted: true } : task,
      );
    case 'move': {
      const ranks = ranksAfterMove(tasks, change);
      return tasks.map((task) => {
        const rank = ranks?.get(task.id);
        return rank === undefined ? task : { ...task, rank };
      });
    }
    case 'erase':
      return tasks.filter(
        ({ id, isDeleted }) =>
          isDeleted !== true || (change.ids !== null && !change.ids.includes(id)),
      );
  }
}

/** Keeps a change. Several tasks go one after the other: what fails then leaves no gaps behind it. */
export async function sendChange(change: TaskChange): Promise<void> {
  switch (change.kind) {
    case 'add':
      try {
        await todoApi.add({ body: { task: change.task } });
      } catch (error) {
        change.onKept(false);
        throw error;
      }
      change.onKept(true);
      return;
    case 'patch':
      for (const id of change.ids) {
        await todoApi.update({ body: { task: { ...change.parts, id } } });
      }
      return;
    case 'remove':
      for (const taskId of change.ids) await todoApi.remove({ query: { taskId } });
      return;
    case 'move': {
      const { id, targetId, place } = change;
      await todoApi.move({ body: { id, targetId, place } });
      return;
    }
    case 'erase':
      if (change.ids === null) await todoApi.emptyBin();
      for (const taskId of change.ids ?? []) await todoApi.erase({ query: { taskId } });
  }
}
