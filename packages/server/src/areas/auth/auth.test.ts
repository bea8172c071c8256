import { abilityOf } from '@pliego/contract/abilities';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '#server/db/database.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { fixtureCompanies, password, people } from '#server/testing/fixture.ts';
import { describeServer, problemIn, type TestServer } from '#server/testing/test-server.ts';

const login = '/api/auth/login';
const { email } = people.admin;

/** The cookies of an answer: name → value and attributes. */
function cookiesOf(response: Response): Record<string, { value: string; attributes: string[] }> {
  return Object.fromEntries(
    response.headers.getSetCookie().map((cookie) => {
      const [pair = '', ...attributes] = cookie.split('; ');
      const [name = '', value = ''] = pair.split('=');
      return [name, { value, attributes: attributes.sort() }];
    }),
  );
}

async function openSessions(server: TestServer, userId: number): Promise<number> {
  const [row] = await server.database.transaction('system', (tx) =>
    rowsOf<{ n: number }>(tx, sql`select count(*) as n from sessions where user_id = ${userId}`),
  );
  return row?.n ?? -1;
}

describeServer('signing in', (server) => {
  it('answers who they are and sets both cookies', async () => {
    const response = await server.stranger.send('POST', login, { json: { email, password } });
    expect(await response.json()).toEqual({
      userData: {
        id: people.admin.id,
        fullName: people.admin.fullName,
        username: 'admin.andes.demo',
        email,
        avatar: null,
        role: 'admin',
        ability: abilityOf('admin', people.admin.id),
        empresas: [{ id: 1, nombre: 'Comercial Andes SpA', role: 'admin' }],
      },
      empresa: 1,
    });
    const { pliego_session: session, empresa } = cookiesOf(response);
    const shared = ['Max-Age=1209600', 'Path=/', 'SameSite=Lax'];
    expect(session?.value).toMatch(/^[\w-]{43}$/);
    expect(session?.attributes).toEqual(['HttpOnly', ...shared]);
    expect(empresa).toEqual({ value: '1', attributes: shared });
  });

  it.each(['https', 'https, http'])('marks the cookies as secure behind %s', async (proto) => {
    const headers = { 'x-forwarded-proto': proto };
    const response = await server.stranger.send('POST', login, {
      json: { email, password },
      headers,
    });
    for (const { attributes } of Object.values(cookiesOf(response))) {
      expect(attributes).toContain('Secure');
    }
  });

  it('takes the e-mail in any case and with spaces around', async () => {
    const json = { email: '  Admin@ANDES.demo ', password };
    expect((await server.stranger.send('POST', login, { json })).status).toBe(200);
  });

  it('answers alike whatever is wrong, and opens nothing', async () => {
    const wrong = [
      { email, password: 'otra' },
      { email: 'nadie@andes.demo', password },
      { email: people.inactive.email, password },
      { email, password, empresa: 2 },
      { email, password, empresa: 999 },
      { email: people.both.email, password: 'otra' },
    ];
    const answers = [];
    for (const json of wrong) {
      const response = await server.stranger.send('POST', login, { json });
      expect(response.headers.getSetCookie()).toEqual([]);
      const { requestId: _, ...problem } = await problemIn(response);
      answers.push(problem);
    }
    expect(answers[0]).toMatchObject({ status: 401, code: 'credenciales-invalidas' });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await openSessions(server, people.inactive.id)).toBe(0);
    expect(await openSessions(server, people.both.id)).toBe(0);
  });

  it('lets someone of several companies choose', async () => {
    const json = { email: people.both.email, password };
    const response = await server.stranger.send('POST', login, { json });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await problemIn(response)).toMatchObject({
      status: 409,
      code: 'elegir-empresa',
      empresas: fixtureCompanies.map(({ id, name }) => ({ id, nombre: name })),
    });
    for (const [empresa, role] of [
      [1, 'maintainer'],
      [2, 'editor'],
    ] as const) {
      const session = await server.stranger.client.auth.login({ body: { ...json, empresa } });
      expect(session).toMatchObject({ empresa, userData: { role } });
    }
  });

  it.each([
    ['no e-mail', { password }, 'email'],
    ['half an e-mail', { email: 'admin@', password }, 'email'],
    ['a number as e-mail', { email: 3, password }, 'email'],
    ['no password', { email }, 'password'],
    ['an empty password', { email, password: '' }, 'password'],
    ['an endless password', { email, password: 'x'.repeat(201) }, 'password'],
    ['a company in letters', { email, password, empresa: '1' }, 'empresa'],
  ])('refuses %s by its field', async (_, json, field) => {
    const problem = await problemIn(server.stranger.send('POST', login, { json }));
    expect(problem).toMatchObject({ status: 422, code: 'datos-invalidos' });
    expect(Object.keys(problem.fieldErrors ?? {})).toEqual([field]);
  });

  it('refuses a NUL in what it is sent', async () => {
    const json = { email, password: 'a\0' };
    expect((await problemIn(server.stranger.send('POST', login, { json }))).status).toBe(422);
  });

  it('is refused from another site, as a form, and in bulk', async () => {
    const body = JSON.stringify({ email, password });
    const type = { 'content-type': 'application/json' };
    const attempts: [RequestInit['body'], Record<string, string>, string][] = [
      [body, { ...type, origin: 'https://evil.test' }, 'origen-no-permitido'],
      [body, { ...type, 'sec-fetch-site': 'cross-site' }, 'origen-no-permitido'],
      [body, { 'content-type': 'text/plain' }, 'tipo-de-contenido'],
      [body, { 'content-type': 'application/x-www-form-urlencoded' }, 'tipo-de-contenido'],
      [body.slice(1), type, 'solicitud-malformada'],
      [' '.repeat(1024 * 1024 + 1), type, 'demasiado-grande'],
    ];
    for (const [sent, headers, code] of attempts) {
      const response = await server.stranger.send('POST', login, { body: sent, headers });
      expect((await problemIn(response)).code).toBe(code);
    }
  });
});

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

  it('is in its own company, whatever the cookie of the company says', async () => {
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

  it('ends by itself after two weeks and is swept away at the next sign-in', async () => {
    const visitor = await server.signIn('maintainer');
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
    await change(
      sql`update tender_work set assignee_id = null where assignee_id = ${people.both.id}`,
    ).catch(() => undefined);
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
    // Whoever is left in a single company need not choose any more.
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

describe('the fixture of these tests', () => {
  it('has someone in two companies and someone inactive', () => {
    expect(people.both.memberships).toHaveLength(2);
    expect(people.inactive.status).toBe('inactive');
  });
});
