import { queryOptions } from '@tanstack/react-query';
import { tasksApi } from '#web/api/areas/tasks.ts';

export const tasksKey = (id: number) => ['tenders', 'tasks', id] as const;

/** The list of tasks of a tender. */
export function tasksQuery(id: number) {
  return queryOptions({
    queryKey: tasksKey(id),
    queryFn: ({ signal }) => tasksApi.list({ params: { id }, signal }),
  });
}
