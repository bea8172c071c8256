import { Button } from '@mantine/core';
import { type Assignee, Task, TaskValues } from '@pliego/contract/areas/todo';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { todoApi } from '#web/api/areas/todo.ts';
import { storedNow } from '#web/api/stored-now.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { useRebase } from '#web/api/use-rebase.ts';
import { santiagoToday } from '#web/lib/format.ts';
import { ClashNote } from '#web/ui/feedback/clash-note.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { LeaveGuard } from '#web/ui/navigation/leave-guard.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { useLeaving } from '#web/ui/navigation/use-leaving.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { peopleQuery, tasksQuery } from '../queries.ts';
import type { TaskParts } from '../task-changes.ts';
import { TaskFields } from './task-fields.tsx';
import { useShownClashes } from './task-clashes.ts';
import { TaskFormTools } from './task-form-tools.tsx';
import { shortTitle, type TaskActions } from '../use-task-changes.ts';
import classes from './task-form.module.css';

interface TaskFormProps {
  /** Absent: a new one. */
  task: Task | undefined;
  /** Values that a new task begins with. */
  given: TaskParts;
  actions: TaskActions;
  onClose: () => void;
}

/** Waits for the list of people: the first of them is the assignee of a new task. */
export function TaskForm(props: TaskFormProps) {
  const { data: people, isPending } = useQuery(peopleQuery);
  return isPending ? null : <LoadedForm {...props} people={people ?? []} />;
}

const names = ['title', 'assignee', 'dueDate', 'tags', 'description'] as const;

const valuesOf = (task: Task): TaskValues => ({
  title: task.title ?? '',
  assignee: task.assignee?.fullName ?? null,
  dueDate: task.dueDate ?? null,
  tags: task.tags ?? [],
  description: task.description ?? '',
});

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
    : valuesOf(task);
}

type LoadedFormProps = TaskFormProps & { people: readonly Assignee[] };

function LoadedForm(props: LoadedFormProps) {
  const { task, actions, onClose } = props;
  const { t } = useTranslation(['todo', 'common']);
  const { form, formProps, busy, problem, people, guard, leave, clashes } = useTaskForm(props);
  return (
    <form {...formProps} className={classes.form}>
      {task === undefined ? null : <TaskFormTools task={task} actions={actions} onGone={leave} />}
      <div className={classes.fields}>
        {clashes === null ? <FormProblem text={problem} /> : <ClashNote clashes={clashes} />}
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

/** Adds the task, or changes the existing one. */
async function sendTask(task: Task | undefined, given: TaskParts, parts: TaskParts): Promise<Task> {
  if (task !== undefined) {
    const { id, version = 0 } = task;
    return (await todoApi.update({ body: { task: { ...parts, id, version } } })).task;
  }
  const flags = { isImportant: false, isCompleted: false, isDeleted: false };
  return (await todoApi.add({ body: { task: { ...flags, ...given, ...parts } } })).task;
}

/** The form of a task. `people` are those that can be its assignee. */
function useTaskForm({ task, given, onClose, people: known }: LoadedFormProps) {
  const { t } = useTranslation('todo');
  const client = useQueryClient();
  const now = useNow();
  // The assignee can be chosen even when the list of people does not hold them.
  const own = task?.assignee;
  const isKnown = known.some(({ fullName }) => fullName === own?.fullName);
  const people = own === undefined || own === null || isKnown ? known : [...known, own];

  const partsFrom = (values: TaskValues): TaskParts => {
    const { assignee, ...rest } = TaskValues.parse(values);
    return { ...rest, assignee: people.find(({ fullName }) => fullName === assignee) ?? null };
  };
  const over = useRebase<TaskValues, Task>({
    stored: task,
    names,
    valuesOf,
    read: (error) => storedNow(Task, error),
  });
  const contractForm = useContractForm<TaskValues, Task>({
    schema: TaskValues,
    initialValues: startOf(task, { given, people: known, today: santiagoToday(now) }),
    send: (values) => sendTask(over.stored, given, partsFrom(values)),
    onRefused: (error, typed) => {
      over.onRefused(error, typed, contractForm.form);
      void client.invalidateQueries({ queryKey: tasksQuery.queryKey });
    },
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
  const { guard, letGo } = useLeaving({ isDirty: contractForm.form.isDirty() });
  const leave = () => {
    letGo();
    onClose();
  };
  return {
    ...contractForm,
    people,
    guard,
    leave,
    clashes: useShownClashes(over, contractForm.form),
  };
}
