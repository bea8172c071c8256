import type { TokenPurpose } from '@pliego/contract/areas/account';
import { authApi } from '#web/api/areas/auth.ts';
import { queryOptions } from '@tanstack/react-query';

export const demoAccountsQuery = queryOptions({
  queryKey: ['auth', 'demo'],
  queryFn: ({ signal }) => authApi.demoAccounts({ signal }),
  staleTime: 60_000,
});

/** Whether the link of a mail still holds, and whose it is. */
export const linkQuery = (link: { token: string; purpose: TokenPurpose }) =>
  queryOptions({
    queryKey: ['auth', 'link', link],
    queryFn: ({ signal }) => authApi.checkToken({ body: link, signal }),
    // No retry: each request counts as an attempt.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** The invitation of a link, while it holds. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['auth', 'invitation', token],
    queryFn: ({ signal }) => authApi.checkInvitation({ body: { token }, signal }),
    // No retry: each request counts as an attempt.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
