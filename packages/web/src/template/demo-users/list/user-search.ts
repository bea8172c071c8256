import { roles } from '@pliego/contract/abilities';
import { userStatuses } from '@pliego/contract/areas/auth-shapes';
import {
  demoUserBillings,
  demoUserPageSize,
  DemoUserPlan,
  demoUserPlans,
  DemoUserRole,
  DemoUserStatus,
} from '@pliego/contract/areas/demo-user-choices';
import * as z from 'zod/mini';
import { foldText } from '@pliego/contract/rules/fold-text';
import type { UserListQuery } from '../queries.ts';

export const userPageSizes: readonly number[] = [10, 25, 50];
export const newestFirst = '-id';

/** The columns by which the screen orders; by its id a user who was added last comes first. */
const sorts = ['id', 'fullName', 'role', 'currentPlan', 'billing', 'status'].flatMap((column) => [
  column,
  `-${column}`,
]);

/** What the screen calls a way of paying. */
type BillingName = (billing: string) => string;

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

/** The values of a column in the order in which the screen has them; a column of texts has none. */
function rankOf(column: string, billingName: BillingName): string[] | undefined {
  switch (column) {
    case 'role':
      return [...roles];
    case 'currentPlan':
      return [...demoUserPlans];
    case 'status':
      return [...userStatuses];
    case 'billing':
      return demoUserBillings.toSorted((a, b) => billingName(a).localeCompare(billingName(b)));
    default:
      return undefined;
  }
}

/** The ways of paying that the screen calls by what is searched for. */
function billingsCalled(q: string, billingName: BillingName): string[] | undefined {
  const wanted = foldText(q);
  if (wanted === '') return undefined;
  return demoUserBillings.filter((billing) => foldText(billingName(billing)).includes(wanted));
}

/** The API query of the address, with the search and order of the screen. */
export function listQueryOf(search: UserSearch, billingName: BillingName): UserListQuery {
  const sort = search.sort ?? newestFirst;
  const sortColumn = sort.replace(/^-/, '');
  const q = search.q ?? '';
  return {
    q,
    role: search.role ?? '',
    currentPlan: search.plan ?? '',
    status: search.status ?? '',
    sort: sort.startsWith('-') ? 'desc' : 'asc',
    sortColumn,
    page: search.page ?? 1,
    perPage: search.size ?? demoUserPageSize,
    asShown: 'true',
    orBilling: billingsCalled(q, billingName),
    rank: rankOf(sortColumn, billingName),
  };
}

export const isFiltered = ({ q, role, plan, status }: UserSearch): boolean =>
  [q, role, plan, status].some((value) => value !== undefined && value !== '');
