import { expect, it } from 'vitest';
import { password, people } from './testing/fixture.ts';
import { cookiesOf } from './testing/cookies.ts';
import { describeServer } from './testing/test-server.ts';

const https = { 'x-forwarded-proto': 'https' };

describeServer('the headers of every answer', (server) => {
  it.each(['/api/salud', '/api/docs', '/api/nada'])(
    'of %s name what a page may do',
    async (path) => {
      const { headers } = await server.stranger.send('GET', path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      const policy = headers.get('content-security-policy')?.split('; ') ?? [];
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'self'",
          "script-src 'self'",
          "object-src 'none'",
          "base-uri 'none'",
          "frame-ancestors 'none'",
        ]),
      );
      const features = headers.get('permissions-policy')?.split(', ') ?? [];
      expect(features).toEqual(
        expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()', 'payment=()']),
      );
    },
  );

  it('forbid caches to keep what the API answers', async () => {
    const { headers } = await server.stranger.send('GET', '/api/salud');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/api/salud', '/api/docs'])('of %s ask for https where it is there', async (path) => {
    const plain = await server.stranger.send('GET', path);
    expect(plain.headers.has('strict-transport-security')).toBe(false);
    const secure = await server.stranger.send('GET', path, { headers: https });
    expect(secure.headers.get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    );
  });
});

describeServer('the session cookie under https', (server) => {
  const json = { email: people.editor.email, password };
  const signIn = () => server.stranger.send('POST', '/api/auth/login', { json, headers: https });

  it('is bound to the host by its name', async () => {
    const { '__Host-pliego_session': session, pliego_session: other } = cookiesOf(await signIn());
    expect(session?.attributes).toEqual(expect.arrayContaining(['HttpOnly', 'Path=/', 'Secure']));
    expect(session?.attributes.join()).not.toContain('Domain');
    expect(other).toBeUndefined();
  });

  it('opens its session under that name alone', async () => {
    const response = await signIn();
    const visitor = server.carrying(response);
    const session = () => visitor.send('GET', '/api/auth/session', { headers: https });
    expect((await session()).status).toBe(200);
    const token = cookiesOf(response)['__Host-pliego_session']?.value ?? '';
    const planted = await server.stranger.send('GET', '/api/auth/session', {
      headers: { ...https, cookie: `pliego_session=${token}` },
    });
    expect(planted.status).toBe(401);
    const left = await visitor.send('POST', '/api/auth/logout', { json: {}, headers: https });
    expect(cookiesOf(left)['__Host-pliego_session']?.value).toBe('');
    expect((await session()).status).toBe(401);
  });
});
