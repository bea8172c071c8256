import { queryOptions } from '@tanstack/react-query';
import { todoApi } from '#web/api/areas/todo.ts';

/** Every task, the deleted ones too: filters, counts and searches are of the page, and follow at once. */
export const tasksQuery = queryOptions({
  queryKey: ['todo', 'tasks'],
  queryFn: async ({ signal }) => {
    const [kept, deleted] = await Promise.all([
      todoApi.list({ signal }),
      todoApi.list({ query: { filter: 'deleted' }, signal }),
    ]);
    return [...kept, ...deleted];
  },
});

/** Who may be in charge of a task. */
export const peopleQuery = queryOptions({
  queryKey: ['todo', 'people'],
  queryFn: ({ signal }) => todoApi.people({ signal }),
  staleTime: Infinity,
});
