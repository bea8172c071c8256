import { jwtLifetimeSeconds } from '@pliego/contract/areas/jwt';
import * as fc from 'fast-check';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectRefused, newSample, sampleNow } from '#sample/testing/sample.ts';

const admin = { email: 'admin@demo.com', password: 'admin' };
const wrongLogin = { error: { email: ['Email or Password is Invalid'] } };
const failedLogin = { error: { email: ['Something went wrong'] } };
const issued = Date.parse(sampleNow) / 1000;
const headers = { 'content-type': 'application/json' };

/** What a call answers, with its status. */
async function answerTo(call: string, json: unknown, sample = newSample()) {
  const response = await sample.send('POST', `/jwt/${call}`, { json });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

afterEach(() => vi.unstubAllGlobals());

describe('signing in', () => {
  it.each([
    [
      admin,
      {
        id: 1,
        username: 'johndoe',
        email: 'admin@demo.com',
        role: 'admin',
        ability: [{ action: 'manage', subject: 'all' }],
      },
    ],
    [
      { email: 'client@demo.com', password: 'client' },
      {
        id: 2,
        username: 'janedoe',
        email: 'client@demo.com',
        role: 'client',
        ability: [
          { action: 'read', subject: 'ACL' },
          { action: 'read', subject: 'Auth' },
        ],
      },
    ],
  ])('as %j answers who it is, without the password', async (json, user) => {
    const { status, body } = await answerTo('login', json);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        userData: {
          ...user,
          fullName: expect.any(String),
          avatar: expect.stringMatching(/^\/muestra\/persona-\d\d\.svg$/),
          extras: { eCommerceCartItemsCount: 5 },
        },
        accessToken: expect.any(String),
        refreshToken: expect.any(String),
      },
    });
    expect(JSON.stringify(body)).not.toContain('password');
  });

  it('gives two tokens for ten minutes, signed with HS256', async () => {
    const { accessToken, refreshToken } = await newSample().api.jwt.login({ body: admin });
    for (const token of [accessToken, refreshToken]) {
      expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'JWT' });
      expect(decodeJwt(token)).toEqual({ id: 1, iat: issued, exp: issued + 600 });
    }
    expect(jwtLifetimeSeconds).toBe(600);
    expect(accessToken).not.toBe(refreshToken);
  });

  it.each([
    {},
    { email: admin.email },
    { password: admin.password },
    { email: admin.email, password: 'Admin' },
    { email: 'Admin@demo.com', password: 'admin' },
    { email: ' admin@demo.com', password: 'admin' },
    { email: admin.email, password: '' },
    { email: admin.email, password: 'client' },
    { email: 'nadie@demo.com', password: 'admin' },
    { email: 5, password: true },
    { email: [admin.email], password: admin.password },
    { email: null, password: null },
    [],
    null,
    'admin',
  ])('as %j is refused in its own form', async (json) => {
    expect(await answerTo('login', json)).toEqual({ status: 400, body: wrongLogin });
  });

  it('is refused for anything but the two passwords', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), async (email, password) => {
        const { status } = await answerTo('login', { email, password });
        expect(status).toBe(400);
      }),
      { numRuns: 20 },
    );
  });

  it.each(['', '{', 'admin'])('with %j as its JSON fails in its own form', async (body) => {
    const response = await newSample().send('POST', '/jwt/login', { body, headers });
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 400,
      body: failedLogin,
    });
  });

  it('fails in its own form where nothing can be signed', async () => {
    vi.stubGlobal('crypto', {});
    expect(await answerTo('login', admin)).toEqual({ status: 400, body: failedLogin });
    expect(await answerTo('login', {})).toEqual({ status: 400, body: wrongLogin });
  });

  it('is a call of JSON', async () => {
    await expectRefused(415, newSample().send('POST', '/jwt/login', { body: 'email=a' }));
    await expectRefused(405, newSample().send('GET', '/jwt/login'));
    await expectRefused(404, newSample().send('POST', '/jwt/logout', { json: {} }));
  });
});

describe('registering', () => {
  const newcomer = { email: 'ana@demo.com', password: 'secreta', username: 'ana' };

  it('makes an administrator, who can sign in at once', async () => {
    const sample = newSample();
    const user = {
      id: 3,
      email: 'ana@demo.com',
      username: 'ana',
      fullName: '',
      avatar: null,
      role: 'admin',
      ability: [{ action: 'manage', subject: 'all' }],
    };
    const { status, body } = await answerTo('register', newcomer, sample);
    expect({ status, body }).toEqual({
      status: 200,
      body: { user, accessToken: expect.any(String) },
    });
    expect(decodeJwt(String(body.accessToken))).toEqual({
      id: 3,
      iat: issued,
      exp: issued + 600,
    });
    expect((await answerTo('login', newcomer, sample)).body.userData).toEqual(user);
    expect((await answerTo('register', { ...newcomer, email: 'b@demo.com' }, sample)).body).toEqual(
      {
        error: { email: null, username: 'This username is already in use.' },
      },
    );
  });

  const taken = { email: 'This email is already in use.', username: null };
  it.each([
    [{ ...newcomer, email: 'admin@demo.com' }, taken],
    [
      { ...newcomer, username: 'janedoe' },
      { email: null, username: 'This username is already in use.' },
    ],
    [
      { ...newcomer, email: 'admin@demo.com', username: 'janedoe' },
      { ...taken, username: 'This username is already in use.' },
    ],
  ])('with %j is refused by name, with 200', async (json, error) => {
    const sample = newSample();
    expect(await answerTo('register', json, sample)).toEqual({ status: 200, body: { error } });
    expect(await answerTo('register', newcomer, sample)).toMatchObject({
      body: { user: { id: 3 } },
    });
  });

  it('minds the case of what is taken', async () => {
    const json = { ...newcomer, email: 'Admin@demo.com', username: 'JohnDoe' };
    expect(await answerTo('register', json)).toMatchObject({ body: { user: { id: 3 } } });
  });

  it('needs nothing, once', async () => {
    const sample = newSample();
    const { body } = await answerTo('register', {}, sample);
    expect(body.user).toEqual({
      id: 3,
      fullName: '',
      avatar: null,
      role: 'admin',
      ability: [{ action: 'manage', subject: 'all' }],
    });
    expect(await answerTo('register', {}, sample)).toEqual({
      status: 200,
      body: {
        error: {
          email: 'This email is already in use.',
          username: 'This username is already in use.',
        },
      },
    });
    expect(await answerTo('login', {}, sample)).toEqual({ status: 400, body: wrongLogin });
  });

  it.each([{ email: 7 }, { username: null }, { password: ['a'] }, [], null, 'ana'])(
    'is refused as %j',
    async (json) => {
      const { send } = newSample();
      await expectRefused(422, send('POST', '/jwt/register', { json }));
    },
  );

  it('is refused when it is not JSON', async () => {
    const { send } = newSample();
    await expectRefused(400, send('POST', '/jwt/register', { body: '', headers }));
    await expectRefused(400, send('POST', '/jwt/register', { body: '{"email"', headers }));
  });

  it('registers nobody where nothing can be signed', async () => {
    const sample = newSample();
    vi.stubGlobal('crypto', {});
    const problem = await expectRefused(
      500,
      sample.send('POST', '/jwt/register', { json: newcomer }),
    );
    expect(problem.code).toBe('error-interno');
    expect(sample.failures).toHaveLength(1);
    vi.unstubAllGlobals();
    expect(await answerTo('register', newcomer, sample)).toMatchObject({
      body: { user: { id: 3 } },
    });
  });
});
