import {
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowUp,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { MenuAction } from '#web/ui/action-menu.tsx';
import { useGo } from '#web/ui/use-address.ts';
import type { TaskRowProps } from './task-row.tsx';

/** Where a row can go without being dragged. */
export type RowMove = 'top' | 'up' | 'down';

export interface RowMoves {
  isFirst: boolean;
  isLast: boolean;
  onMove: (id: number, move: RowMove) => void;
}

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

/** The menu of a row. Whoever cannot drag moves it here. */
export function useRowActions({ task, href, moves, onRemove }: TaskRowProps): MenuAction[] {
  const { t } = useTranslation('todo');
  const go = useGo();
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
      href,
      onPick: () => go(href),
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
