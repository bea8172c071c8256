import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useDragTexts } from '#web/ui/sortable/use-drag-texts.ts';
import { useWidgetTexts } from '#web/ui/texts/widget-texts.tsx';
import { type DragItem, type DragList, type DragPlace, placeOver } from './move-items.ts';
import classes from './drag.module.css';

export interface DragBoardProps {
  /** One list, or several side by side. */
  lists: readonly DragList[];
  /** Its items as cards beside each other. */
  grid?: boolean;
  /** Which ones go along with the one that is dragged; that one alone when absent. */
  carriedWith?: (id: string) => readonly string[];
  onDrop: (ids: readonly string[], place: DragPlace) => void;
  /** What an item has beside its name: the way without dragging. */
  controls?: (item: DragItem, list: DragList) => ReactNode;
  /** What an empty list says. */
  empty?: string;
}

/** Items that are put in order, and moved between lists, by mouse, finger or keyboard. */
export function DragBoard(props: DragBoardProps) {
  const { lists, carriedWith, onDrop } = props;
  const items = lists.flatMap((list) => list.items);
  const accessibility = useDragTexts(
    items.map(({ id }) => id),
    (id) => items.find((item) => item.id === id)?.name ?? '',
  );
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const place = over === null ? null : placeOver(lists, String(over.id));
    if (place === null || over?.id === active.id) return;
    const id = String(active.id);
    onDrop(carriedWith?.(id) ?? [id], place);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={onDragEnd}
    >
      <div className={classes.board} data-lists={lists.length}>
        {lists.map((list) => (
          <List key={list.id} {...props} list={list} />
        ))}
      </div>
    </DndContext>
  );
}

function List({ list, lists, grid, controls, empty }: DragBoardProps & { list: DragList }) {
  const { setNodeRef, isOver } = useDroppable({ id: list.id });
  return (
    <section
      className={classes.list}
      aria-label={list.name}
      data-over={isOver || undefined}
      data-alone={lists.length === 1 || undefined}
    >
      {lists.length === 1 ? null : <h4 className={classes.name}>{list.name}</h4>}
      <SortableContext items={list.items.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ul ref={setNodeRef} className={classes.items} data-grid={grid === true || undefined}>
          {list.items.map((item) => (
            <Item key={item.id} item={item}>
              {controls?.(item, list)}
            </Item>
          ))}
          {list.items.length === 0 ? <li className={classes.empty}>{empty}</li> : null}
        </ul>
      </SortableContext>
    </section>
  );
}

function Item({ item, children }: { item: DragItem; children: ReactNode }) {
  const { drag } = useWidgetTexts();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...sortable } = useSortable({
    id: item.id,
    attributes: { roleDescription: drag.role },
  });
  const { transform, transition, isDragging } = sortable;
  return (
    <li
      ref={setNodeRef}
      className={classes.item}
      data-dragging={isDragging || undefined}
      style={{
        transform:
          transform === null
            ? undefined
            : `translate(${Math.round(transform.x)}px, ${Math.round(transform.y)}px)`,
        transition,
      }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={classes.grip}
        {...attributes}
        {...listeners}
      >
        {item.name}
      </button>
      {children}
    </li>
  );
}
