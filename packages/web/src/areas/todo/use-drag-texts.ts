import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import type { Task } from '@pliego/contract/areas/todo';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

type DragTexts = NonNullable<DndContextProps['accessibility']>;

function dragTexts(tasks: readonly Task[], t: TFunction<'todo'>): DragTexts {
  const of = (id: UniqueIdentifier, at: UniqueIdentifier) => ({
    title: tasks.find((task) => task.id === Number(id))?.title ?? t('row.untitled'),
    position: tasks.findIndex((task) => task.id === Number(at)) + 1,
    total: tasks.length,
  });
  // Where it stands when it is picked up has just been said.
  let isPickedUp = false;
  return {
    screenReaderInstructions: { draggable: t('drag.instructions') },
    announcements: {
      onDragStart: ({ active }) => {
        isPickedUp = true;
        return t('drag.start', of(active.id, active.id));
      },
      onDragOver: ({ active, over }) => {
        const isSaid = isPickedUp && over?.id === active.id;
        isPickedUp = false;
        return over === null || isSaid ? undefined : t('drag.over', of(active.id, over.id));
      },
      onDragEnd: ({ active, over }) =>
        over === null
          ? t('drag.cancel', of(active.id, active.id))
          : t('drag.end', of(active.id, over.id)),
      onDragCancel: ({ active }) => t('drag.cancel', of(active.id, active.id)),
    },
  };
}

/** What is said aloud while a task is moved, in the language of the screen. */
export function useDragTexts(tasks: readonly Task[]): DragTexts {
  const { t } = useTranslation('todo');
  return useMemo(() => dragTexts(tasks, t), [tasks, t]);
}
