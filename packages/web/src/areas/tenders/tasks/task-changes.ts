import type { Task } from '@pliego/contract/areas/tasks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { tasksApi } from '#web/api/areas/tasks.ts';
import { problemText } from '#web/api/problems.ts';
import { useOptimistic } from '#web/api/use-optimistic.ts';
import { toastProblem, toastUndo } from '#web/ui/feedback/toasts.tsx';
import { tenderEventsKey } from '../queries.ts';
import { tasksKey } from './task-queries.ts';

interface Held {
  datos: Task[];
}

/** What changes with the tasks of a tender besides their list. */
function useRefresh(id: number) {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: tasksKey(id) }),
      client.invalidateQueries({ queryKey: tenderEventsKey(id) }),
      client.invalidateQueries({ queryKey: ['tenders', 'deadlines', id] }),
      client.invalidateQueries({ queryKey: ['tenders', 'expediente', id] }),
    ]);
}

/** Ticks a task, or takes the tick away; shown at once. */
export function useTickTask(id: number) {
  const { t } = useTranslation('expediente');
  const refresh = useRefresh(id);
  return useOptimistic<{ task: Task; done: boolean }, Held, Task>({
    queryKey: tasksKey(id),
    send: ({ task, done }) => tasksApi.update({ params: { id: task.id }, body: { hecha: done } }),
    show: ({ datos }, { task, done }) => ({
      datos: datos.map((one) =>
        one.id === task.id
          ? { ...one, hecha: done ? { por: null, cuando: new Date().toISOString() } : null }
          : one,
      ),
    }),
    failed: ({ task }) => t('tasks.failed', { task: task.titulo }),
    onDone: refresh,
  });
}

/** What a person gives for a task. */
export interface TaskValues extends Record<string, unknown> {
  titulo: string;
  dia: string | null;
  ancla: Task['ancla'];
  responsable: number | null;
}

/** Saves a task, new or not. The form shows failures. */
export function useSaveTask(id: number, task: Task | null) {
  const refresh = useRefresh(id);
  return async (values: TaskValues) => {
    const { ancla, responsable, titulo } = values;
    const body = { titulo, responsable, ancla, dia: ancla === null ? values.dia : null };
    const saved =
      task === null
        ? await tasksApi.create({ params: { id }, body })
        : await tasksApi.update({ params: { id: task.id }, body });
    await refresh();
    return saved;
  };
}

/** Deletes a task, with an undo that makes it anew. */
export function useRemoveTask(id: number) {
  const { t } = useTranslation('expediente');
  const refresh = useRefresh(id);
  const restore = ({ titulo, ancla, dia, responsable }: Task) =>
    tasksApi
      .create({
        params: { id },
        body: {
          titulo,
          ancla,
          dia: ancla === null ? dia : null,
          responsable: responsable?.id ?? null,
        },
      })
      .then(refresh, (error: unknown) =>
        toastProblem({ title: t('tasks.failed', { task: titulo }), text: problemText(error) }),
      );
  return useMutation({
    mutationFn: (task: Task) => tasksApi.remove({ params: { id: task.id } }),
    onSuccess: async (_, task) => {
      await refresh();
      toastUndo({
        title: t('tasks.removed', { task: task.titulo }),
        action: { label: t('stage.undo'), onClick: () => void restore(task) },
      });
    },
    onError: (error, task) =>
      toastProblem({ title: t('tasks.failed', { task: task.titulo }), text: problemText(error) }),
  });
}

/** Adds what a tender lacks of a template. */
export function useAddTemplate(id: number) {
  const { t } = useTranslation('expediente');
  const refresh = useRefresh(id);
  return useMutation({
    mutationFn: (plantilla: number) =>
      tasksApi.addTemplate({ params: { id }, body: { plantilla } }),
    onSuccess: refresh,
    onError: (error) =>
      toastProblem({ title: t('tasks.templateFailed'), text: problemText(error) }),
  });
}
