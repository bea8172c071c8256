import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import { useMemo, useState } from 'react';
import { useWidgetTexts, type WidgetTexts } from '../texts/widget-texts.tsx';

type Accessibility = NonNullable<DndContextProps['accessibility']>;

function dragTexts<Id extends UniqueIdentifier>(
  ids: readonly Id[],
  nameOf: (id: Id) => string,
  texts: WidgetTexts['drag'],
  hand: { hasJustTaken: boolean },
): Accessibility {
  const of = (dragged: UniqueIdentifier, at: UniqueIdentifier) => {
    const id = ids.find((known) => known === dragged);
    return {
      name: id === undefined ? '' : nameOf(id),
      position: ids.findIndex((known) => known === at) + 1,
      total: ids.length,
    };
  };
  return {
    screenReaderInstructions: { draggable: texts.instructions },
    announcements: {
      onDragStart: ({ active }) => {
        hand.hasJustTaken = true;
        return texts.start(of(active.id, active.id));
      },
      onDragOver: ({ active, over }) => {
        const isSaid = hand.hasJustTaken && over?.id === active.id;
        hand.hasJustTaken = false;
        return over === null || isSaid ? undefined : texts.over(of(active.id, over.id));
      },
      onDragEnd: ({ active, over }) =>
        over === null ? texts.cancel(of(active.id, active.id)) : texts.end(of(active.id, over.id)),
      onDragCancel: ({ active }) => texts.cancel(of(active.id, active.id)),
    },
  };
}

/** Screen reader announcements while a line is moved. */
export function useDragTexts<Id extends UniqueIdentifier>(
  ids: readonly Id[],
  nameOf: (id: Id) => string,
): Accessibility {
  const { drag } = useWidgetTexts();
  // Its position was announced when it was picked up; the list may refetch right then.
  const [hand] = useState(() => ({ hasJustTaken: false }));
  return useMemo(() => dragTexts(ids, nameOf, drag, hand), [ids, nameOf, drag, hand]);
}
