import { abilityOf } from '@pliego/contract/abilities';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rowsOf } from '#server/db/database.ts';
import { aRegistration, otherPassword, register, storedIn } from '#server/testing/accounts.ts';
import { cookiesOf } from '#server/testing/cookies.ts';
import { fixtureCompanies, people } from '#server/testing/fixture.ts';
import { tokenIn } from '#server/testing/memory-mailer.ts';
import {
  describeServer,
  problemIn,
  publicUrl,
  type TestServer,
} from '#server/testing/test-server.ts';
import { starterTags } from './starter-tags.ts';

const path = '/api/auth/register';
const verifyPath = '/api/auth/verify-email';

const companyCount = async (server: TestServer) => (await storedIn(server, 'companies')).length;

describeServer('registering', (server) => {
  it('keeps it until the address is confirmed, and writes to it', async () => {
    const before = await companyCount(server);
    const body = aRegistration({ empresa: ' Óptica Ñandú Ltda. ', email: 'Rosa@Nandu.test ' });
    const response = await server.stranger.send('POST', path, {
      json: body,
      headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test' },
    });
    expect({ status: response.status, answer: await response.json() }).toEqual({
      status: 202,
      answer: { ok: true },
    });
    expect(response.headers.getSetCookie()).toEqual([]);
    const mail = (await server.mails()).at(-1);
    expect(mail).toMatchObject({ purpose: 'confirmar-correo', to: 'rosa@nandu.test' });
    const token = tokenIn({ text: mail?.text ?? '' });
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain(`${publicUrl}/verify-email/${token}`);
      expect(text).toContain('Óptica Ñandú Ltda.');
      expect(text).toContain(body.rut);
      expect(text).not.toContain('evil.test');
    }
    expect(await companyCount(server)).toBe(before);
    for (const row of await storedIn(server, 'registrations')) {
      expect(row).not.toContain(token);
      expect(row).not.toContain(otherPassword);
    }
  });

  it('answers the same when the e-mail has an account, notifies its owner, and stores nothing', async () => {
    const kept = (await storedIn(server, 'registrations')).length;
    const { email } = people.editor;
    const answer = async (to: string) => {
      const response = await server.stranger.send('POST', path, {
        json: aRegistration({ email: to }),
      });
      const { 'x-request-id': _, ...headers } = Object.fromEntries(response.headers);
      return { status: response.status, headers, text: await response.text() };
    };
    const fresh = await answer('nadie@sin-cuenta.test');
    for (const taken of [email, people.inactive.email]) expect(await answer(taken)).toEqual(fresh);
    await server.mails();
    const mail = server.mailer.last('ya-tienes-cuenta', email);
    expect(mail.text).toContain(`${publicUrl}/forgot-password`);
    expect(server.mailer.sent.filter(({ to }) => to === people.inactive.email)).toEqual([]);
    expect((await storedIn(server, 'registrations')).length).toBe(kept + 1);
  });

  it.each([fixtureCompanies[0].taxId, '78904120-2', '78 904 120 - 2'])(
    'sends people of a company with an account to who runs it: %s',
    async (rut) => {
      for (const email of ['nueva@andes.test', people.editor.email]) {
        const json = aRegistration({ rut, email });
        const problem = await problemIn(server.stranger.send('POST', path, { json }));
        expect(problem).toMatchObject({ status: 409, code: 'ya-existe' });
        expect(Object.keys(problem.fieldErrors ?? {})).toEqual(['rut']);
      }
    },
  );

  it.each([
    ['no company', { empresa: ' ' }, 'empresa'],
    ['a link as the company', { empresa: 'Gana en http://evil.test' }, 'empresa'],
    ['a RUT with a wrong digit', { rut: '76.123.456-7' }, 'rut'],
    ['half a RUT', { rut: '76' }, 'rut'],
    ['two lines as a name', { fullName: 'Ana\nBcc: todos' }, 'fullName'],
    ['a username with an accent', { username: 'josé' }, 'username'],
    ['half an e-mail', { email: 'ana@' }, 'email'],
    ['a line after the e-mail', { email: 'ana@a.test\r\nBcc: b@b.test' }, 'email'],
    ['nine characters', { password: 'nueve nin' }, 'password'],
    ['an endless password', { password: 'nueve nin'.repeat(30) }, 'password'],
    ['a password everyone has', { password: 'Contraseña123' }, 'password'],
    ['few characters', { password: 'aaaaabbbbbaaaaa' }, 'password'],
    [
      'their e-mail as a password',
      { email: 'a@ferreteria.test', password: 'A@Ferreteria.test' },
      'password',
    ],
    ['their name as a password', { password: 'paulavillarroel ñancucheo' }, 'password'],
    ['no consent', { acepta: false as true }, 'acepta'],
  ])('refuses %s by its field', async (_, changes, field) => {
    const json = aRegistration(changes);
    const problem = await problemIn(server.stranger.send('POST', path, { json }));
    expect(problem).toMatchObject({ status: 422, code: 'datos-invalidos' });
    expect(Object.keys(problem.fieldErrors ?? {})).toEqual([field]);
  });

  it('refuses sign-in before the address is confirmed, and gives the reason only with the password', async () => {
    const body = aRegistration();
    const token = await register(server, body);
    const signIn = (password: string) =>
      server.stranger.send('POST', '/api/auth/login', { json: { email: body.email, password } });
    expect(await problemIn(signIn(otherPassword))).toMatchObject({
      status: 403,
      code: 'correo-sin-verificar',
    });
    const wrong = await problemIn(signIn('no es esta clave'));
    expect(wrong).toMatchObject({ status: 401, code: 'credenciales-invalidas' });
    await server.stranger.client.auth.verifyEmail({ body: { token } });
    expect((await signIn(otherPassword)).status).toBe(200);
  });
});

describeServer('confirming an address', (server) => {
  const verify = (token: string) => server.stranger.send('POST', verifyPath, { json: { token } });
  const codeOf = async (token: string) => (await problemIn(verify(token))).code;

  it('creates the company with its administrator, and signs them in', async () => {
    const body = aRegistration({ username: 'Paula.V' });
    const response = await verify(await register(server, body));
    const session = (await response.clone().json()) as {
      empresa: number;
      userData: { id: number };
    };
    const { id } = session.userData;
    expect(session).toEqual({
      userData: {
        id,
        fullName: body.fullName,
        username: 'paula.v',
        email: body.email,
        avatar: null,
        role: 'admin',
        ability: abilityOf('admin', id),
        empresas: [{ id: session.empresa, nombre: body.empresa, role: 'admin' }],
        plantilla: true,
      },
      empresa: session.empresa,
    });
    expect(Object.keys(cookiesOf(response)).sort()).toEqual([
      'empresa',
      'pliego_equipo',
      'pliego_session',
    ]);
    const visitor = server.carrying(response);
    const { datos } = await visitor.client.tags.list();
    expect(datos.map(({ nombre, color }) => ({ nombre, color }))).toEqual(
      starterTags.toSorted((a, b) => (a.nombre < b.nombre ? -1 : 1)),
    );
    expect((await visitor.client.users.list()).datos.map(({ email }) => email)).toEqual([
      body.email,
    ]);
    const created = await visitor.send('POST', '/api/etiquetas', {
      json: { nombre: 'Mía', color: 'lima' },
    });
    expect(created.status).toBe(201);
    const [company] = await server.database.transaction('system', (tx) =>
      rowsOf(tx, sql`select tax_id, is_demo from companies where id = ${session.empresa}`),
    );
    expect(company).toEqual({ tax_id: body.rut, is_demo: false });
  });

  it('spends the link, also when it is used twice at once', async () => {
    const token = await register(server, aRegistration());
    const before = await companyCount(server);
    const answers = await Promise.all([verify(token), verify(token), verify(token)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 410, 410]);
    expect(await companyCount(server)).toBe(before + 1);
    expect(await codeOf(token)).toBe('enlace-invalido');
  });

  it.each(['', 'x', 'A'.repeat(43), '../..', 'é'.repeat(43)])(
    'knows no link «%s»',
    async (token) => {
      expect(await codeOf(token)).toBe('enlace-invalido');
    },
  );

  it('takes the link for 48 hours to the instant', async () => {
    const [late, intime] = [
      await register(server, aRegistration()),
      await register(server, aRegistration()),
    ];
    const start = server.now().getTime();
    const last = start + 48 * 3_600_000;
    const check = (token: string) =>
      server.stranger.send('POST', '/api/auth/tokens/check', {
        json: { token, purpose: 'verify-email' },
      });
    server.setNow(new Date(last - 1).toISOString());
    expect((await check(late)).status).toBe(200);
    expect((await verify(intime)).status).toBe(200);
    server.setNow(new Date(last).toISOString());
    expect((await check(late)).status).toBe(410);
    expect(await codeOf(late)).toBe('enlace-invalido');
    server.setNow(new Date(start).toISOString());
  });

  it('gives a company to the first who confirms', async () => {
    const first = aRegistration();
    const second = aRegistration({ rut: first.rut });
    const [one, other] = [await register(server, first), await register(server, second)];
    const answers = await Promise.all([verify(one), verify(other)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(await problemIn(late ?? Response.error())).toMatchObject({ code: 'ya-existe' });
    expect(await codeOf(one)).toBe('enlace-invalido');
    expect(await codeOf(other)).toBe('enlace-invalido');
  });

  it('makes one account of several registrations with an address', async () => {
    const first = aRegistration();
    const one = await register(server, first);
    // Another registration of the same address does not end the link of its owner.
    const other = await register(server, aRegistration({ email: first.email }));
    expect(await (await verify(one)).json()).toMatchObject({
      userData: { empresas: [{ nombre: first.empresa }] },
    });
    expect(await codeOf(other)).toBe('enlace-invalido');
  });

  it('finds a free username', async () => {
    const names: string[] = [];
    for (const changes of [
      { email: 'j_p@a.test' },
      { email: 'j_p@b.test' },
      { username: 'jxp' },
      { email: 'x+@c.test' },
      { email: 'yo@d.test' },
    ]) {
      const answer = await (await verify(await register(server, aRegistration(changes)))).json();
      names.push((answer as { userData: { username: string } }).userData.username);
    }
    expect(names).toEqual(['j_p', 'j_p2', 'jxp', 'usuariox', 'usuarioyo']);
  });
});

describeServer('asking for the link again', (server) => {
  const resend = (email: string) =>
    server.stranger.send('POST', '/api/auth/verify-email/resend', { json: { email } });

  it('sends a new one, with which the older ends', async () => {
    const body = aRegistration();
    const older = await register(server, body);
    server.setNow('2026-12-01T12:00:00.000Z');
    expect((await resend(` ${body.email.toUpperCase()}`)).status).toBe(202);
    await server.mails();
    const newer = tokenIn(server.mailer.last('confirmar-correo', body.email));
    expect(newer).not.toBe(older);
    const verify = (token: string) => server.stranger.send('POST', verifyPath, { json: { token } });
    expect((await verify(older)).status).toBe(410);
    // The first link would have ended long ago.
    expect((await verify(newer)).status).toBe(200);
  });

  it('answers the same to everyone, and writes only to pending registrations', async () => {
    const body = aRegistration();
    const token = await register(server, body);
    await server.stranger.client.auth.verifyEmail({ body: { token } });
    const sent = (await server.mails()).length;
    for (const email of [body.email, people.admin.email, 'nadie@sin-cuenta.test']) {
      const response = await resend(email);
      expect({ status: response.status, answer: await response.json() }).toEqual({
        status: 202,
        answer: { ok: true },
      });
    }
    expect((await server.mails()).length).toBe(sent);
  });
});
