import { expect, it } from 'vitest';
import { askForReset, otherPassword, storedIn } from '#server/testing/accounts.ts';
import { openSessions } from '#server/testing/cookies.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { password, people } from '#server/testing/fixture.ts';
import { tokenIn } from '#server/testing/memory-mailer.ts';
import {
  describeServer,
  fromHeader,
  problemIn,
  publicUrl,
  type TestServer,
} from '#server/testing/test-server.ts';

const forgot = (server: TestServer, email: string) =>
  server.stranger.send('POST', '/api/auth/forgot-password', { json: { email } });
const reset = (server: TestServer, token: string, newPassword = otherPassword) =>
  server.stranger.send('POST', '/api/auth/reset-password', {
    json: { token, password: newPassword },
  });
const check = (server: TestServer, token: string, purpose = 'reset-password') =>
  server.stranger.send('POST', '/api/auth/tokens/check', { json: { token, purpose } });
const signIn = async (server: TestServer, email: string, withPassword: string) =>
  (
    await server.stranger.send('POST', '/api/auth/login', {
      json: { email, password: withPassword },
    })
  ).status;

describeServer('a forgotten password', (server) => {
  it('is reset by a link, with the same answer for every address', async () => {
    const { email } = people.editor;
    const answers = [];
    for (const to of [email, people.inactive.email, 'nadie@andes.demo']) {
      const response = await forgot(server, to);
      const { 'x-request-id': _, ...headers } = Object.fromEntries(response.headers);
      answers.push({ status: response.status, headers, text: await response.text() });
    }
    expect(answers[0]).toMatchObject({ status: 202, text: '{"ok":true}' });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const mails = await server.mails();
    expect(mails.map(({ to, purpose }) => ({ to, purpose }))).toEqual([
      { to: email, purpose: 'cambiar-contrasena' },
    ]);
    const token = tokenIn(server.mailer.last('cambiar-contrasena', email));
    expect(mails[0]?.html).toContain(`${publicUrl}/reset-password/${token}`);
    expect((await storedIn(server, 'account_tokens')).join()).not.toContain(token);
  });

  it('is replaced, which ends every session and sends a mail', async () => {
    const { email, id } = people.maintainer;
    const visitors = [await server.signIn('maintainer'), await server.signIn('maintainer')];
    const token = await askForReset(server, email);
    expect(await (await check(server, token)).json()).toEqual({
      ok: true,
      email: 'g•••@andes.demo',
    });
    const response = await reset(server, token);
    expect(await response.json()).toEqual({ ok: true });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await openSessions(server, id)).toBe(0);
    for (const visitor of visitors) {
      expect((await visitor.send('GET', '/api/auth/session')).status).toBe(401);
    }
    expect(await signIn(server, email, password)).toBe(401);
    expect(await signIn(server, email, otherPassword)).toBe(200);
    await server.mails();
    const notice = server.mailer.last('contrasena-cambiada', email);
    expect(notice.text).toMatch(/20 de noviembre de 2026\D+12:00, hora de Santiago/);
    expect(notice.text).not.toContain(token);
  });

  it('is replaced once, also by two who are as fast', async () => {
    const token = await askForReset(server, people.author.email);
    const answers = await Promise.all([
      reset(server, token, 'primera clave nueva'),
      reset(server, token, 'segunda clave nueva'),
    ]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 410]);
    const winner = answers[0]?.status === 200 ? 'primera' : 'segunda';
    expect(await signIn(server, people.author.email, `${winner} clave nueva`)).toBe(200);
    expect((await problemIn(reset(server, token))).code).toBe('enlace-invalido');
    expect((await problemIn(check(server, token))).code).toBe('enlace-invalido');
  });

  it('is replaced by any link of the hour, which ends the others, and by none of another kind', async () => {
    const older = await askForReset(server, people.editor.email);
    const newer = await askForReset(server, people.editor.email);
    for (const token of ['A'.repeat(43), '']) {
      expect(await problemIn(reset(server, token))).toMatchObject({
        status: 410,
        code: 'enlace-invalido',
      });
    }
    expect((await check(server, newer, 'verify-email')).status).toBe(410);
    expect((await check(server, newer)).status).toBe(200);
    expect((await reset(server, older)).status).toBe(200);
    expect((await check(server, newer)).status).toBe(410);
    expect((await reset(server, newer)).status).toBe(410);
  });

  it('has a link that ends after an hour, to the instant', async () => {
    const token = await askForReset(server, people.foreign.email);
    server.setNow('2026-11-20T15:59:59.999Z');
    expect((await check(server, token)).status).toBe(200);
    server.setNow('2026-11-20T16:00:00.000Z');
    expect((await check(server, token)).status).toBe(410);
    expect((await reset(server, token)).status).toBe(410);
    server.setNow(fixtureNow);
  });

  it.each([
    ['short', 'password', 'corta'],
    ['everyone’s', 'password', 'licitaciones'],
    ['their e-mail', 'password', people.both.email],
    ['their name', 'password', 'constanza ibarra'],
  ])('is not replaced by one that is %s, and keeps its link', async (_, field, weak) => {
    // One request for all: more would be too many.
    const sent = server.mailer.sent.some(({ to }) => to === people.both.email);
    if (!sent) await askForReset(server, people.both.email);
    const token = tokenIn(server.mailer.last('cambiar-contrasena', people.both.email));
    const problem = await problemIn(reset(server, token, weak));
    expect(problem).toMatchObject({ status: 422, code: 'datos-invalidos' });
    expect(Object.keys(problem.fieldErrors ?? {})).toEqual([field]);
    expect((await check(server, token)).status).toBe(200);
  });
});

describeServer('the owner, for whom strangers ask for links', (server) => {
  const ask = (email: string, from: string, visitor = server.stranger) =>
    visitor.send('POST', '/api/auth/forgot-password', {
      json: { email },
      headers: { [fromHeader]: from },
    });
  const strangers = async (email: string) => {
    const statuses = [];
    for (let turn = 0; turn < 6; turn += 1) {
      statuses.push((await ask(email, `198.51.100.${turn}`)).status);
    }
    return statuses;
  };

  it('still gets one, from the browser or the address of before', async () => {
    const { email } = people.maintainer;
    const owner = await server.signIn('maintainer');
    expect(await strangers(email)).toEqual([202, 202, 202, 202, 202, 429]);
    expect((await ask(email, '203.0.113.4', owner)).status).toBe(202);
    expect((await ask(email, '192.0.2.1')).status).toBe(202);
    expect((await ask(email, '203.0.113.4')).status).toBe(429);
  });

  it('keeps every link that was mailed', async () => {
    const { email } = people.author;
    const mailed = await askForReset(server, email);
    await strangers(email);
    const mails = (await server.mails()).filter(({ to }) => to === email);
    expect(mails).toHaveLength(5);
    const tokens = mails.map((mail) => tokenIn(mail));
    expect(tokens).toContain(mailed);
    for (const token of tokens) expect((await check(server, token)).status).toBe(200);
  });

  it('is told the same as who has no account, also that a link may be there already', async () => {
    const told = [];
    for (const email of [people.subscriber.email, 'nadie@andes.demo']) {
      await strangers(email);
      const response = await ask(email, '203.0.113.4');
      expect(response.headers.get('retry-after')).toBe('900');
      const { requestId: _, ...problem } = await problemIn(response);
      told.push(problem);
    }
    expect(told[0]).toMatchObject({
      status: 429,
      code: 'demasiados-intentos',
      motivo: { code: 'muchos-enlaces', params: { count: 15 } },
    });
    expect(told[1]).toEqual(told[0]);
  });
});

describeServer('changing one’s password', (server) => {
  const change = (visitor: TestServer['stranger'], actual: string, nueva: string) =>
    visitor.send('POST', '/api/auth/password', { json: { actual, nueva } });

  it('keeps this session and ends the others and the links', async () => {
    const [here, there] = [await server.signIn('editor'), await server.signIn('editor')];
    const token = await askForReset(server, people.editor.email);
    expect((await change(here, password, otherPassword)).status).toBe(200);
    expect((await here.send('GET', '/api/auth/session')).status).toBe(200);
    expect((await there.send('GET', '/api/auth/session')).status).toBe(401);
    expect((await check(server, token)).status).toBe(410);
    expect(await signIn(server, people.editor.email, password)).toBe(401);
    expect(await signIn(server, people.editor.email, otherPassword)).toBe(200);
    await server.mails();
    expect(server.mailer.last('contrasena-cambiada', people.editor.email).html).toContain(
      `${publicUrl}/forgot-password`,
    );
  });

  it('takes the one they have, and a good one', async () => {
    const visitor = await server.signIn('author');
    const attempts = [
      ['no es mi clave', otherPassword, 'actual'],
      ['', otherPassword, 'actual'],
      [password, 'corta', 'nueva'],
      [password, people.author.fullName, 'nueva'],
    ] as const;
    for (const [actual, nueva, field] of attempts) {
      const problem = await problemIn(change(visitor, actual, nueva));
      expect(problem).toMatchObject({ status: 422, code: 'datos-invalidos' });
      expect(Object.keys(problem.fieldErrors ?? {})).toEqual([field]);
    }
    expect(await signIn(server, people.author.email, password)).toBe(200);
    const mails = await server.mails();
    expect(mails.filter(({ to }) => to === people.author.email)).toEqual([]);
  });
});
