import { queryOptions } from '@tanstack/react-query';
import { api } from './client.ts';

/** Short lists of the company that more than one area shows by name. */
export const tagsQuery = queryOptions({
  queryKey: ['tags', 'list'],
  queryFn: ({ signal }) => api.tags.list({ signal }),
  staleTime: 5 * 60_000,
});

export const colleaguesQuery = queryOptions({
  queryKey: ['users', 'list'],
  queryFn: ({ signal }) => api.users.list({ signal }),
  staleTime: 5 * 60_000,
});
