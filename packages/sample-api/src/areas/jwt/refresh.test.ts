import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { createSampleApp } from '#sample/app.ts';
import { memoryStore } from '#sample/memory-store.ts';
import { seededRandom } from '#sample/random.ts';
import { expectRefused, newSample, sampleNow } from '#sample/testing/sample.ts';

const admin = { email: 'admin@demo.com', password: 'admin' };
const issued = Date.parse(sampleNow) / 1000;
const headers = { 'content-type': 'application/json' };

interface Session {
  userData: { id: number; email: string };
  accessToken: string;
  refreshToken: string;
}

/** An app whose clock is moved by hand. */
function appWithClock(seed = 1) {
  let now = Date.parse(sampleNow);
  const clock = () => new Date(now);
  const app = createSampleApp({ clock, random: seededRandom(seed), store: memoryStore(clock) });
  return {
    post: async (call: string, json: unknown) =>
      app.request(`/jwt/${call}`, { method: 'POST', headers, body: JSON.stringify(json) }),
    wait: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}

async function sessionOf(response: Promise<Response>): Promise<Session> {
  expect((await response).status).toBe(200);
  return (await (await response).json()) as Session;
}

describe('refreshing', () => {
  const refused = { status: 401, body: { error: 'Invalid refresh token' } };

  async function expectInvalid(response: Promise<Response>) {
    const { status } = await response;
    expect({ status, body: await (await response).json() }).toEqual(refused);
  }

  it('gives two new tokens of ten minutes, also nearly too late', async () => {
    const { post, wait } = appWithClock();
    const first = await sessionOf(post('login', admin));
    wait(599);
    const second = await sessionOf(post('refresh-token', { refreshToken: first.refreshToken }));
    expect(second.userData).toEqual(first.userData);
    const times = { id: 1, iat: issued + 599, exp: issued + 1199 };
    expect(decodeJwt(second.accessToken)).toEqual(times);
    expect(decodeJwt(second.refreshToken)).toEqual(times);
    wait(599);
    await sessionOf(post('refresh-token', { refreshToken: second.refreshToken }));
  });

  it('serves for ten minutes and no longer', async () => {
    const { post, wait } = appWithClock();
    const { refreshToken } = await sessionOf(post('login', admin));
    wait(600);
    await expectInvalid(post('refresh-token', { refreshToken }));
  });

  it('knows who registered', async () => {
    const { post } = appWithClock();
    await post('register', { email: 'ana@demo.com', password: 'x', username: 'ana' });
    const { refreshToken } = await sessionOf(
      post('login', { email: 'ana@demo.com', password: 'x' }),
    );
    const { userData } = await sessionOf(post('refresh-token', { refreshToken }));
    expect(userData).toMatchObject({ id: 3, email: 'ana@demo.com' });
  });

  it('takes no access token, and no token of another app', async () => {
    const { post } = appWithClock();
    const { accessToken, refreshToken } = await sessionOf(post('login', admin));
    await expectInvalid(post('refresh-token', { refreshToken: accessToken }));
    await expectInvalid(appWithClock(2).post('refresh-token', { refreshToken }));
    await sessionOf(appWithClock(1).post('refresh-token', { refreshToken }));
  });

  it('takes no token that was changed', async () => {
    const { post } = appWithClock();
    const { refreshToken } = await sessionOf(post('login', admin));
    const [head = '', payload = '', signature = ''] = refreshToken.split('.');
    const other = (value: object) =>
      btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');
    const asClient = other({ id: 2, iat: issued, exp: issued + 600 });
    const unsigned = other({ alg: 'none', typ: 'JWT' });
    for (const changed of [
      `${head}.${asClient}.${signature}`,
      `${unsigned}.${payload}.`,
      `${unsigned}.${payload}.${signature}`,
      `${head}.${payload}.`,
      `${head}.${payload}`,
      `${refreshToken}x`,
      ` ${refreshToken}`,
    ]) {
      await expectInvalid(post('refresh-token', { refreshToken: changed }));
    }
  });

  it.each([
    {},
    { refreshToken: '' },
    { refreshToken: 'a.b.c' },
    { refreshToken: 7 },
    { refreshToken: null },
    [],
    null,
  ])('is refused as %j in its own form', async (json) => {
    await expectInvalid(newSample().send('POST', '/jwt/refresh-token', { json }));
  });

  it('is malformed when it is not JSON', async () => {
    await expectRefused(
      400,
      newSample().send('POST', '/jwt/refresh-token', { body: '{', headers }),
    );
  });
});
