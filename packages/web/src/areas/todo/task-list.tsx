import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  arrayMove,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { Task } from '@pliego/contract/areas/todo';
import type { Place } from '@pliego/contract/rules/task-order';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TaskRow, type TaskRowProps } from './task-row.tsx';
import classes from './task-list.module.css';
import { useDragTexts } from './use-drag-texts.ts';
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
  hrefOf: (task: Task) => string;
  /** Absent where the order is not one's own. */
  onMove?: (id: number, targetId: number, place: Place) => void;
}

/** Rows go up and down and nowhere else. */
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** The tasks, which can be dragged into an order of one's own. */
export function TaskList({ tasks: given, label, view, hrefOf, onMove, ...actions }: TaskListProps) {
  const { t } = useTranslation('todo');
  const { tasks, drop } = useDropped(given);
  const { rows, isComplete, end } = useGrowingRows(tasks, view);
  const ids = useMemo(() => tasks.map(({ id }) => id), [tasks]);
  const accessibility = useDragTexts(tasks);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const moveTo = useCallback(
    (id: number, index: number) => {
      const from = ids.indexOf(id);
      const target = ids[index];
      if (onMove === undefined || target === undefined || target === id) return;
      drop(from, index);
      onMove(id, target, index > from ? 'after' : 'before');
    },
    [ids, drop, onMove],
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over !== null) moveTo(Number(active.id), ids.indexOf(Number(over.id)));
  };
  const onStep = useCallback(
    (id: number, move: RowMove) => {
      const from = ids.indexOf(id);
      moveTo(id, { top: 0, up: from - 1, down: from + 1 }[move]);
    },
    [ids, moveTo],
  );
  const isMovable = onMove !== undefined && actions.selection === null;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={accessibility}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={!isMovable}>
        {/* Lists without bullets lose their role in Safari unless it is said. */}
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
        <ul role="list" aria-label={label} className={classes.list}>
          {rows.map((task, index) => (
            <SortableRow
              key={task.id}
              task={task}
              href={hrefOf(task)}
              roleDescription={t('drag.role')}
              place={isMovable ? { isFirst: index === 0, isLast: index === ids.length - 1 } : null}
              onStep={onStep}
              {...actions}
            />
          ))}
        </ul>
        {isComplete ? null : <div ref={end} className={classes.end} />}
      </SortableContext>
    </DndContext>
  );
}

interface SortableRowProps extends RowActions {
  task: Task;
  href: string;
  roleDescription: string;
  place: { isFirst: boolean; isLast: boolean } | null;
  onStep: (id: number, move: RowMove) => void;
}

function SortableRow({ task, roleDescription, place, onStep, ...row }: SortableRowProps) {
  const isFirst = place?.isFirst === true;
  const isLast = place?.isLast === true;
  const isMovable = place !== null;
  const sortable = useSortable({ id: task.id, attributes: { roleDescription } });
  const { attributes, listeners, setActivatorNodeRef, setNodeRef } = sortable;
  const { transform, transition, isDragging } = sortable;
  const handle = useMemo(
    () => (isMovable ? { attributes, listeners, hold: setActivatorNodeRef } : null),
    [isMovable, attributes, listeners, setActivatorNodeRef],
  );
  const moves = useMemo(
    () => (isMovable ? { isFirst, isLast, onMove: onStep } : null),
    [isMovable, isFirst, isLast, onStep],
  );
  const isPending = task['isPending'] === true;
  return (
    <li
      ref={setNodeRef}
      className={classes.item}
      data-dragging={isDragging || undefined}
      aria-busy={isPending || undefined}
      inert={isPending}
      style={{
        transform: transform === null ? undefined : `translateY(${Math.round(transform.y)}px)`,
        transition,
      }}
    >
      <TaskRow task={task} handle={handle} moves={moves} {...row} />
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
