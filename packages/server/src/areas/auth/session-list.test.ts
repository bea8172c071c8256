import { expect, it, vi } from 'vitest';
import { cookiesOf, openSessions } from '#server/testing/cookies.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { password, people } from '#server/testing/fixture.ts';
import { describeServer, fromHeader, problemIn } from '#server/testing/test-server.ts';

const login = '/api/auth/login';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describeServer('a session of before', (server) => {
  it('ends when the same browser signs in again, as any user', async () => {
    const { id, email } = people.editor;
    const first = await server.signIn('editor');
    const json = { email, password };
    const again = await first.send('POST', login, { json });
    expect(again.status).toBe(200);
    expect(await openSessions(server, id)).toBe(1);
    expect((await first.send('GET', '/api/auth/session')).status).toBe(401);
    const second = server.carrying(again);
    await second.send('POST', login, { json: { email: people.author.email, password } });
    expect(await openSessions(server, id)).toBe(0);
  });

  it('stays when the sign-in fails', async () => {
    const visitor = await server.signIn('editor');
    const json = { email: people.editor.email, password: 'otra' };
    expect((await visitor.send('POST', login, { json })).status).toBe(401);
    expect((await visitor.send('GET', '/api/auth/session')).status).toBe(200);
  });

  it('ends when nobody uses it for three days, and lasts while someone does', async () => {
    const [used, left] = [await server.signIn('admin'), await server.signIn('admin')];
    for (const day of [21, 22, 23]) {
      server.setNow(`2026-11-${day}T14:00:00Z`);
      expect((await used.send('GET', '/api/auth/session')).status).toBe(200);
    }
    server.setNow('2026-11-23T15:00:00Z');
    expect((await left.send('GET', '/api/auth/session')).status).toBe(401);
    expect((await used.send('GET', '/api/auth/session')).status).toBe(200);
    server.setNow(fixtureNow);
  });
});

describeServer('the use of a session', (server) => {
  it('need not be written down for what it asks to be answered, and is tried again a minute later', async () => {
    const visitor = await server.signIn('author');
    const full = Object.assign(new Error('no room'), { code: '53100' });
    const write = vi.spyOn(server.database, 'transaction').mockRejectedValue(full);
    const statusAt = async (instant: string) => {
      server.setNow(`2026-11-20T${instant}Z`);
      return (await visitor.send('GET', '/api/licitaciones')).status;
    };
    expect(await statusAt('15:15:00')).toBe(200);
    expect(await statusAt('15:15:59.999')).toBe(200);
    expect(write).toHaveBeenCalledTimes(1);
    expect(server.log.filter((line) => line.includes('was not written down'))).toHaveLength(1);
    expect(await statusAt('15:16:00')).toBe(200);
    expect(write).toHaveBeenCalledTimes(2);
    write.mockRestore();
    expect(await statusAt('15:17:00')).toBe(200);
    const { datos } = await visitor.client.auth.sessions();
    expect(datos.find(({ actual }) => actual)?.ultimoUso).toBe('2026-11-20T15:17:00.000Z');
    server.setNow(fixtureNow);
  });
});

describeServer('the list of sessions', (server) => {
  it('says of each where it is, the one used last first', async () => {
    const here = await server.signIn('both', 1);
    server.setNow('2026-11-20T16:00:00Z');
    const response = await server.stranger.send('POST', login, {
      json: { email: people.both.email, password, empresa: 2 },
      headers: { 'user-agent': firefox, [fromHeader]: '203.0.113.4' },
    });
    const other = { desde: '2026-11-20T16:00:00.000Z', ultimoUso: '2026-11-20T16:00:00.000Z' };
    const { datos } = await here.client.auth.sessions();
    expect(datos.filter(({ actual }) => actual)).toHaveLength(1);
    expect(datos.find(({ actual }) => !actual)).toMatchObject({
      ...other,
      tipo: 'computador',
      navegador: 'Firefox',
      sistema: 'Linux',
      direccion: '203.0.113.4',
      empresa: 'Suministros Austral Ltda',
    });
    const theirs = server.carrying(response);
    expect((await theirs.client.auth.sessions()).datos.map(({ actual }) => actual)).toContain(true);
    server.setNow(fixtureNow);
  });

  it('ends another session and forgets its browser, but neither one’s own nor a stranger’s', async () => {
    const here = await server.signIn('editor');
    const json = { email: people.editor.email, password };
    const headers = { [fromHeader]: '203.0.113.7' };
    const response = await server.stranger.send('POST', login, { json, headers });
    const there = server.carrying(response);
    const { datos } = await here.client.auth.sessions();
    const own = datos.find(({ actual }) => actual)?.id ?? 0;
    const others = datos.flatMap(({ actual, id }) => (actual ? [] : [id]));
    const foreign = await server.signIn('foreign');
    for (const [visitor, id] of [
      [foreign, others[0]],
      [here, own],
      [here, 999_999],
    ] as const) {
      const refused = visitor.send('DELETE', `/api/auth/sesiones/${id}`);
      expect((await problemIn(refused)).code).toBe('no-encontrado');
    }
    for (const id of others) await here.client.auth.endSession({ params: { id } });
    expect((await there.send('GET', '/api/auth/session')).status).toBe(401);
    expect((await here.client.auth.sessions()).datos.map(({ id }) => id)).toEqual([own]);
    // Its browser has to wait for strangers again.
    for (let turn = 0; turn < 5; turn += 1) {
      const wrong = { ...json, password: 'otra' };
      const from = { [fromHeader]: `198.51.100.${turn}` };
      await server.stranger.send('POST', login, { json: wrong, headers: from });
    }
    const known = { [fromHeader]: '198.51.100.99' };
    expect((await there.send('POST', login, { json, headers: known })).status).toBe(429);
    expect((await here.send('POST', login, { json, headers: known })).status).toBe(200);
  });

  it('ends all others at once', async () => {
    const here = await server.signIn('admin');
    const others = [await server.signIn('admin'), await server.signIn('admin')];
    expect(await here.client.auth.endOtherSessions()).toEqual({ cerradas: 2 });
    for (const visitor of others) {
      expect((await visitor.send('GET', '/api/auth/session')).status).toBe(401);
    }
    expect((await here.send('GET', '/api/auth/session')).status).toBe(200);
  });

  it('shows neither tokens nor their hashes', async () => {
    const response = await server.signIn('author');
    const text = await (await response.send('GET', '/api/auth/sesiones')).text();
    expect(text).not.toMatch(/[\da-f]{64}|[\w-]{43}/);
    const headers = { 'user-agent': 'x'.repeat(5_000) };
    const json = { email: people.author.email, password };
    const long = await server.stranger.send('POST', login, { json, headers });
    expect(cookiesOf(long)['pliego_equipo']?.attributes).toContain('HttpOnly');
  });
});
