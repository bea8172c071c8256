import { pages } from '@pliego/contract/pages';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rowsOf, type Scope, sqlStateOf } from '#server/db/database.ts';
import { people, type PersonName } from '#server/testing/fixture.ts';
import { describeServer, problemIn, type TestServer } from '#server/testing/test-server.ts';

const path = '/api/bookmarks/update';
const denied = '42501';

async function toggle(server: TestServer, person: PersonName, ...ids: number[]): Promise<void> {
  const { client } = await server.as(person);
  for (const id of ids) await client.bookmarks.update({ body: { id } });
}

async function kept(server: TestServer, person: PersonName, companyId?: number): Promise<number[]> {
  const { client } = await server.as(person, companyId);
  return (await client.bookmarks.data()).bookmarks.map(({ id }) => id);
}

describeServer('the bookmarks of a person', (server) => {
  it('are none at first, beside every page', async () => {
    const { client } = await server.as('admin');
    const { suggestions, bookmarks } = await client.bookmarks.data();
    expect(bookmarks).toEqual([]);
    const named = pages.map(({ id, target, link, icon, title }) => ({
      id,
      target,
      link,
      icon,
      title,
    }));
    expect(suggestions).toMatchObject(named);
    expect(suggestions.some(({ isBookmarked }) => isBookmarked)).toBe(false);
  });

  it('come in the order in which they were added, and are marked among the suggestions', async () => {
    await toggle(server, 'maintainer', 1005, 3, 1001);
    const { client } = await server.as('maintainer');
    const { suggestions, bookmarks } = await client.bookmarks.data();
    expect(bookmarks.map(({ id }) => id)).toEqual([1005, 3, 1001]);
    expect(bookmarks[2]).toEqual({
      id: 1001,
      target: 'tenders',
      title: 'Licitaciones',
      icon: 'FileText',
      link: '/licitaciones',
      isBookmarked: true,
    });
    const marked = suggestions.flatMap((page) => (page.isBookmarked ? page.id : []));
    expect(new Set(marked)).toEqual(new Set([1001, 1005, 3]));
  });

  it('are let go by the second toggle, and come last after the third', async () => {
    await toggle(server, 'editor', 3, 4);
    await toggle(server, 'editor', 3);
    expect(await kept(server, 'editor')).toEqual([4]);
    await toggle(server, 'editor', 3);
    expect(await kept(server, 'editor')).toEqual([4, 3]);
  });

  it('answer 200 and nothing', async () => {
    const author = await server.as('author');
    const response = await author.send('POST', path, { json: { id: 83 } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBeNull();
    expect(await response.text()).toBe('');
  });

  it.each([
    ['a page that is not there', { id: 999_999 }, 404, 'no-encontrado'],
    ['an id between those of two pages', { id: 17 }, 404, 'no-encontrado'],
    ['an id as text', { id: '3' }, 422, 'datos-invalidos'],
    ['an id with a fraction', { id: 3.5 }, 422, 'datos-invalidos'],
    ['no id', {}, 422, 'datos-invalidos'],
    ['a list', [3], 422, 'datos-invalidos'],
  ])('take no %s', async (_, json, status, code) => {
    const before = await kept(server, 'author');
    const author = await server.as('author');
    expect(await problemIn(author.send('POST', path, { json }))).toMatchObject({ status, code });
    expect(await kept(server, 'author')).toEqual(before);
  });

  it('end as one after the other, however many toggles come at once', async () => {
    const { client } = await server.as('subscriber');
    for (const [count, expected] of [
      [2, []],
      [5, [6]],
      [4, [6]],
      [7, []],
    ] as const) {
      await Promise.all(
        Array.from({ length: count }, () => client.bookmarks.update({ body: { id: 6 } })),
      );
      expect({ count, kept: await kept(server, 'subscriber') }).toEqual({ count, kept: expected });
    }
  });

  it('go with the person from company to company', async () => {
    const inAustral = await server.as('both', 2);
    await inAustral.client.bookmarks.update({ body: { id: 1002 } });
    expect(await kept(server, 'both', 1)).toEqual([1002]);
    expect(await kept(server, 'both', 2)).toEqual([1002]);
  });

  it('are of their user alone, in the database too', async () => {
    await toggle(server, 'foreign', 5);
    const colleague: Scope = { companyId: 1, userId: people.admin.id };
    const outcome = (scope: Scope, statement: ReturnType<typeof sql>) =>
      server.database
        .transaction(scope, (tx) => rowsOf(tx, statement))
        .then(
          (rows) => rows.length,
          (error: unknown) => sqlStateOf(error) ?? String(error),
        );
    // An administrator, of the same company as the maintainer and in the company of the other.
    for (const companyId of [1, 2]) {
      const scope = { companyId, userId: people.admin.id };
      expect(await outcome(scope, sql`select 1 from bookmarks`)).toBe(0);
      expect(await outcome(scope, sql`delete from bookmarks returning 1`)).toBe(0);
    }
    const theirs = sql`insert into bookmarks (user_id, page_id) values (${people.maintainer.id}, 6)`;
    expect(await outcome(colleague, theirs)).toBe(denied);
    expect(await outcome(colleague, sql`update bookmarks set user_id = 1 returning 1`)).toBe(
      denied,
    );
    expect(await outcome('system', sql`select 1 from bookmarks`)).toBe(denied);
    expect(await kept(server, 'foreign')).toEqual([5]);
    expect(await kept(server, 'maintainer')).toEqual([1005, 3, 1001]);
  });

  it('are refused to an anonymous caller', async () => {
    for (const response of [
      server.stranger.send('GET', '/api/bookmarks/data'),
      server.stranger.send('POST', path, { json: { id: 3 } }),
    ]) {
      expect(await problemIn(response)).toMatchObject({ status: 401, code: 'sin-sesion' });
    }
  });
});
