import { liveEventsPath } from '@pliego/contract/areas/notices';
import { expect, it } from 'vitest';
import { people } from '#server/testing/fixture.ts';
import { LivePage as Page } from '#server/testing/live-page.ts';
import { describeServer, problemIn, type TestServer } from '#server/testing/test-server.ts';
import { mostStreams } from './live-hub.ts';

const assign = async (server: TestServer, id: number, Usuario: number) => {
  const { client } = await server.as('admin');
  await client.tenders.assign({ params: { id }, body: { Usuario } });
};

describeServer('live events', (server) => {
  it('are refused without a session', async () => {
    const response = await server.stranger.send('GET', liveEventsPath);
    expect(response.status).toBe(401);
    expect((await problemIn(response)).code).toBe('sin-sesion');
  });

  it('reach the pages of the company and the person, at the commit', async () => {
    const mine = await Page.open(await server.signIn('author'));
    const foreign = await Page.open(await server.signIn('foreign'));
    await assign(server, 25, people.author.id);
    expect([await mine.next(), await mine.next()]).toEqual([
      { tipo: 'licitacion', id: 25 },
      { tipo: 'avisos', sinLeer: 1 },
    ]);
    const { client } = await server.as('author');
    const { datos } = await client.notices.list({ query: {} });
    await client.notices.markRead({ body: { ids: datos.map(({ id }) => id) } });
    expect(await mine.next()).toEqual({ tipo: 'avisos', sinLeer: 0 });
    // Nothing of it went to the other company: its own change is the first that it hears.
    const other = await server.as('foreign');
    await other.client.tenders.assign({
      params: { id: 25 },
      body: { Usuario: people.both.id },
    });
    expect(await foreign.next()).toEqual({ tipo: 'licitacion', id: 25 });
    await mine.leave();
    await foreign.leave();
  });

  it('are sent as they are, uncompressed and unbuffered', async () => {
    const visitor = await server.signIn('editor');
    const response = await visitor.send('GET', liveEventsPath, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(response.headers.get('content-encoding')).toBeNull();
    await response.body?.cancel();
  });

  it('end with the session, and not before', async () => {
    const staying = await Page.open(await server.signIn('editor'));
    const visitor = await server.signIn('editor');
    const leaving = await Page.open(visitor);
    await visitor.client.auth.logout();
    await server.live.beat();
    expect(await leaving.next()).toBeNull();
    await assign(server, 26, people.author.id);
    expect(await staying.next()).toEqual({ tipo: 'licitacion', id: 26 });
    await staying.leave();
  });

  it('are limited for each person', async () => {
    const visitor = await server.signIn('maintainer');
    const pages = await Promise.all(Array.from({ length: mostStreams }, () => Page.open(visitor)));
    const refused = await visitor.send('GET', liveEventsPath);
    expect(refused.status).toBe(429);
    await pages[0]?.leave();
    const again = await Page.open(visitor);
    await Promise.all([again, ...pages].map((page) => page.leave()));
  });

  it('end when the server stops', async () => {
    const page = await Page.open(await server.signIn('editor'));
    await server.live.close();
    expect(await page.next()).toBeNull();
  });
});
