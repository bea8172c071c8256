import { ActionIcon, Button } from '@mantine/core';
import type { Task } from '@pliego/contract/areas/todo';
import {
  IconArrowBackUp,
  IconCircle,
  IconCircleCheckFilled,
  IconStar,
  IconStarFilled,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TaskParts } from '../task-changes.ts';
import type { TaskActions } from '../use-task-changes.ts';
import classes from './task-form.module.css';

interface TaskFormToolsProps {
  task: Task;
  actions: TaskActions;
  /** The task has left the list. */
  onGone: () => void;
}

/** What is done to a task at once, without saving the rest. */
export function TaskFormTools({ task, actions, onGone }: TaskFormToolsProps) {
  const { t } = useTranslation('todo');
  const { change, remove, restore } = actions;
  const toggle = (parts: TaskParts) => change({ kind: 'patch', ids: [task.id], parts });
  const isDone = task.isCompleted === true;
  const isImportant = task.isImportant === true;
  if (task.isDeleted === true) {
    return (
      <div className={classes.tools}>
        <span className={classes.inBin}>{t('form.inBin')}</span>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconArrowBackUp size={15} aria-hidden />}
          onClick={() => restore([task])}
        >
          {t('row.restore')}
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.tools}>
      <Button
        variant={isDone ? 'light' : 'default'}
        size="compact-md"
        aria-pressed={isDone}
        leftSection={
          isDone ? (
            <IconCircleCheckFilled size={17} aria-hidden />
          ) : (
            <IconCircle size={17} aria-hidden />
          )
        }
        onClick={() => toggle({ isCompleted: !isDone })}
      >
        {t(isDone ? 'form.completed' : 'form.complete')}
      </Button>
      <span className={classes.apart} />
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-pressed={isImportant}
        aria-label={t(isImportant ? 'form.unstar' : 'form.star')}
        onClick={() => toggle({ isImportant: !isImportant })}
      >
        {isImportant ? (
          <IconStarFilled size={18} className={classes.star} aria-hidden />
        ) : (
          <IconStar size={18} stroke={1.7} aria-hidden />
        )}
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('form.remove')}
        onClick={() => {
          remove([task]);
          onGone();
        }}
      >
        <IconTrash size={18} stroke={1.7} aria-hidden />
      </ActionIcon>
    </div>
  );
}
