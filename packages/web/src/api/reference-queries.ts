import { queryOptions } from '@tanstack/react-query';
import { calendarsApi } from './areas/calendars.ts';
import { tagsApi } from './areas/tags.ts';
import { usersApi } from './areas/users.ts';

/** Short lists of the company that more than one area shows by name. */
export const tagsQuery = queryOptions({
  queryKey: ['tags', 'list'],
  queryFn: ({ signal }) => tagsApi.list({ signal }),
  staleTime: 5 * 60_000,
});

export const colleaguesQuery = queryOptions({
  queryKey: ['users', 'list'],
  queryFn: ({ signal }) => usersApi.list({ signal }),
  staleTime: 5 * 60_000,
});

export const calendarFeedsKey = ['calendars', 'list'] as const;

/** The addresses at which calendars read the person's dates: made beside tenders, revoked in their account. */
export const calendarFeedsQuery = queryOptions({
  queryKey: calendarFeedsKey,
  queryFn: ({ signal }) => calendarsApi.list({ signal }),
});
