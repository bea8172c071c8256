import { createClient } from '@pliego/contract/client';
import { sampleContract } from '@pliego/contract/sample-contract';
import { expect, it } from 'vitest';
import { describeServer, problemIn, type TestServer } from '#server/testing/test-server.ts';

const tasks = '/apps/todo/tasks';

/** The calls of the demonstration areas, as someone signed in makes them. */
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

  it('are for whoever may read everything', async () => {
    expect((await problemIn(server.stranger.send('GET', tasks))).code).toBe('sin-sesion');
    for (const person of ['maintainer', 'subscriber'] as const) {
      const visitor = await server.as(person);
      expect((await problemIn(visitor.send('GET', tasks))).code).toBe('sin-permiso');
    }
  });

  it('leave the address to the page when somebody navigates', async () => {
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
