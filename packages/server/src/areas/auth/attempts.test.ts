import { expect, it } from 'vitest';
import {
  afterFirstStep,
  aRegistration,
  askForReset,
  otherPassword,
  withSecondStep,
} from '#server/testing/accounts.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { password, people } from '#server/testing/fixture.ts';
import { invited } from '#server/testing/people.ts';
import {
  describeServer,
  fromHeader,
  problemIn,
  type TestServer,
  type Visitor,
} from '#server/testing/test-server.ts';

type Path = Parameters<Visitor['send']>[1];

interface Sent {
  json: unknown;
  from?: string;
  visitor?: Visitor;
}

const post = (server: TestServer, path: Path, { json, from = '192.0.2.1', visitor }: Sent) =>
  (visitor ?? server.stranger).send('POST', path, { json, headers: { [fromHeader]: from } });

async function times<T>(count: number, work: (turn: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let turn = 0; turn < count; turn += 1) results.push(await work(turn));
  return results;
}

const wrong = 'no es esta clave';

describeServer('asking for mails', (server) => {
  it.each([
    ['/api/auth/forgot-password', people.editor.email],
    ['/api/auth/forgot-password', 'nadie@andes.demo'],
    ['/api/auth/verify-email/resend', people.editor.email],
    ['/api/auth/verify-email/resend', 'nadie@andes.demo'],
  ] as const)('is refused after five times at %s for %s', async (path, email) => {
    const ask = async () => (await post(server, path, { json: { email } })).status;
    expect(await times(6, ask)).toEqual([202, 202, 202, 202, 202, 429]);
  });

  it('is refused after five registrations with an address', async () => {
    const { email } = people.author;
    const ask = async () =>
      (await post(server, '/api/auth/register', { json: aRegistration({ email }) })).status;
    expect(await times(6, ask)).toEqual([202, 202, 202, 202, 202, 429]);
  });

  it('is refused after fifty registrations from a place', async () => {
    const from = '203.0.113.77';
    // Of a company that is there: each is refused before any work, and counts.
    const json = () => aRegistration({ rut: '78.904.120-2' });
    const ask = async () =>
      (await post(server, '/api/auth/register', { json: json(), from })).status;
    expect(new Set(await times(50, ask))).toEqual(new Set([409]));
    expect(await ask()).toBe(429);
  });
});

describeServer('guessing', (server) => {
  it('links is refused after fifty from a place, where good ones go on working', async () => {
    const from = '203.0.113.88';
    const token = await askForReset(server, people.editor.email);
    const check = async (guess: string) =>
      (
        await post(server, '/api/auth/tokens/check', {
          json: { token: guess, purpose: 'reset-password' },
          from,
        })
      ).status;
    expect(new Set(await times(50, (turn) => check(`mal${turn}`)))).toEqual(new Set([410]));
    for (const [path, json] of [
      ['/api/auth/tokens/check', { token: 'mal', purpose: 'reset-password' }],
      ['/api/auth/reset-password', { token: 'mal', password: otherPassword }],
      ['/api/auth/verify-email', { token: 'mal' }],
      ['/api/auth/correo-nuevo', { token: 'mal' }],
    ] as const) {
      expect((await problemIn(post(server, path, { json, from }))).code).toBe(
        'demasiados-intentos',
      );
    }
    expect(await check(token)).toBe(200);
    // A weak password is no failure of the link either.
    const json = { token, password: 'Password123!' };
    for (const _ of [1, 2]) {
      expect((await post(server, '/api/auth/reset-password', { json, from })).status).toBe(422);
    }
  });

  it('invitations is refused after fifty from a place, where good ones go on working', async () => {
    const from = '203.0.113.89';
    const token = await invited(server);
    const check = async (guess: string) =>
      (await post(server, '/api/invitaciones/consultar', { json: { token: guess }, from })).status;
    expect(new Set(await times(50, (turn) => check(`mal${turn}`)))).toEqual(new Set([410]));
    expect(await check('mal')).toBe(429);
    expect(await check(token)).toBe(200);
  });

  it('codes is refused after ten on an account, over any number of sign-ins', async () => {
    const { codes } = await withSecondStep(server, 'admin');
    const guess = async (visitor: Visitor, code: string) =>
      (await post(server, '/api/auth/two-steps', { json: { code }, visitor })).status;
    for (const _ of [1, 2]) {
      const visitor = await afterFirstStep(server, 'admin');
      expect(await times(5, () => guess(visitor, 'aaaaa-aaaaa'))).toEqual([
        422, 422, 422, 422, 401,
      ]);
    }
    const visitor = await afterFirstStep(server, 'admin');
    expect(await guess(visitor, codes[0] ?? '')).toBe(429);
    server.setNow('2026-11-20T15:15:00.000Z');
    expect(await guess(await afterFirstStep(server, 'admin'), codes[0] ?? '')).toBe(200);
    server.setNow(fixtureNow);
  });

  it('the password of an open session is refused after ten times', async () => {
    const visitor = await server.signIn('author');
    const guess = async (actual: string) =>
      (
        await post(server, '/api/auth/password', {
          json: { actual, nueva: otherPassword },
          visitor,
        })
      ).status;
    expect(new Set(await times(10, () => guess(wrong)))).toEqual(new Set([422]));
    expect(await guess(password)).toBe(429);
    expect((await visitor.send('GET', '/api/auth/session')).status).toBe(200);
  });

  it('is not what their owner does, who has the right one and seeks a new one', async () => {
    const visitor = await server.signIn('maintainer');
    const send = async (path: Path, json: unknown) =>
      (await post(server, path, { json, visitor })).status;
    const choose = (nueva: string) => send('/api/auth/password', { actual: password, nueva });
    expect(new Set(await times(12, (turn) => choose(`Password12${turn}`)))).toEqual(new Set([422]));
    expect(await send('/api/auth/two-steps/setup', { password })).toBe(200);
    expect(await choose(otherPassword)).toBe(200);
  });
});
