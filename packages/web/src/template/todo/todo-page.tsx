import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AppAct, AppFrame, AppSideButton } from '#web/ui/app-frame/app-frame.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { hasFailed, QueryError } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { tasksQuery } from './queries.ts';
import { TaskPanel } from './form/task-panel.tsx';
import { TaskSkeleton } from './list/task-skeleton.tsx';
import { useTodoPlace } from './todo-place.ts';
import { TodoSide } from './todo-side.tsx';
import { TodoTasks } from './list/todo-tasks.tsx';
import { useTaskChanges } from './use-task-changes.ts';
import classes from './todo-page.module.css';

export function TodoPage() {
  const { t } = useTranslation('todo');
  return (
    <AppFrame title={t('title')} side={<TodoSide />}>
      <TodoContent />
    </AppFrame>
  );
}

function TodoContent() {
  const { t } = useTranslation('todo');
  const { view, change } = useTodoPlace();
  const query = useQuery(tasksQuery);
  const { data: tasks } = query;
  const actions = useTaskChanges();
  if (view === null) {
    return (
      <Plain>
        <EmptyState
          title={t('unknown.view')}
          actions={
            <Button
              variant="default"
              renderRoot={(props) => <AppLink to="/apps/todo" {...props} />}
            >
              {t('unknown.back')}
            </Button>
          }
        >
          {t('unknown.viewText')}
        </EmptyState>
      </Plain>
    );
  }
  if (hasFailed(query)) {
    return (
      <Plain>
        <QueryError query={query} />
      </Plain>
    );
  }
  if (tasks === undefined) return <TaskSkeleton view={view} />;
  return (
    <>
      <TodoTasks
        key={view.kind === 'tag' ? view.tag : view.kind}
        view={view}
        all={tasks}
        actions={actions}
      />
      <AppAct
        label={t('newTask')}
        icon={<IconPlus size={24} aria-hidden />}
        onClick={() => change({ task: 'new' })}
      />
      <TaskPanel view={view} tasks={tasks} actions={actions} />
    </>
  );
}

/** Shown in the place of the list, with the button of the side pane on a phone. */
function Plain({ children }: { children: React.ReactNode }) {
  return (
    <>
      <div className={classes.sideOnly}>
        <AppSideButton />
      </div>
      {children}
    </>
  );
}
