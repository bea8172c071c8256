import { expect, it } from 'vitest';
import { afterFirstStep, codeAt, storedIn, withSecondStep } from '#server/testing/accounts.ts';
import { cookiesOf, openSessions } from '#server/testing/cookies.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { password, people } from '#server/testing/fixture.ts';
import {
  describeServer,
  problemIn,
  type TestServer,
  type Visitor,
} from '#server/testing/test-server.ts';

const path = '/api/auth/two-steps';
const write = (visitor: Visitor, code: string) => visitor.send('POST', path, { json: { code } });
const halfMinutes = (server: TestServer, count: number) =>
  new Date(server.now().getTime() + count * 30_000);

/** A code that is none of the three that are right now. */
function wrongCode(server: TestServer, secret: string): string {
  const right = new Set([-1, 0, 1].map((count) => codeAt(secret, halfMinutes(server, count))));
  const wrong = ['000000', '111111', '222222', '333333'].find((code) => !right.has(code));
  return wrong ?? '';
}

describeServer('a second step', (server) => {
  it('is set up with a code of the authenticator', async () => {
    const visitor = await server.signIn('editor');
    expect(await visitor.client.auth.twoSteps()).toEqual({ activo: false, codigosRestantes: 0 });
    const enable = (code: string) => visitor.send('POST', `${path}/enable`, { json: { code } });
    expect((await problemIn(enable('123456'))).code).toBe('no-encontrado');

    const first = await visitor.client.auth.setUpTwoSteps({ body: { password } });
    const { secret, uri } = await visitor.client.auth.setUpTwoSteps({ body: { password } });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(secret).not.toBe(first.secret);
    const { protocol, host, pathname, searchParams } = new URL(uri);
    expect({ protocol, host }).toEqual({ protocol: 'otpauth:', host: 'totp' });
    expect(decodeURIComponent(pathname)).toBe(`/Pliego:${people.editor.email}`);
    expect(Object.fromEntries(searchParams)).toEqual({
      issuer: 'Pliego',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });

    const stale = codeAt(first.secret, server.now());
    expect(await problemIn(enable(stale))).toMatchObject({ status: 422, code: 'codigo-invalido' });
    expect(await visitor.client.auth.twoSteps()).toEqual({ activo: false, codigosRestantes: 0 });
    const code = codeAt(secret, server.now());
    const { codigos } = await visitor.client.auth.enableTwoSteps({
      body: { code: `${code.slice(0, 3)} ${code.slice(3)}` },
    });
    expect(new Set(codigos).size).toBe(10);
    expect(await visitor.client.auth.twoSteps()).toEqual({ activo: true, codigosRestantes: 10 });
    await server.mails();
    expect(server.mailer.last('segundo-paso-activado', people.editor.email).text).not.toContain(
      code,
    );

    const setUpAgain = visitor.send('POST', `${path}/setup`, { json: { password } });
    for (const again of [enable(code), setUpAgain]) {
      expect(await problemIn(again)).toMatchObject({ status: 409, code: 'ya-existe' });
    }
    const stored = [
      ...(await storedIn(server, 'two_steps')),
      ...(await storedIn(server, 'recovery_codes')),
    ];
    for (const plain of [secret, ...codigos]) expect(stored.join()).not.toContain(plain);
  });

  it('is not set up from an open session without the password', async () => {
    const visitor = await server.signIn('author');
    const setUp = (json: object) => visitor.send('POST', `${path}/setup`, { json });
    for (const json of [{}, { password: 'no es esta clave' }]) {
      const problem = await problemIn(setUp(json));
      expect(problem).toMatchObject({ status: 422, code: 'datos-invalidos' });
      expect(problem.fieldErrors).toHaveProperty('password');
    }
    const prepared = await storedIn(server, 'two_steps');
    expect(prepared.some((row) => row.startsWith(`(${people.author.id},`))).toBe(false);
  });

  it('is required after the password, and completes the sign-in', async () => {
    const { secret } = await withSecondStep(server, 'admin');
    const before = await openSessions(server, people.admin.id);
    const json = { email: people.admin.email, password };
    const response = await server.stranger.send('POST', '/api/auth/login', { json });
    expect(await problemIn(response.clone())).toMatchObject({ status: 401, code: 'segundo-paso' });
    const { pliego_paso: step, ...others } = cookiesOf(response);
    expect(others).toEqual({});
    expect(step?.value).toMatch(/^[\w-]{43}$/);
    expect(step?.attributes).toEqual(['HttpOnly', 'Max-Age=600', 'Path=/', 'SameSite=Lax']);
    expect((await storedIn(server, 'sign_in_challenges')).join()).not.toContain(step?.value);
    expect(await openSessions(server, people.admin.id)).toBe(before);
    const visitor = server.carrying(response);
    expect((await visitor.send('GET', '/api/auth/session')).status).toBe(401);

    server.setNow(halfMinutes(server, 2).toISOString());
    const done = await write(visitor, codeAt(secret, server.now()));
    expect(await done.clone().json()).toMatchObject({
      empresa: 1,
      userData: { id: people.admin.id },
    });
    expect(cookiesOf(done)['pliego_paso']).toMatchObject({ value: '' });
    const session = await server.carrying(done).client.auth.session();
    expect(session.userData.email).toBe(people.admin.email);
    // The sign-in is spent.
    server.setNow(halfMinutes(server, 2).toISOString());
    expect((await problemIn(write(visitor, codeAt(secret, server.now())))).code).toBe('sin-sesion');
    server.setNow(fixtureNow);
  });

  it('enters the company that was chosen', async () => {
    const { codes } = await withSecondStep(server, 'both');
    const json = { email: people.both.email, password };
    const undecided = await server.stranger.send('POST', '/api/auth/login', { json });
    expect((await problemIn(undecided)).code).toBe('elegir-empresa');
    const chosen = { json: { ...json, empresa: 2 } };
    const response = await server.stranger.send('POST', '/api/auth/login', chosen);
    expect((await problemIn(response.clone())).code).toBe('segundo-paso');
    const done = await write(server.carrying(response), codes[0] ?? '');
    expect(await done.json()).toMatchObject({ empresa: 2, userData: { role: 'editor' } });
  });

  it('is not requested after a wrong password', async () => {
    const json = { email: people.admin.email, password: 'no es esta clave' };
    const response = await server.stranger.send('POST', '/api/auth/login', { json });
    expect((await problemIn(response.clone())).code).toBe('credenciales-invalidas');
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it.each(['', '12345', '1234567', 'abcde-1lo0i', 'x'.repeat(41)])(
    'takes no code of the form «%s»',
    async (code) => {
      const problem = await problemIn(write(server.stranger, code));
      expect(problem).toMatchObject({ status: 422, code: 'datos-invalidos' });
    },
  );

  it('is refused without a pending sign-in', async () => {
    const forged = { cookie: `pliego_paso=${'A'.repeat(43)}` };
    for (const headers of [{}, forged]) {
      const response = await server.stranger.send('POST', path, {
        json: { code: '123456' },
        headers,
      });
      expect((await problemIn(response)).code).toBe('sin-sesion');
    }
  });
});

describeServer('a code', (server) => {
  it('is right for the half minute before and after, and only once', async () => {
    const { secret } = await withSecondStep(server, 'author');
    const used = codeAt(secret, server.now());
    expect((await problemIn(write(await afterFirstStep(server, 'author'), used))).code).toBe(
      'codigo-invalido',
    );
    server.setNow('2026-11-20T15:05:10.000Z');
    const offsets: [number, number][] = [
      [-2, 422],
      [2, 422],
      [-1, 200],
      [-1, 422],
      [1, 200],
      // Older than the code that was just used.
      [0, 422],
    ];
    for (const [offset, status] of offsets) {
      const code = codeAt(secret, halfMinutes(server, offset));
      const response = await write(await afterFirstStep(server, 'author'), code);
      expect({ offset, status: response.status }).toEqual({ offset, status });
    }
    server.setNow(fixtureNow);
  });

  it('is taken by one of two who write it at once', async () => {
    const { secret } = await withSecondStep(server, 'maintainer');
    const visitors = [
      await afterFirstStep(server, 'maintainer'),
      await afterFirstStep(server, 'maintainer'),
    ];
    server.setNow('2026-11-20T15:01:30.000Z');
    const code = codeAt(secret, server.now());
    const answers = await Promise.all(visitors.map((visitor) => write(visitor, code)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
    server.setNow(fixtureNow);
  });

  it('may be wrong four times; the fifth ends the sign-in', async () => {
    const { secret, codes } = await withSecondStep(server, 'foreign');
    const visitor = await afterFirstStep(server, 'foreign');
    const wrong = wrongCode(server, secret);
    for (let tries = 1; tries <= 4; tries += 1) {
      expect((await problemIn(write(visitor, wrong))).code).toBe('codigo-invalido');
    }
    const fifth = await write(visitor, 'aaaaa-aaaaa');
    expect((await problemIn(fifth.clone())).code).toBe('sin-sesion');
    expect(cookiesOf(fifth)['pliego_paso']).toMatchObject({ value: '' });
    expect((await problemIn(write(visitor, codes[0] ?? ''))).code).toBe('sin-sesion');
    expect((await write(await afterFirstStep(server, 'foreign'), codes[0] ?? '')).status).toBe(200);
  });

  it('expires after ten minutes, to the instant', async () => {
    const { codes } = await withSecondStep(server, 'admin');
    const [slow, slower] = [
      await afterFirstStep(server, 'admin'),
      await afterFirstStep(server, 'admin'),
    ];
    server.setNow('2026-11-20T15:09:59.999Z');
    expect((await write(slow, codes[0] ?? '')).status).toBe(200);
    server.setNow('2026-11-20T15:10:00.000Z');
    expect((await problemIn(write(slower, codes[1] ?? ''))).code).toBe('sin-sesion');
    server.setNow(fixtureNow);
  });
});

describeServer('recovery codes', (server) => {
  it('work once each, in any case and spacing', async () => {
    const { visitor, codes } = await withSecondStep(server, 'editor');
    const [code = ''] = codes;
    const typed = ` ${code.replace('-', ' ').toUpperCase()} `;
    const both = [await afterFirstStep(server, 'editor'), await afterFirstStep(server, 'editor')];
    const answers = await Promise.all(both.map((waiting) => write(waiting, typed)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
    expect(await visitor.client.auth.twoSteps()).toEqual({ activo: true, codigosRestantes: 9 });
  });

  it('are of their user alone', async () => {
    const { codes } = await withSecondStep(server, 'author');
    await withSecondStep(server, 'foreign');
    const waiting = await afterFirstStep(server, 'foreign');
    expect((await problemIn(write(waiting, codes[0] ?? ''))).code).toBe('codigo-invalido');
  });

  it('are renewed with the password, which ends the older', async () => {
    const { visitor, codes } = await withSecondStep(server, 'maintainer');
    const renew = (given: string) =>
      visitor.send('POST', `${path}/recovery-codes`, { json: { password: given } });
    expect((await problemIn(renew('no es esta clave'))).fieldErrors).toHaveProperty('password');
    const { codigos } = (await (await renew(password)).json()) as { codigos: string[] };
    expect(codigos.filter((code) => codes.includes(code))).toEqual([]);
    const waiting = await afterFirstStep(server, 'maintainer');
    expect((await write(waiting, codes[1] ?? '')).status).toBe(422);
    expect((await write(waiting, codigos[1] ?? '')).status).toBe(200);
    const without = await server.signIn('subscriber');
    const none = without.send('POST', `${path}/recovery-codes`, { json: { password } });
    expect((await problemIn(none)).code).toBe('no-encontrado');
  });

  it('end with the second step, which the password ends', async () => {
    const { visitor } = await withSecondStep(server, 'admin');
    const waiting = await afterFirstStep(server, 'admin');
    const disable = (given: string) =>
      visitor.send('POST', `${path}/disable`, { json: { password: given } });
    expect((await problemIn(disable('no es esta clave'))).code).toBe('datos-invalidos');
    expect((await visitor.client.auth.twoSteps()).activo).toBe(true);
    expect((await disable(password)).status).toBe(200);
    expect(await visitor.client.auth.twoSteps()).toEqual({ activo: false, codigosRestantes: 0 });
    expect((await problemIn(write(waiting, '123456'))).code).toBe('sin-sesion');
    await server.signIn('admin');
    expect((await disable(password)).status).toBe(200);
    await server.mails();
    const notices = server.mailer.sent.filter(
      ({ to, purpose }) => to === people.admin.email && purpose === 'segundo-paso-desactivado',
    );
    expect(notices).toHaveLength(1);
  });
});
