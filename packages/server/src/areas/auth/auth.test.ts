import { abilityOf } from '@pliego/contract/abilities';
import { expect, it } from 'vitest';
import { cookiesOf, openSessions } from '#server/testing/cookies.ts';
import { fixtureCompanies, password, people } from '#server/testing/fixture.ts';
import { describeServer, problemIn } from '#server/testing/test-server.ts';

const login = '/api/auth/login';
const { email } = people.admin;

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
        plantilla: true,
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

  it('lets a user of several companies choose', async () => {
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
