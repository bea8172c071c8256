import { Button } from '@mantine/core';
import type { Task } from '@pliego/contract/areas/todo';
import { IconArrowBackUp, IconCircleCheck, IconTrash, IconTrashX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AllCheckbox, BulkBar, type Selection } from '#web/ui/data-table/selection.tsx';
import type { ToErase } from '../form/erase-dialog.tsx';
import type { TaskActions } from '../use-task-changes.ts';
import classes from '../todo-page.module.css';

interface SelectionBarProps {
  /** Those in view: only they count as chosen. */
  tasks: readonly Task[];
  isBin: boolean;
  selection: Selection<Task>;
  actions: TaskActions;
  onErase: (tasks: ToErase) => void;
  onClose: () => void;
}

/** What can be done with several tasks at once. */
export function SelectionBar(props: SelectionBarProps) {
  const { tasks, isBin, selection, actions, onErase, onClose } = props;
  const { t } = useTranslation('todo');
  const chosen = tasks.filter((task) => selection.selected.has(selection.rowId(task)));
  const isNone = chosen.length === 0;
  const act = (what: (tasks: readonly Task[]) => void) => () => {
    what(chosen);
    onClose();
  };
  const look = { variant: 'default', size: 'compact-sm', disabled: isNone } as const;
  const areAllDone = !isNone && chosen.every(({ isCompleted }) => isCompleted === true);
  return (
    <div className={classes.selection}>
      <AllCheckbox rows={tasks} selection={selection} label={t('selectAll')} />
      <div className={classes.bulk}>
        <BulkBar count={chosen.length} onClear={() => selection.onChange(new Set())}>
          {isBin ? (
            <>
              <Button
                {...look}
                leftSection={<IconArrowBackUp size={15} aria-hidden />}
                onClick={act(actions.restore)}
              >
                {t('bulk.restore')}
              </Button>
              <Button
                {...look}
                leftSection={<IconTrashX size={15} aria-hidden />}
                onClick={act(onErase)}
              >
                {t('bulk.erase')}
              </Button>
            </>
          ) : (
            <>
              <Button
                {...look}
                leftSection={<IconCircleCheck size={15} aria-hidden />}
                onClick={act(areAllDone ? actions.reopen : actions.complete)}
              >
                {t(areAllDone ? 'bulk.reopen' : 'bulk.complete')}
              </Button>
              <Button
                {...look}
                leftSection={<IconTrash size={15} aria-hidden />}
                onClick={act(actions.remove)}
              >
                {t('bulk.remove')}
              </Button>
            </>
          )}
        </BulkBar>
      </div>
    </div>
  );
}
