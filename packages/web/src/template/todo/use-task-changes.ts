import type { Task } from '@pliego/contract/areas/todo';
import { useTranslation } from 'react-i18next';
import { useOptimistic } from '#web/api/use-optimistic.ts';
import { hideToast, toastDone, toastUndo } from '#web/ui/feedback/toasts.tsx';
import { tasksQuery } from './queries.ts';
import { sendChange, type TaskChange, type TaskParts, withChange } from './task-changes.ts';

/** One toast of the tasks at a time. */
const toastId = 'todo';

/** A title as a toast has room for it. */
export function shortTitle(title: string): string {
  return title.length <= 60 ? title : `${title.slice(0, 59).trimEnd()}…`;
}

/** Everything that can be done to tasks: on screen at once, and offered back where it can be. */
export function useTaskChanges() {
  const { t } = useTranslation('todo');
  const change = useOptimistic<TaskChange, Task[], void>({
    queryKey: tasksQuery.queryKey,
    send: sendChange,
    show: withChange,
    failed: ({ kind }) => {
      hideToast(toastId);
      return t(`failed.${kind}`);
    },
  });
  const offerBack = (title: string, ids: readonly number[], parts: TaskParts) =>
    toastUndo({
      id: toastId,
      title,
      action: { label: t('done.undo'), onClick: () => change({ kind: 'patch', ids, parts }) },
    });
  return {
    change,
    remove: (tasks: readonly Task[]) => {
      const ids = tasks.map(({ id }) => id);
      change({ kind: 'remove', ids });
      const [first] = tasks;
      const title = shortTitle(first?.title ?? t('row.untitled'));
      const told =
        ids.length === 1
          ? t('done.removed', { title })
          : t('done.removedSome', { count: ids.length });
      offerBack(told, ids, { isDeleted: false });
    },
    complete: (tasks: readonly Task[]) => {
      // Those that already were stay so when it is undone.
      const ids = tasks.filter(({ isCompleted }) => isCompleted !== true).map(({ id }) => id);
      change({ kind: 'patch', ids, parts: { isCompleted: true } });
      offerBack(t('done.completedSome', { count: ids.length }), ids, { isCompleted: false });
    },
    reopen: (tasks: readonly Task[]) =>
      change({
        kind: 'patch',
        ids: tasks.map(({ id }) => id),
        parts: { isCompleted: false },
      }),
    restore: (tasks: readonly Task[]) => {
      const ids = tasks.map(({ id }) => id);
      change({ kind: 'patch', ids, parts: { isDeleted: false } });
      offerBack(t('done.restored', { count: ids.length }), ids, { isDeleted: true });
    },
    erase: (tasks: readonly Task[]) => {
      change({ kind: 'erase', ids: tasks.map(({ id }) => id) });
      toastDone({ id: toastId, title: t('done.erased', { count: tasks.length }) });
    },
    emptyBin: (count: number) => {
      change({ kind: 'erase', ids: null });
      toastDone({ id: toastId, title: t('done.erased', { count }) });
    },
  };
}

export type TaskActions = ReturnType<typeof useTaskChanges>;
