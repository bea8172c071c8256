import type { authEndpoints } from '@pliego/contract/areas/auth';
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
import {
  describeServer,
  fromHeader,
  problemIn,
  type TestServer,
  type Visitor,
} from '#server/testing/test-server.ts';

type Path = (typeof authEndpoints)[keyof typeof authEndpoints]['path'];

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
  it('links is refused after fifty from a place, and good ones do not count', async () => {
    const from = '203.0.113.88';
    const token = await askForReset(server, people.editor.email);
    const check = async (guess: string) =>
      (
        await post(server, '/api/auth/tokens/check', {
          json: { token: guess, purpose: 'reset-password' },
          from,
        })
      ).status;
    expect(await check(token)).toBe(200);
    expect(new Set(await times(50, (turn) => check(`mal${turn}`)))).toEqual(new Set([410]));
    for (const [path, json] of [
      ['/api/auth/tokens/check', { token, purpose: 'reset-password' }],
      ['/api/auth/reset-password', { token, password: otherPassword }],
      ['/api/auth/verify-email', { token }],
    ] as const) {
      expect((await problemIn(post(server, path, { json, from }))).code).toBe(
        'demasiados-intentos',
      );
    }
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
});
