import {
  type DemoUser,
  demoUserColumns,
  demoUserEndpoints,
} from '@pliego/contract/areas/demo-users';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { foldText } from '@pliego/contract/rules/fold-text';
import { sampleArea, type SampleHandlers } from '#sample/area.ts';
import type { Store } from '#sample/store.ts';
import { compareAsSpanish, containsFolded, containsText, type Order } from '#sample/select.ts';
import { demoUserDetailHandlers } from './details.ts';
import { missingUser, users } from './stored-users.ts';

interface Asked {
  q: string;
  sort: string;
  sortColumn: string;
  asShown?: 'true';
  orBilling?: string[];
  rank?: string[];
}

/** Users are stored by id: that order remains for a column that is unknown, and among equals. */
function orderOf({ sortColumn, sort, asShown, rank }: Asked): Order<DemoUser> | undefined {
  const column = demoUserColumns.find((known) => known === sortColumn);
  if (column === undefined) return undefined;
  const direction = sort === 'asc' ? 'asc' : 'desc';
  if (rank !== undefined) {
    const places = new Map(rank.map((value, place) => [value.toLowerCase(), place]));
    return { by: (user) => places.get(String(user[column]).toLowerCase()), direction };
  }
  const compareTexts = asShown === undefined ? undefined : compareAsSpanish;
  return { by: (user) => user[column], direction, compareTexts };
}

/** The documented search goes by letters; ours finds more, in the words of the screen. */
function isFound(
  { q, asShown, orBilling }: Asked,
  { email, fullName, billing }: DemoUser,
): boolean {
  if (containsText(q, email, fullName, billing)) return true;
  if (orBilling?.some((way) => way.toLowerCase() === billing.toLowerCase()) === true) return true;
  return asShown !== undefined && containsFolded(q, email, fullName, billing);
}

/** Refuses an address or a name by which somebody else is known; what is left empty belongs to nobody. */
async function refuseTwin(
  store: Store,
  { email = '', username = '' }: { email?: string | undefined; username?: string | undefined },
  id?: number,
): Promise<void> {
  const { rows } = await store.collection(users).list({ where: (user) => user.id !== id });
  const isTaken = (text: string, textOf: (user: DemoUser) => string) =>
    text !== '' && rows.some((user) => foldText(textOf(user)) === foldText(text));
  const fieldErrors = {
    ...(isTaken(email, (user) => user.email) && { email: createMessage('correo-repetido') }),
    ...(isTaken(username, (user) => user.username) && {
      username: createMessage('usuario-repetido'),
    }),
  };
  if (Object.keys(fieldErrors).length === 0) return;
  throw new ProblemError('datos-invalidos', undefined, { fieldErrors });
}

const isAny = (wanted: string, value: string) => wanted === '' || wanted === value;

const demoUserHandlers: SampleHandlers<typeof demoUserEndpoints> = (tools) => ({
  all: async (_, { caller: { store } }) => (await store.collection(users).list()).rows,
  list: async ({ query }, { caller: { store } }) => {
    const { rows, total } = await store.collection(users).list({
      where: (user) =>
        isFound(query, user) &&
        isAny(query.role, user.role) &&
        isAny(query.currentPlan, user.currentPlan) &&
        isAny(query.status, user.status),
      order: orderOf(query),
      page: query,
    });
    return { total, users: rows };
  },
  get: async ({ query }, { caller: { store } }) => {
    const user = query.id === undefined ? undefined : await store.collection(users).get(query.id);
    return user === undefined ? {} : { user };
  },
  add: async ({ body }, { caller: { store } }) => {
    await refuseTwin(store, body);
    return { user: await store.collection(users).insert((id) => ({ id, ...body })) };
  },
  remove: async ({ query }, { caller: { store } }) => {
    if (query.id === undefined || !(await store.collection(users).remove(query.id))) {
      throw missingUser();
    }
  },
  update: async ({ body: { id, user: patch } }, { caller: { store } }) => {
    await refuseTwin(store, patch, id);
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
