import { queryOptions } from '@tanstack/react-query';
import { homeApi } from './areas/home.ts';

/** Often enough for what is counted in business days. */
const refreshMs = 5 * 60_000;

/** What waits for somebody of the company, as the menu and the home count it. */
export const waitingQuery = queryOptions({
  queryKey: ['home', 'counts'],
  queryFn: ({ signal }) => homeApi.counts({ signal }),
  retry: false,
  staleTime: 60_000,
  refetchInterval: refreshMs,
});
