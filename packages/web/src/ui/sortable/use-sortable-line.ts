import type {
  DraggableAttributes,
  DraggableSyntheticListeners,
  UniqueIdentifier,
} from '@dnd-kit/core';
import { useSortable } from '@dnd-kit/sortable';
import { useMemo } from 'react';
import { useWidgetTexts } from '../texts/widget-texts.tsx';

/** What the handle of a line that can be moved is given. */
export interface LineHandle {
  attributes: DraggableAttributes;
  listeners: DraggableSyntheticListeners;
  hold: (element: HTMLElement | null) => void;
}

/** One line of `SortableLines`: what its element is given, and its handle. */
export function useSortableLine(id: UniqueIdentifier) {
  const { drag } = useWidgetTexts();
  const sortable = useSortable({ id, attributes: { roleDescription: drag.role } });
  const { attributes, listeners, setActivatorNodeRef, setNodeRef } = sortable;
  const { transform, transition, isDragging } = sortable;
  const handle: LineHandle = useMemo(
    () => ({ attributes, listeners, hold: setActivatorNodeRef }),
    [attributes, listeners, setActivatorNodeRef],
  );
  return {
    handle,
    line: {
      ref: setNodeRef,
      'data-dragging': isDragging || undefined,
      style: {
        transform: transform === null ? undefined : `translateY(${Math.round(transform.y)}px)`,
        transition,
      },
    },
  } as const;
}
