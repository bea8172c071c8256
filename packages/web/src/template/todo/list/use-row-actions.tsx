import type { Task } from '@pliego/contract/areas/todo';
import {
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowUp,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { MenuAction } from '#web/ui/overlay/action-menu.tsx';
import type { Destination } from '#web/ui/navigation/app-link.tsx';

/** Moves of a row by menu. */
export type RowMove = 'top' | 'up' | 'down';

export interface RowMoves {
  isFirst: boolean;
  isLast: boolean;
  onMove: (id: number, move: RowMove) => void;
}

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

interface RowActionsOptions {
  task: Task;
  linkTo: (task: Task) => Destination;
  /** Null where tasks are not in the user's order. */
  moves: RowMoves | null;
  onRemove: (task: Task) => void;
}

/** The menu of a row. It also moves the task, for those who cannot drag. */
export function useRowActions(options: RowActionsOptions): MenuAction[] {
  const { task, linkTo, moves, onRemove } = options;
  const { t } = useTranslation('todo');
  const navigate = useNavigate();
  const moving: MenuAction[] =
    moves === null
      ? []
      : [
          {
            id: 'top',
            label: t('row.toTop'),
            icon: <IconArrowBarToUp {...icon} />,
            disabled: moves.isFirst,
            apart: true,
            onPick: () => moves.onMove(task.id, 'top'),
          },
          {
            id: 'up',
            label: t('row.up'),
            icon: <IconArrowUp {...icon} />,
            disabled: moves.isFirst,
            onPick: () => moves.onMove(task.id, 'up'),
          },
          {
            id: 'down',
            label: t('row.down'),
            icon: <IconArrowDown {...icon} />,
            disabled: moves.isLast,
            onPick: () => moves.onMove(task.id, 'down'),
          },
        ];
  return [
    {
      id: 'edit',
      label: t('row.edit'),
      icon: <IconPencil {...icon} />,
      to: linkTo(task),
      onPick: () => void navigate({ ...linkTo(task), resetScroll: false }),
    },
    ...moving,
    {
      id: 'remove',
      label: t('row.remove'),
      icon: <IconTrash {...icon} />,
      apart: true,
      onPick: () => onRemove(task),
    },
  ];
}
