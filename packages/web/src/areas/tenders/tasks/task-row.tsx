import { Checkbox } from '@mantine/core';
import type { Task } from '@pliego/contract/areas/tasks';
import { IconDotsVertical, IconLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWhen, santiagoToday } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { Face } from '#web/ui/display/person.tsx';
import { ActionMenu } from '#web/ui/overlay/action-menu.tsx';
import { TaskDialog } from './task-dialog.tsx';
import { useRemoveTask, useTickTask } from './task-changes.ts';
import { useAnchorText } from './use-anchor-text.ts';
import classes from './tasks.module.css';

interface TaskRowProps {
  tenderId: number;
  task: Task;
  mayEdit: boolean;
}

export function TaskRow({ tenderId, task, mayEdit }: TaskRowProps) {
  const { t } = useTranslation('expediente');
  const tick = useTickTask(tenderId);
  const { mutate: remove } = useRemoveTask(tenderId);
  const [edits, setEdits] = useState(false);
  const isDone = task.hecha !== null;
  return (
    <li className={classes.row} data-done={isDone || undefined}>
      <Checkbox
        className={classes.box}
        size="sm"
        label={task.titulo}
        disabled={!mayEdit}
        checked={isDone}
        onChange={(event) => tick({ task, done: event.currentTarget.checked })}
      />
      {task.responsable === null ? null : (
        <span title={task.responsable.fullName}>
          <Face person={task.responsable} size={20} />
        </span>
      )}
      <TaskDay task={task} />
      {mayEdit ? (
        <ActionMenu
          label={t('tasks.menu', { task: task.titulo })}
          width={180}
          actions={[
            {
              id: 'edit',
              label: t('tasks.edit'),
              icon: <IconPencil size={16} aria-hidden />,
              onPick: () => setEdits(true),
            },
            {
              id: 'remove',
              label: t('tasks.remove'),
              icon: <IconTrash size={16} aria-hidden />,
              danger: true,
              onPick: () => remove(task),
            },
          ]}
        >
          <IconDotsVertical size={16} aria-hidden />
        </ActionMenu>
      ) : null}
      {edits ? (
        <TaskDialog tenderId={tenderId} task={task} onClose={() => setEdits(false)} />
      ) : null}
    </li>
  );
}

/** When it is due, and on which milestone that hangs. */
function TaskDay({ task: { dia, ancla, hecha } }: { task: Task }) {
  const { t } = useTranslation('expediente');
  const now = useNow();
  const anchorText = useAnchorText();
  if (dia === null) {
    return <span className={classes.day}>{ancla === null ? '' : t('tasks.waits')}</span>;
  }
  const isLate = hecha === null && dia < santiagoToday(now);
  const isNear = hecha === null && !isLate && dia <= santiagoToday(now, 1);
  return (
    <span className={classes.day} data-near={isNear || undefined} data-late={isLate || undefined}>
      {ancla === null ? null : (
        <span title={anchorText(ancla)} className={classes.anchor}>
          <IconLink size={13} stroke={1.8} aria-hidden />
        </span>
      )}
      <time dateTime={dia}>{formatWhen({ instante: `${dia}T12:00:00Z`, dia }, now)}</time>
    </span>
  );
}
