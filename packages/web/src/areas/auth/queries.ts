import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

export const demoAccountsQuery = queryOptions({
  queryKey: ['auth', 'demo'],
  queryFn: ({ signal }) => api.auth.demoAccounts({ signal }),
  staleTime: 60_000,
});
