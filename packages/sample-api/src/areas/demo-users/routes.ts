import {
  type DemoUser,
  demoUserColumns,
  type demoUserEndpoints,
} from '@pliego/contract/areas/demo-users';
import { ProblemError } from '@pliego/contract/problem';
import type { SampleHandlers } from '#sample/area.ts';
import { containsText, type Order } from '#sample/select.ts';
import { collectionOf } from '#sample/store.ts';

const users = collectionOf<DemoUser>({
  name: 'demo-users',
  seed: async () => (await import('./seed.ts')).users,
});

/** Users are stored by id: that order remains for a column that is unknown, and among equals. */
function orderOf(sortColumn: string, sort: string): Order<DemoUser> | undefined {
  const column = demoUserColumns.find((known) => known === sortColumn);
  if (column === undefined) return undefined;
  return { by: (user) => user[column], direction: sort === 'asc' ? 'asc' : 'desc' };
}

const isAny = (wanted: string, value: string) => wanted === '' || wanted === value;

export const demoUserHandlers: SampleHandlers<typeof demoUserEndpoints> = () => ({
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
      throw new ProblemError('no-encontrado', 'No hay un usuario con ese número.');
    }
  },
});
