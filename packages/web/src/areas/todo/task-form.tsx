import { Button } from '@mantine/core';
import { type Assignee, type Task, TaskValues } from '@pliego/contract/areas/todo';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { todoApi } from '#web/api/areas/todo.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { santiagoToday } from '#web/lib/format.ts';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { toastDone } from '#web/ui/toasts.tsx';
import { useLeaving } from '#web/ui/use-leaving.ts';
import { useNow } from '#web/ui/use-now.ts';
import { peopleQuery, tasksQuery } from './queries.ts';
import type { TaskParts } from './task-changes.ts';
import { TaskFields } from './task-fields.tsx';
import { TaskFormTools } from './task-form-tools.tsx';
import { shortTitle, type TaskActions } from './use-task-changes.ts';
import classes from './task-form.module.css';

interface TaskFormProps {
  /** Absent: a new one. */
  task: Task | undefined;
  /** What a new one is already. */
  given: TaskParts;
  actions: TaskActions;
  onClose: () => void;
}

/** Waits for the people, of whom the first is in charge of a new task. */
export function TaskForm(props: TaskFormProps) {
  const { data: people, isPending } = useQuery(peopleQuery);
  return isPending ? null : <LoadedForm {...props} people={people ?? []} />;
}

function startOf(
  task: Task | undefined,
  { given, people, today }: { given: TaskParts; people: readonly Assignee[]; today: string },
): TaskValues {
  return task === undefined
    ? {
        title: '',
        assignee: people[0]?.fullName ?? null,
        dueDate: today,
        tags: given.tags ?? [],
        description: '',
      }
    : {
        title: task.title ?? '',
        assignee: task.assignee?.fullName ?? null,
        dueDate: task.dueDate ?? null,
        tags: task.tags ?? [],
        description: task.description ?? '',
      };
}

function LoadedForm({
  task,
  given,
  actions,
  onClose,
  people: known,
}: TaskFormProps & { people: readonly Assignee[] }) {
  const { t } = useTranslation(['todo', 'common']);
  const client = useQueryClient();
  const now = useNow();
  // Whoever is in charge stays so, also when nobody else knows them.
  const own = task?.assignee;
  const isKnown = known.some(({ fullName }) => fullName === own?.fullName);
  const people = own === undefined || own === null || isKnown ? known : [...known, own];

  const partsFrom = (values: TaskValues): TaskParts => {
    const { assignee, ...rest } = TaskValues.parse(values);
    return { ...rest, assignee: people.find(({ fullName }) => fullName === assignee) ?? null };
  };
  const save = async (values: TaskValues): Promise<Task> => {
    const parts = partsFrom(values);
    const answer =
      task === undefined
        ? await todoApi.add({
            body: {
              task: {
                isImportant: false,
                isCompleted: false,
                isDeleted: false,
                ...given,
                ...parts,
              },
            },
          })
        : await todoApi.update({ body: { task: { ...parts, id: task.id } } });
    return answer.task;
  };
  const { form, formProps, busy, problem } = useContractForm<TaskValues, Task>({
    schema: TaskValues,
    initialValues: startOf(task, { given, people: known, today: santiagoToday(now) }),
    send: save,
    onDone: (saved) => {
      client.setQueryData(tasksQuery.queryKey, (held) =>
        held === undefined ? held : [...held.filter(({ id }) => id !== saved.id), saved],
      );
      void client.invalidateQueries({ queryKey: tasksQuery.queryKey });
      const title = shortTitle(saved.title ?? '');
      toastDone({
        id: 'todo',
        title: t(task === undefined ? 'done.added' : 'done.saved', { title }),
      });
      leave();
    },
  });
  const { guard, letGo } = useLeaving({ isDirty: form.isDirty() });
  const leave = () => {
    letGo();
    onClose();
  };
  return (
    <form {...formProps} className={classes.form}>
      {task === undefined ? null : <TaskFormTools task={task} actions={actions} onGone={leave} />}
      <div className={classes.fields}>
        <FormProblem text={problem} />
        <TaskFields form={form} people={people} />
      </div>
      <div className={classes.footer}>
        {task === undefined ? (
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
        ) : (
          <Button variant="default" disabled={!form.isDirty()} onClick={() => form.reset()}>
            {t('form.reset')}
          </Button>
        )}
        <Button type="submit" loading={busy}>
          {t(task === undefined ? 'form.add' : 'form.save')}
        </Button>
      </div>
      <LeaveGuard {...guard} text={t('form.discardText')} />
    </form>
  );
}
