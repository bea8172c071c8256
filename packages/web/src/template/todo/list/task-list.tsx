import { arrayMove } from '@dnd-kit/sortable';
import type { Task } from '@pliego/contract/areas/todo';
import type { Place } from '@pliego/contract/rules/task-order';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Destination } from '#web/ui/navigation/app-link.tsx';
import { SortableLines } from '#web/ui/sortable/sortable-lines.tsx';
import { useSortableLine } from '#web/ui/sortable/use-sortable-line.ts';
import { TaskRow, type TaskRowProps } from './task-row.tsx';
import classes from './task-list.module.css';
import { useGrowingRows } from './use-growing-rows.ts';
import type { RowMove } from './use-row-actions.tsx';

type RowActions = Pick<
  TaskRowProps,
  'onComplete' | 'onStar' | 'onRemove' | 'onRestore' | 'onErase' | 'selection'
>;

interface TaskListProps extends RowActions {
  tasks: readonly Task[];
  label: string;
  /** What is listed; a long list that is another one begins at its top. */
  view: string;
  linkTo: (task: Task) => Destination;
  /** Absent where the order is not the user's own. */
  onMove?: (id: number, targetId: number, place: Place) => void;
}

/** The tasks, which the user can reorder by dragging. */
export function TaskList({ tasks: given, label, view, linkTo, onMove, ...actions }: TaskListProps) {
  const { t } = useTranslation('todo');
  const { tasks, drop } = useDropped(given);
  const { rows, isComplete, end } = useGrowingRows(tasks, view);
  const ids = useMemo(() => tasks.map(({ id }) => id), [tasks]);
  const nameOf = useCallback(
    (id: number) => tasks.find((task) => task.id === id)?.title ?? t('row.untitled'),
    [tasks, t],
  );
  const moveTo = useCallback(
    (from: number, index: number) => {
      const id = ids[from];
      const target = ids[index];
      if (onMove === undefined || id === undefined || target === undefined || from === index)
        return;
      drop(from, index);
      onMove(id, target, index > from ? 'after' : 'before');
    },
    [ids, drop, onMove],
  );
  const onStep = useCallback(
    (id: number, move: RowMove) => {
      const from = ids.indexOf(id);
      moveTo(from, { top: 0, up: from - 1, down: from + 1 }[move]);
    },
    [ids, moveTo],
  );
  const isMovable = onMove !== undefined && actions.selection === null;
  return (
    <SortableLines ids={ids} nameOf={nameOf} disabled={!isMovable} onMove={moveTo}>
      {/* Lists without bullets lose their role in Safari unless it is set. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" aria-label={label} className={classes.list}>
        {rows.map((task, index) => (
          <SortableRow
            key={task.id}
            task={task}
            linkTo={linkTo}
            place={isMovable ? { isFirst: index === 0, isLast: index === ids.length - 1 } : null}
            onStep={onStep}
            {...actions}
          />
        ))}
      </ul>
      {isComplete ? null : <div ref={end} className={classes.end} />}
    </SortableLines>
  );
}

interface SortableRowProps extends RowActions {
  task: Task;
  linkTo: (task: Task) => Destination;
  place: { isFirst: boolean; isLast: boolean } | null;
  onStep: (id: number, move: RowMove) => void;
}

function SortableRow({ task, place, onStep, ...row }: SortableRowProps) {
  const isFirst = place?.isFirst === true;
  const isLast = place?.isLast === true;
  const isMovable = place !== null;
  const { handle, line } = useSortableLine(task.id);
  const moves = useMemo(
    () => (isMovable ? { isFirst, isLast, onMove: onStep } : null),
    [isMovable, isFirst, isLast, onStep],
  );
  const isPending = task['isPending'] === true;
  return (
    <li
      {...line}
      data-task={task.id}
      className={classes.item}
      aria-busy={isPending || undefined}
      inert={isPending}
    >
      <TaskRow task={task} handle={isMovable ? handle : null} moves={moves} {...row} />
    </li>
  );
}

/** A row stays where it was dropped, also in the moment before the kept order has followed. */
function useDropped(given: readonly Task[]) {
  const [dropped, setDropped] = useState<{ given: readonly Task[]; tasks: Task[] } | null>(null);
  const tasks = dropped?.given === given ? dropped.tasks : given;
  const drop = useCallback(
    (from: number, to: number) => setDropped({ given, tasks: arrayMove([...tasks], from, to) }),
    [given, tasks],
  );
  return { tasks, drop };
}
