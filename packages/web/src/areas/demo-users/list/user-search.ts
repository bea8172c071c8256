import {
  demoUserColumns,
  demoUserPageSize,
  DemoUserPlan,
  DemoUserRole,
  DemoUserStatus,
} from '@pliego/contract/areas/demo-users';
import * as z from 'zod/mini';
import type { UserListQuery } from '../queries.ts';

export const userPageSizes: readonly number[] = [10, 25, 50];
export const newestFirst = '-id';

const sorts = demoUserColumns.flatMap((column) => [column, `-${column}`]);

/** The state of a list of users, as its address holds it. */
export const UserSearch = z.object({
  q: z.optional(z.string()),
  role: z.optional(DemoUserRole),
  plan: z.optional(DemoUserPlan),
  status: z.optional(DemoUserStatus),
  sort: z.optional(z.enum(sorts)),
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  size: z.optional(z.coerce.number().check(z.refine((size) => userPageSizes.includes(size)))),
});
export type UserSearch = z.output<typeof UserSearch>;

/** What is asked of the API for it. */
export function listQueryOf(search: UserSearch): UserListQuery {
  const sort = search.sort ?? newestFirst;
  return {
    q: search.q ?? '',
    role: search.role ?? '',
    currentPlan: search.plan ?? '',
    status: search.status ?? '',
    sort: sort.startsWith('-') ? 'desc' : 'asc',
    sortColumn: sort.replace(/^-/, ''),
    page: search.page ?? 1,
    perPage: search.size ?? demoUserPageSize,
  };
}

export const isFiltered = ({ q, role, plan, status }: UserSearch): boolean =>
  [q, role, plan, status].some((value) => value !== undefined && value !== '');
