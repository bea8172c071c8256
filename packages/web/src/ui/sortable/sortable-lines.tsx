import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  closestCenter,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useDragTexts } from './use-drag-texts.ts';

interface SortableLinesProps<Id extends UniqueIdentifier> {
  /** In their current order; the same array while nothing changes. */
  ids: Id[];
  /** The name of a line in announcements. */
  nameOf: (id: Id) => string;
  disabled?: boolean;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Lines go up and down and nowhere else. */
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** A list whose lines are put in order by mouse, finger or keyboard. Each line uses `useSortableLine`. */
export function SortableLines<Id extends UniqueIdentifier>(props: SortableLinesProps<Id>) {
  const { ids, nameOf, disabled, onMove, children } = props;
  const accessibility = useDragTexts(ids, nameOf);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (dragged: UniqueIdentifier) => ids.findIndex((id) => id === dragged);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over !== null && over.id !== active.id) onMove(indexOf(active.id), indexOf(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={accessibility}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={disabled}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
