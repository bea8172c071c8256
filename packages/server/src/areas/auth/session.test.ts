import { abilityOf } from '@pliego/contract/abilities';
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { rowsOf } from '#server/db/database.ts';
import { cookiesOf, openSessions } from '#server/testing/cookies.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { password, people } from '#server/testing/fixture.ts';
import { describeServer, problemIn } from '#server/testing/test-server.ts';

const login = '/api/auth/login';

describeServer('a session', (server) => {
  it('is restored by its cookie alone', async () => {
    const visitor = await server.signIn('author');
    const session = await visitor.client.auth.session();
    expect(session).toMatchObject({
      empresa: 1,
      userData: { id: people.author.id, role: 'author' },
    });
    expect(session.userData.ability).toEqual(abilityOf('author', people.author.id));
  });

  it('is stored only as a hash', async () => {
    const { cookie } = await server.signIn('author');
    const token = /pliego_session=([^;]+)/.exec(cookie)?.[1] ?? '';
    const rows = await server.database.transaction('system', (tx) =>
      rowsOf<{ text: string }>(tx, sql`select sessions::text as text from sessions`),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(token.length).toBe(43);
    expect(rows.filter(({ text }) => text.includes(token))).toEqual([]);
  });

  it.each(['', 'pliego_session=', 'pliego_session=falsa', 'empresa=1', 'pliego_session'])(
    'is not had with the cookie «%s»',
    async (cookie) => {
      const response = await server.stranger.send('GET', '/api/auth/session', {
        headers: { cookie },
      });
      expect((await problemIn(response)).code).toBe('sin-sesion');
    },
  );

  it('is in its own company, whatever the cookie of the company', async () => {
    const { cookie } = await server.signIn('foreign');
    const forged = cookie.replace(/empresa=\d+/, 'empresa=1');
    expect(forged).not.toBe(cookie);
    const response = await server.stranger.send('GET', '/api/auth/session', {
      headers: { cookie: forged },
    });
    expect(await response.json()).toMatchObject({ empresa: 2 });
    const list = await server.stranger.send('GET', '/api/etiquetas', {
      headers: { cookie: forged },
    });
    expect(await list.json()).toMatchObject({ datos: [{ nombre: 'Austral' }] });
  });

  it('moves to another company of the same person, and to no other', async () => {
    const visitor = await server.signIn('both', 1);
    const response = await visitor.send('POST', '/api/auth/empresa', { json: { empresa: 2 } });
    expect(await response.json()).toMatchObject({ empresa: 2, userData: { role: 'editor' } });
    expect(cookiesOf(response)['empresa']?.value).toBe('2');
    expect(await visitor.client.auth.session()).toMatchObject({ empresa: 2 });

    const foreign = await server.signIn('foreign');
    for (const empresa of [1, 999]) {
      const refused = await foreign.send('POST', '/api/auth/empresa', { json: { empresa } });
      expect((await problemIn(refused)).code).toBe('no-encontrado');
    }
    expect(await foreign.client.auth.session()).toMatchObject({ empresa: 2 });
  });

  it('ends in the database on signing out, and its cookies with it', async () => {
    const before = await openSessions(server, people.subscriber.id);
    const visitor = await server.signIn('subscriber');
    expect(await openSessions(server, people.subscriber.id)).toBe(before + 1);
    const response = await visitor.send('POST', '/api/auth/logout', { json: {} });
    for (const { value, attributes } of Object.values(cookiesOf(response))) {
      expect(value).toBe('');
      expect(attributes).toContain('Max-Age=0');
    }
    expect(Object.keys(cookiesOf(response)).sort()).toEqual(['empresa', 'pliego_session']);
    expect(await openSessions(server, people.subscriber.id)).toBe(before);
    expect((await problemIn(visitor.send('GET', '/api/auth/session'))).code).toBe('sin-sesion');
    expect((await visitor.send('POST', '/api/auth/logout', { json: {} })).status).toBe(200);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', undefined])(
    'ends on signing out, sent as %s',
    async (type) => {
      const visitor = await server.signIn('subscriber');
      const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
      const response = await visitor.send('POST', '/api/auth/logout', { body: 'x', headers });
      expect(response.status).toBe(200);
      expect((await visitor.send('GET', '/api/auth/session')).status).toBe(401);
    },
  );

  it('leaves this browser also where the database can neither say who it is nor write down that it ended, which is said', async () => {
    const visitor = await server.signIn('subscriber');
    for (const [code, status] of [
      ['53100', 507],
      ['08006', 503],
    ] as const) {
      const failure = Object.assign(new Error('failed'), { code });
      const lookUp = vi.spyOn(server.database, 'lookUp').mockRejectedValueOnce(failure);
      const transaction = vi.spyOn(server.database, 'transaction').mockRejectedValueOnce(failure);
      const response = await visitor.send('POST', '/api/auth/logout', { json: {} });
      transaction.mockRestore();
      lookUp.mockRestore();
      expect(response.status).toBe(status);
      const cookies = Object.values(cookiesOf(response));
      expect(cookies.map(({ value }) => value)).toEqual(['', '']);
      expect(await problemIn(response)).toMatchObject({ motivo: { code: 'salida-sin-guardar' } });
    }
    await visitor.client.auth.logout();
  });

  it('ends by itself after two weeks of use and is swept away at the next sign-in', async () => {
    const visitor = await server.signIn('maintainer');
    for (let day = 22; day < 34; day += 2) {
      server.setNow(new Date(Date.UTC(2026, 10, day, 15)).toISOString());
      expect((await visitor.send('GET', '/api/auth/session')).status).toBe(200);
    }
    server.setNow('2026-12-04T14:59:59.999Z');
    expect((await visitor.send('GET', '/api/auth/session')).status).toBe(200);
    server.setNow('2026-12-04T15:00:00.000Z');
    expect((await visitor.send('GET', '/api/auth/session')).status).toBe(401);
    await server.signIn('maintainer');
    expect(await openSessions(server, people.maintainer.id)).toBe(1);
    server.setNow(fixtureNow);
  });
});

describeServer('a change of who someone is', (server) => {
  const change = (statement: ReturnType<typeof sql>) =>
    server.database.transaction('system', async (tx) => void (await tx.execute(statement)));

  it('of role takes effect at once', async () => {
    const visitor = await server.as('editor');
    const create = () =>
      visitor.send('POST', '/api/etiquetas', { json: { nombre: 'Mía', color: 'rojo' } });
    expect((await create()).status).toBe(403);
    await change(
      sql`update memberships set role = 'maintainer' where user_id = ${people.editor.id}`,
    );
    expect((await create()).status).toBe(201);
    expect(await visitor.client.auth.session()).toMatchObject({ userData: { role: 'maintainer' } });
  });

  it('to inactive ends what they can do', async () => {
    const visitor = await server.as('subscriber');
    expect((await visitor.send('GET', '/api/etiquetas')).status).toBe(200);
    await change(sql`update users set status = 'inactive' where id = ${people.subscriber.id}`);
    expect((await visitor.send('GET', '/api/etiquetas')).status).toBe(401);
  });

  it('out of the company ends the session with the place', async () => {
    const visitor = await server.signIn('both', 2);
    const scope = { companyId: 2, userId: people.both.id };
    await server.database.transaction(
      scope,
      async (tx) =>
        void (await tx.execute(
          sql`update tender_work set assignee_id = null where assignee_id = ${people.both.id}`,
        )),
    );
    await change(sql`delete from memberships where user_id = ${people.both.id} and company_id = 2`);
    expect((await visitor.send('GET', '/api/etiquetas')).status).toBe(401);
    // A user with a single company left no longer chooses.
    const json = { email: people.both.email, password };
    expect(await (await server.stranger.send('POST', login, { json })).json()).toMatchObject({
      empresa: 1,
    });
  });
});

describeServer('the demonstration accounts', (server) => {
  it('are listed with their companies while they exist, active ones only', async () => {
    const { password: shown, cuentas } = await server.stranger.client.auth.demoAccounts();
    expect(shown).toBe('pliego-demo');
    expect(cuentas.map((account) => account.email)).toEqual(
      Object.values(people).flatMap((person) => (person.status === 'active' ? [person.email] : [])),
    );
    expect(cuentas.find((account) => account.email === people.both.email)).toEqual({
      fullName: people.both.fullName,
      email: people.both.email,
      empresas: ['Comercial Andes SpA', 'Suministros Austral Ltda'],
      role: 'maintainer',
    });
    await server.database.transaction(
      'system',
      async (tx) => void (await tx.execute(sql`update users set is_demo = false`)),
    );
    expect(await server.stranger.client.auth.demoAccounts()).toEqual({
      password: null,
      cuentas: [],
    });
  });
});
