import { queryOptions } from '@tanstack/react-query';
import { signInRulesApi } from '#web/api/areas/sign-in-rules.ts';

/** Not read again while somebody changes it: what changed meanwhile is found on saving. */
export const signInRulesQuery = queryOptions({
  queryKey: ['company', 'sign-in'],
  queryFn: ({ signal }) => signInRulesApi.signInRules({ signal }),
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});
