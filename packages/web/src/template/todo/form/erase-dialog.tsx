import type { Task } from '@pliego/contract/areas/todo';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { shortTitle, type TaskActions } from '../use-task-changes.ts';

/** The tasks to delete permanently: all deleted ones, or some of them. */
export type ToErase = 'all' | readonly Task[];

interface EraseDialogProps {
  toErase: ToErase;
  /** How many are deleted. */
  inBin: number;
  actions: TaskActions;
  onClose: () => void;
}

/** Confirms, because this cannot be undone. */
export function EraseDialog({ toErase, inBin, actions, onClose }: EraseDialogProps) {
  const { t } = useTranslation('todo');
  const [first, ...more] = toErase === 'all' ? [] : toErase;
  const titleOfSome =
    more.length > 0
      ? t('bin.eraseSomeTitle', { count: more.length + 1 })
      : t('bin.eraseTitle', { title: shortTitle(first?.title ?? t('row.untitled')) });
  return (
    <ConfirmDialog
      title={toErase === 'all' ? t('bin.emptyTitle') : titleOfSome}
      confirm={toErase === 'all' ? t('bin.empty') : t('row.erase')}
      danger
      onConfirm={() => {
        if (toErase === 'all') actions.emptyBin(inBin);
        else actions.erase(toErase);
        onClose();
      }}
      onClose={onClose}
    >
      {toErase === 'all' ? t('bin.emptyText', { count: inBin }) : t('bin.eraseText')}
    </ConfirmDialog>
  );
}
