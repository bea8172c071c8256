import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { demoUsersApi } from '#web/api/areas/demo-users.ts';
import { invoicesApi } from '#web/api/areas/invoices.ts';
import { rolesApi } from '#web/api/areas/roles.ts';

export const usersKey = ['demoUsers'] as const;
export const rolesKey = ['demoUsers', 'roles'] as const;

export interface UserListQuery {
  q: string;
  role: string;
  currentPlan: string;
  status: string;
  sort: 'asc' | 'desc';
  sortColumn: string;
  page: number;
  perPage: number;
  asShown: 'true';
  orBilling?: string[];
  rank?: string[];
}

export const userListQuery = (query: UserListQuery) =>
  queryOptions({
    queryKey: [...usersKey, 'list', query],
    queryFn: ({ signal }) => demoUsersApi.list({ query, signal }),
    placeholderData: keepPreviousData,
  });

/** All of them, for what counts and for what is exported. */
export const allUsersQuery = queryOptions({
  queryKey: [...usersKey, 'all'],
  queryFn: ({ signal }) => demoUsersApi.all({ signal }),
});

export const userQuery = (id: number) =>
  queryOptions({
    queryKey: [...usersKey, 'one', id],
    queryFn: async ({ signal }) => {
      const { user } = await demoUsersApi.get({ query: { id }, signal });
      return user ?? null;
    },
  });

export const detailsKey = (id: number) => [...usersKey, 'details', id];

export const userDetailsQuery = (id: number) =>
  queryOptions({
    queryKey: detailsKey(id),
    queryFn: async ({ signal }) => (await demoUsersApi.details({ query: { id }, signal })).details,
  });

export const rolesQuery = queryOptions({
  queryKey: rolesKey,
  queryFn: async ({ signal }) => (await rolesApi.list({ signal })).roles,
});

const latestInvoices = 6;

export const latestInvoicesQuery = queryOptions({
  queryKey: ['invoices', 'latest', latestInvoices],
  queryFn: async ({ signal }) =>
    (await invoicesApi.list({ query: { perPage: latestInvoices }, signal })).invoices,
});
