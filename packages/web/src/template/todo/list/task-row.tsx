import type { Task } from '@pliego/contract/areas/todo';
import {
  IconArrowBackUp,
  IconDots,
  IconStar,
  IconStarFilled,
  IconTrashX,
} from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '#web/ui/overlay/action-menu.tsx';
import { AppLink, type Destination } from '#web/ui/navigation/app-link.tsx';
import { RowCheckbox, type Selection } from '#web/ui/data-table/selection.tsx';
import { DragHandle } from '#web/ui/sortable/drag-handle.tsx';
import type { LineHandle } from '#web/ui/sortable/use-sortable-line.ts';
import { AssigneeFace, DueDay, TagPill } from './task-parts.tsx';
import classes from './task-row.module.css';
import { useRowActions, type RowMoves } from './use-row-actions.tsx';

export interface TaskRowProps {
  task: Task;
  linkTo: (task: Task) => Destination;
  /** Chooses instead of completing, while several are chosen. */
  selection: Selection<Task> | null;
  handle: LineHandle | null;
  moves: RowMoves | null;
  onComplete: (task: Task) => void;
  onStar: (task: Task) => void;
  onRemove: (task: Task) => void;
  onRestore: (task: Task) => void;
  onErase: (task: Task) => void;
}

/** A task on one line; on a phone its details are below its title. */
export const TaskRow = memo(function TaskRow(props: TaskRowProps) {
  const { task, linkTo, selection, handle } = props;
  const { t } = useTranslation('todo');
  const title = task.title === undefined || task.title === '' ? t('row.untitled') : task.title;
  const isDone = task.isCompleted === true;
  const isDeleted = task.isDeleted === true;
  return (
    <div className={classes.row} data-done={isDone || undefined}>
      {handle === null ? (
        <span />
      ) : (
        <DragHandle {...handle} className={classes.handle} label={t('row.drag', { title })} />
      )}
      {selection === null ? (
        <label className={classes.checkArea}>
          <input
            type="checkbox"
            className={classes.check}
            checked={isDone}
            disabled={isDeleted}
            aria-label={t(isDone ? 'row.reopen' : 'row.complete', { title })}
            onChange={() => props.onComplete(task)}
          />
        </label>
      ) : (
        <span className={classes.checkArea}>
          <RowCheckbox row={task} selection={selection} />
        </span>
      )}
      <div className={classes.main}>
        <AppLink {...linkTo(task)} className={classes.title} activeProps={{}} resetScroll={false}>
          {title}
        </AppLink>
        <div className={classes.facts}>
          {task.tags?.map((tag) => (
            <TagPill key={tag} tag={tag} />
          ))}
          {typeof task.dueDate === 'string' ? (
            <span className={classes.due}>
              <DueDay day={task.dueDate} isDone={isDone || isDeleted} />
            </span>
          ) : null}
        </div>
      </div>
      <span className={classes.face}>
        {task.assignee === undefined || task.assignee === null ? null : (
          <AssigneeFace assignee={task.assignee} />
        )}
      </span>
      {isDeleted ? (
        <BinButtons {...props} title={title} />
      ) : (
        <>
          <StarButton task={task} title={title} onStar={props.onStar} />
          <RowMenu {...props} title={title} />
        </>
      )}
    </div>
  );
});

function StarButton({
  task,
  title,
  onStar,
}: Pick<TaskRowProps, 'task' | 'onStar'> & { title: string }) {
  const { t } = useTranslation('todo');
  const isImportant = task.isImportant === true;
  const Icon = isImportant ? IconStarFilled : IconStar;
  return (
    <button
      type="button"
      className={classes.button}
      data-on={isImportant || undefined}
      aria-label={t(isImportant ? 'row.unstar' : 'row.star', { title })}
      onClick={() => onStar(task)}
    >
      <Icon size={17} stroke={1.7} aria-hidden />
    </button>
  );
}

function RowMenu(props: TaskRowProps & { title: string }) {
  const { t } = useTranslation('todo');
  const actions = useRowActions(props);
  return (
    <ActionMenu
      label={t('row.menu', { title: props.title })}
      className={classes.button}
      actions={actions}
    >
      <IconDots size={17} stroke={1.7} aria-hidden />
    </ActionMenu>
  );
}

function BinButtons({ task, title, onRestore, onErase }: TaskRowProps & { title: string }) {
  const { t } = useTranslation('todo');
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-label={t('row.restoreOf', { title })}
        title={t('row.restore')}
        onClick={() => onRestore(task)}
      >
        <IconArrowBackUp size={17} stroke={1.7} aria-hidden />
      </button>
      <button
        type="button"
        className={classes.button}
        aria-label={t('row.eraseOf', { title })}
        title={t('row.erase')}
        onClick={() => onErase(task)}
      >
        <IconTrashX size={17} stroke={1.7} aria-hidden />
      </button>
    </>
  );
}
