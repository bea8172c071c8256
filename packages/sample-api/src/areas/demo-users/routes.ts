import {
  type DemoUser,
  demoUserColumns,
  demoUserEndpoints,
} from '@pliego/contract/areas/demo-users';
import { sampleArea, type SampleHandlers } from '#sample/area.ts';
import { containsText, type Order } from '#sample/select.ts';
import { demoUserDetailHandlers } from './details.ts';
import { missingUser, users } from './stored-users.ts';

/** Users are stored by id: that order remains for a column that is unknown, and among equals. */
function orderOf(sortColumn: string, sort: string): Order<DemoUser> | undefined {
  const column = demoUserColumns.find((known) => known === sortColumn);
  if (column === undefined) return undefined;
  return { by: (user) => user[column], direction: sort === 'asc' ? 'asc' : 'desc' };
}

const isAny = (wanted: string, value: string) => wanted === '' || wanted === value;

const demoUserHandlers: SampleHandlers<typeof demoUserEndpoints> = (tools) => ({
  all: async (_, { caller: { store } }) => (await store.collection(users).list()).rows,
  list: async ({ query }, { caller: { store } }) => {
    const { rows, total } = await store.collection(users).list({
      where: (user) =>
        containsText(query.q, user.email, user.fullName, user.billing) &&
        isAny(query.role, user.role) &&
        isAny(query.currentPlan, user.currentPlan) &&
        isAny(query.status, user.status),
      order: orderOf(query.sortColumn, query.sort),
      page: query,
    });
    return { total, users: rows };
  },
  get: async ({ query }, { caller: { store } }) => {
    const user = query.id === undefined ? undefined : await store.collection(users).get(query.id);
    return user === undefined ? {} : { user };
  },
  add: async ({ body }, { caller: { store } }) => ({
    user: await store.collection(users).insert((id) => ({ id, ...body })),
  }),
  remove: async ({ query }, { caller: { store } }) => {
    if (query.id === undefined || !(await store.collection(users).remove(query.id))) {
      throw missingUser();
    }
  },
  update: async ({ body: { id, user: patch } }, { caller: { store } }) => {
    const user = await store.collection(users).update(id, (row) => ({ ...row, ...patch }));
    if (user === undefined) throw missingUser();
    return { user };
  },
  restore: async ({ body: { user } }, { caller: { store } }) => {
    const there = await store.collection(users).get(user.id);
    return { user: there ?? (await store.collection(users).insert(() => user)) };
  },
  ...demoUserDetailHandlers(tools),
});

export const demoUserArea = sampleArea(demoUserEndpoints, demoUserHandlers);
