import { createClient } from '@pliego/contract/client';
import { pages } from '@pliego/contract/pages';
import { sampleContract } from '@pliego/contract/sample-contract';
import { expect, it } from 'vitest';
import { bookmarks } from '#server/db/schema/bookmarks.ts';
import { people } from '#server/testing/fixture.ts';
import { describeServer, problemIn, type TestServer } from '#server/testing/test-server.ts';

const tasks = '/apps/todo/tasks';

/** The calls of the demonstration areas by a signed-in user. */
async function sampleCalls(server: TestServer, person: 'admin' | 'foreign') {
  const { cookie } = await server.as(person);
  const fetcher = (request: Request) => {
    request.headers.set('cookie', cookie);
    return server.fetch(request);
  };
  return createClient(sampleContract, fetcher, 'http://pliego.test');
}

describeServer('the demonstration areas on the server', (server) => {
  it('keep what is changed, for that company alone', async () => {
    const andes = await sampleCalls(server, 'admin');
    const austral = await sampleCalls(server, 'foreign');
    const before = await andes.todo.list({ query: {} });
    const [first] = before;
    if (first === undefined) throw new Error('The seed has tasks');
    await andes.todo.update({ body: { task: { ...first, title: 'Cambiada' } } });
    const titles = (list: { title?: string }[]) => list.map(({ title }) => title);
    expect(titles(await andes.todo.list({ query: {} }))).toContain('Cambiada');
    expect(titles(await austral.todo.list({ query: {} }))).not.toContain('Cambiada');

    const admin = await server.as('admin');
    expect(await admin.client.sample.home()).toEqual({ en: 'servidor' });
    expect(await admin.client.sample.reset()).toEqual({ ok: true });
    expect(await andes.todo.list({ query: {} })).toEqual(before);
  });

  it('are for the roles that may open their pages', async () => {
    expect((await problemIn(server.stranger.send('GET', tasks))).code).toBe('sin-sesion');
    const restricted = [
      '/apps/permissions/data',
      '/api/users/list/all-data',
      '/card/card-analytics/support-tracker',
    ];
    for (const person of ['maintainer', 'subscriber'] as const) {
      const user = await server.as(person);
      expect((await user.send('GET', tasks)).status).toBe(200);
      for (const path of restricted) {
        expect((await problemIn(user.send('GET', path))).code).toBe('sin-permiso');
      }
    }
    const admin = await server.as('admin');
    for (const path of restricted) expect((await admin.send('GET', path)).status).toBe(200);
  });

  it('leave a navigation to the page', async () => {
    const admin = await server.as('admin');
    const wishlist = '/apps/ecommerce/wishlist';
    expect((await admin.send('GET', wishlist)).status).toBe(200);
    const navigation = { headers: { 'sec-fetch-mode': 'navigate' } };
    // The server under test serves no web, so there is nothing at that address.
    expect((await admin.send('GET', wishlist, navigation)).status).toBe(404);
  });

  it('refuse what does not fit and change nothing', async () => {
    const admin = await server.as('admin');
    const refused = await admin.send('POST', '/apps/todo/update-task', { json: { task: 3 } });
    expect((await problemIn(refused)).code).toBe('datos-invalidos');
    const broken = await admin.send('POST', '/apps/todo/update-task', {
      body: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect((await problemIn(broken)).code).toBe('solicitud-malformada');
  });
});

describeServer(
  'a server without the template',
  (server) => {
    it('is reported with the session, and refuses sample calls', async () => {
      const admin = await server.as('admin');
      const { client } = admin;
      expect((await client.auth.session()).userData.plantilla).toBe(false);
      expect(await client.sample.home()).toEqual({ en: 'ninguna' });
      for (const path of [tasks, '/apps/ecommerce/wishlist', '/card/dashboards/commerce']) {
        expect((await admin.send('GET', path)).status).toBe(404);
      }
      expect((await admin.send('POST', '/api/muestra/restablecer', { json: {} })).status).toBe(404);
    });

    it('names and keeps none of its pages among the bookmarks', async () => {
      const admin = await server.as('admin');
      const { client } = admin;
      await client.bookmarks.update({ body: { id: 1001 } });
      const email = pages.find(({ target }) => target === 'email');
      const refused = await admin.send('POST', '/api/bookmarks/update', {
        json: { id: email?.id },
      });
      expect(await problemIn(refused)).toMatchObject({ status: 404, code: 'no-encontrado' });
      // Stored while the server still had the template.
      await server.database.transaction({ companyId: 1, userId: people.admin.id }, (tx) =>
        tx.insert(bookmarks).values({ userId: people.admin.id, pageId: email?.id ?? 0 }),
      );
      const answer = await client.bookmarks.data();
      expect(answer.bookmarks.map(({ target }) => target)).toEqual(['tenders']);
      const ours = pages.filter(({ isTemplate }) => !isTemplate);
      expect(answer.suggestions.map(({ id }) => id)).toEqual(ours.map(({ id }) => id));
    });
  },
  null,
  'off',
);
