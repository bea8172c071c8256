import { type DemoUser, demoUserColumns } from '@pliego/contract/areas/demo-users';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectOrderLaws, expectPagingLaws, expectSearchLaws } from '#sample/testing/laws.ts';
import { expectRefused, idsOf, newSample } from '#sample/testing/sample.ts';

const list = '/api/users/list/data';
const all = { perPage: 100 };
type Listed = { total: number; users: DemoUser[] };

async function asked(query: string): Promise<Listed> {
  return (await (await newSample().send('GET', `${list}?${query}`)).json()) as Listed;
}

function shares(users: DemoUser[], of: (user: DemoUser) => string): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const user of users) counted[of(user)] = (counted[of(user)] ?? 0) + 1;
  return counted;
}

describe('all the users', () => {
  it('are 50, by their ids, with the specified shares', async () => {
    const users = await newSample().api.demoUsers.all();
    expect(idsOf(users)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(shares(users, ({ role }) => role)).toEqual({
      subscriber: 12,
      maintainer: 12,
      admin: 11,
      editor: 8,
      author: 7,
    });
    expect(shares(users, ({ currentPlan }) => currentPlan)).toEqual({
      team: 20,
      basic: 10,
      company: 10,
      enterprise: 10,
    });
    expect(shares(users, ({ status }) => status)).toEqual({
      active: 18,
      pending: 18,
      inactive: 14,
    });
    expect(shares(users, ({ billing }) => billing)).toEqual({
      'Auto Debit': 16,
      'Manual - Paypal': 13,
      'Manual - Cash': 12,
      'Manual - Credit Card': 9,
    });
  });

  it('have a picture, or else a colour behind their initials', async () => {
    const users = await newSample().api.demoUsers.all();
    const plain = users.filter(({ avatar }) => avatar === '');
    expect(plain).toHaveLength(18);
    expect(plain.every(({ avatarColor }) => avatarColor?.startsWith('light-'))).toBe(true);
    const pictured = users.filter(({ avatar }) => avatar !== '');
    expect(pictured.every((user) => !('avatarColor' in user))).toBe(true);
    expect(pictured.every(({ avatar }) => /^\/muestra\/persona-\d\d\.svg$/.test(avatar))).toBe(
      true,
    );
  });

  it('are all different', async () => {
    const users = await newSample().api.demoUsers.all();
    for (const of of ['fullName', 'username', 'email', 'contact'] as const) {
      expect(new Set(users.map((user) => user[of])).size).toBe(50);
    }
    expect(users.every(({ email }) => /^[a-z.]+@[a-z]+\.demo$/.test(email))).toBe(true);
  });

  it('stay in their order whatever list was requested', async () => {
    const { api } = newSample();
    const before = await api.demoUsers.all();
    await api.demoUsers.list({ query: { sort: 'desc', sortColumn: 'email' } });
    expect(await api.demoUsers.all()).toEqual(before);
  });
});

describe('the list', () => {
  it('has ten users a page, by their name', async () => {
    const { total, users } = await newSample().api.demoUsers.list();
    expect(total).toBe(50);
    expect(users).toHaveLength(10);
    const names = (await newSample().api.demoUsers.all()).map(({ fullName }) => fullName);
    expect(users.map(({ fullName }) => fullName)).toEqual(names.toSorted().slice(0, 10));
  });

  it.each([
    ['role=author', 7],
    ['role=Author', 0],
    ['role=auth', 0],
    ['currentPlan=team', 20],
    ['currentPlan=todos', 0],
    ['status=pending', 18],
    ['status=&role=&currentPlan=', 50],
    ['role=jefe', 0],
  ])('with %s has %i', async (query, count) => {
    expect((await asked(query)).total).toBe(count);
  });

  it('keeps those for whom every filter holds', async () => {
    const roles = ['', 'admin', 'author', 'editor', 'maintainer', 'subscriber', 'Admin'];
    const plans = ['', 'basic', 'team', 'company', 'enterprise'];
    const statuses = ['', 'active', 'inactive', 'pending'];
    const { api } = newSample();
    const users = await api.demoUsers.all();
    const filters = fc.record({
      role: fc.constantFrom(...roles),
      currentPlan: fc.constantFrom(...plans),
      status: fc.constantFrom(...statuses),
    });
    await fc.assert(
      fc.asyncProperty(filters, async (query) => {
        const wanted = users.filter(
          (user) =>
            (query.role === '' || user.role === query.role) &&
            (query.currentPlan === '' || user.currentPlan === query.currentPlan) &&
            (query.status === '' || user.status === query.status),
        );
        const answer = await api.demoUsers.list({ query: { ...all, ...query } });
        expect(answer.total).toBe(wanted.length);
        expect(new Set(idsOf(answer.users))).toEqual(new Set(idsOf(wanted)));
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['úrsula', [37]],
    ['ÚRSULA', [37]],
    ['ursula', [37]],
    ['bastián cárcamo', [2]],
    ['bastian carcamo', []],
    [' bastián', []],
    ['@ferreterialosmaitenes', [12, 37]],
    ['Ferretería', []],
  ])('with %j in it has %j', async (q, ids) => {
    const { users } = await newSample().api.demoUsers.list({ query: { ...all, q } });
    expect(idsOf(users).toSorted((a, b) => a - b)).toEqual(ids);
  });

  it.each([
    ['asShown=true&q=bastian carcamo ', 1],
    ['asShown=true&q=ÚRSULA', 1],
    ['asShown=true&q=', 50],
    ['asShown=true&q=nadie', 0],
    ['q=efectivo', 0],
    ['q=efectivo&orBilling=manual - cash', 12],
    ['q=efectivo&orBilling=manual - cash,Auto Debit', 28],
    ['q=efectivo&orBilling=manual - cash&status=active&role=author', 0],
  ])('of ours with %s has %i', async (query, count) => {
    expect((await asked(query)).total).toBe(count);
  });

  it('is in Spanish order when that is requested', async () => {
    const { users } = await asked('perPage=100&asShown=true');
    const names = users.map(({ fullName }) => fullName);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'es')));
    expect(names).not.toEqual(names.toSorted());
    const reversed = await asked('perPage=100&asShown=true&sort=desc');
    expect(reversed.users).toEqual(users.toReversed());
  });

  it('is ordered as the values of a column are, the others after them', async () => {
    const { users } = await asked('perPage=100&sortColumn=billing&rank=MANUAL - CASH,auto debit');
    expect([...new Set(users.map(({ billing }) => billing))].slice(0, 2)).toEqual([
      'Manual - Cash',
      'Auto Debit',
    ]);
    expect(idsOf(users.slice(0, 12))).toEqual(idsOf(users.slice(0, 12)).toSorted((a, b) => a - b));
    expect(users).toHaveLength(50);
  });

  it('is searched by email, name and way of paying', async () => {
    const { api } = newSample();
    await expectSearchLaws(
      await api.demoUsers.all(),
      ({ email, fullName, billing }) => [email, fullName, billing],
      async (q) => idsOf((await api.demoUsers.list({ query: { ...all, q } })).users),
    );
  });

  it.each(demoUserColumns)('is ordered by %s, equal ones by id, and reversed', async (column) => {
    const { api } = newSample();
    const by = async (sort: string) =>
      (await api.demoUsers.list({ query: { ...all, sortColumn: column, sort } })).users;
    expectOrderLaws(await by('asc'), await by('desc'), (a, b) => {
      const [one, other] = [a[column], b[column]];
      // Those without a colour come last.
      if (one === undefined || other === undefined) {
        return Number(one === undefined) - Number(other === undefined);
      }
      return Number(one > other) - Number(one < other);
    });
  });

  it.each([
    ['sortColumn=id&sort=asc&perPage=3', [1, 2, 3]],
    ['sortColumn=id&sort=desc&perPage=3', [50, 49, 48]],
    ['sortColumn=id&sort=otro&perPage=3', [50, 49, 48]],
    ['sortColumn=id&perPage=3', [1, 2, 3]],
    ['sortColumn=otra&sort=desc&perPage=3', [1, 2, 3]],
    ['sortColumn=toString&perPage=3', [1, 2, 3]],
  ])('with %s begins with %j', async (query, ids) => {
    expect(idsOf((await asked(query)).users)).toEqual(ids);
  });

  it('keeps the laws of paging', async () => {
    const { api } = newSample();
    await expectPagingLaws(async (query) => {
      const { users, total } = await api.demoUsers.list({ query });
      return { ids: idsOf(users), total };
    });
  });

  it.each([
    ['page=5', [41, 42, 43, 44, 45, 46, 47, 48, 49, 50]],
    ['page=6', []],
    ['page=0&perPage=2', [1, 2]],
    ['page=-1&perPage=2', [1, 2]],
    ['perPage=0', [1]],
    ['perPage=-5&page=2', [2]],
    ['page=&perPage=', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['page=uno', []],
    ['perPage=muchos', []],
  ])('asked for with %s shows %j', async (query, ids) => {
    const { users, total } = await asked(`sortColumn=id&${query}`);
    expect({ ids: idsOf(users), total }).toEqual({ ids, total: 50 });
  });

  it.each(['q=a&q=b', 'role=admin&role=editor', 'page=1&page=2'])('refuses %s', async (query) => {
    await expectRefused(422, newSample().send('GET', `${list}?${query}`));
  });
});

describe('one user', () => {
  it.each(['id=7', 'id=07'])('is found by %s', async (query) => {
    const response = await newSample().send('GET', `/api/users/user?${query}`);
    expect(await response.json()).toMatchObject({ user: { id: 7 } });
  });

  it.each(['id=51', 'id=0', 'id=-1', 'id=7.5', 'id=7abc', 'id=siete', 'id=', ''])(
    'is nobody with %j',
    async (query) => {
      const response = await newSample().send('GET', `/api/users/user?${query}`);
      expect({ status: response.status, body: await response.json() }).toEqual({
        status: 200,
        body: {},
      });
    },
  );
});

it.each([
  ['PUT', '/api/users/user'],
  ['POST', '/api/users/list/all-data'],
  ['GET', '/apps/users/delete'],
])('%s %s is no call of theirs', async (method, path) => {
  const { send } = newSample();
  await expectRefused(405, send(method, path));
});
