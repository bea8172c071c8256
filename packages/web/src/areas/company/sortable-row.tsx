import { IconDotsVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu, type MenuAction } from '#web/ui/overlay/action-menu.tsx';
import { DragHandle } from '#web/ui/sortable/drag-handle.tsx';
import { useSortableLine } from '#web/ui/sortable/use-sortable-line.ts';
import classes from './company.module.css';

interface SortableRowProps {
  id: number;
  name: string;
  /** Without them it is only shown. */
  actions: MenuAction[] | null;
  /** Whether there is another to change places with. */
  canMove: boolean;
  children?: ReactNode;
}

/** A line of a list that the company puts in order. Inside of `SortableLines`. */
export function SortableRow({ id, name, actions, canMove, children }: SortableRowProps) {
  const { t } = useTranslation('company');
  const { handle, line } = useSortableLine(id);
  return (
    <li className={classes.row} {...line}>
      {actions !== null && canMove ? (
        <DragHandle {...handle} label={t('moveOf', { name })} className={classes.handle} />
      ) : null}
      <span className={classes.rowName}>{name}</span>
      {children}
      {actions === null ? null : (
        <ActionMenu label={t('menuOf', { name })} actions={actions}>
          <IconDotsVertical size={16} aria-hidden />
        </ActionMenu>
      )}
    </li>
  );
}
