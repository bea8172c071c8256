import { Button } from '@mantine/core';
import type { Task } from '@pliego/contract/areas/todo';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '#web/ui/overlay/side-drawer.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { partsOf } from '../list/select-tasks.ts';
import { type TodoView, useTodoPlace } from '../todo-place.ts';
import type { TaskActions } from '../use-task-changes.ts';

/** Loaded with the first panel, which waits for it, so that its field can take the focus. */
const TaskForm = lazy(async () => ({ default: (await import('./task-form.tsx')).TaskForm }));

interface TaskPanelProps {
  view: TodoView;
  tasks: readonly Task[];
  actions: TaskActions;
}

/** A task beside its list: a new one, the one the address names, or that there is none. */
export function TaskPanel({ view, tasks, actions }: TaskPanelProps) {
  const { t } = useTranslation('todo');
  const { search, change } = useTodoPlace();
  const { task: asked } = search;
  // What it shows while it goes away is what it showed before.
  const [last, setLast] = useState(asked);
  if (asked !== undefined && asked !== last) setLast(asked);
  // Going back should not reopen a closed panel: its history entry is replaced.
  const close = () => change({ task: undefined }, { replace: true });
  const task = tasks.find(({ id }) => String(id) === last);
  return (
    <SideDrawer
      opened={asked !== undefined}
      onClose={close}
      side="right"
      width={460}
      title={t(last === 'new' ? 'form.create' : 'form.edit')}
    >
      {last === 'new' || task !== undefined ? (
        <TaskForm key={last} task={task} given={partsOf(view)} actions={actions} onClose={close} />
      ) : null}
      {last === undefined || last === 'new' || task !== undefined ? null : (
        <EmptyState
          title={t('unknown.task')}
          actions={
            <Button variant="default" onClick={close}>
              {t('unknown.close')}
            </Button>
          }
        >
          {t('unknown.taskText')}
        </EmptyState>
      )}
    </SideDrawer>
  );
}
