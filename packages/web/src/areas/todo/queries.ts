import { queryOptions } from '@tanstack/react-query';
import { sampleApi } from '#web/api/sample-client.ts';

/** Every task, the deleted ones too: filters, counts and searches are of the page, and follow at once. */
export const tasksQuery = queryOptions({
  queryKey: ['todo', 'tasks'],
  queryFn: async ({ signal }) => {
    const [kept, deleted] = await Promise.all([
      sampleApi.todo.list({ signal }),
      sampleApi.todo.list({ query: { filter: 'deleted' }, signal }),
    ]);
    return [...kept, ...deleted];
  },
});

/** Who may be in charge of a task. */
export const peopleQuery = queryOptions({
  queryKey: ['todo', 'people'],
  queryFn: ({ signal }) => sampleApi.todo.people({ signal }),
  staleTime: Infinity,
});
