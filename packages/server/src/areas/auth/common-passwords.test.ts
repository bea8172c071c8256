import { expect, it } from 'vitest';
import { aRegistration, askForReset } from '#server/testing/accounts.ts';
import { password, people } from '#server/testing/fixture.ts';
import { describeServer, problemIn, type TestServer } from '#server/testing/test-server.ts';

const common = { code: 'contrasena-comun' };

const register = (server: TestServer, chosen: string) =>
  server.stranger.send('POST', '/api/auth/register', {
    json: { ...aRegistration(), password: chosen },
  });

describeServer('a password of the list of breaches', (server) => {
  it.each([
    'basketball',
    'Manchester',
    '4815162342',
    'Password123!',
    '2024_Dragon!',
    'Contraseña123',
  ])('is refused to who registers: %s', async (chosen) => {
    const problem = await problemIn(register(server, chosen));
    expect(problem).toMatchObject({ status: 422, fieldErrors: { password: common } });
  });

  it.each([
    'tres robles y un puente',
    'basketball en la plaza',
    'k7-vaso-lento',
    '83729164057love',
  ])('is not found in a better one: %s', async (chosen) => {
    expect((await register(server, chosen)).status).toBe(202);
  });

  it('is refused to who chooses another, by the link of a mail or signed in', async () => {
    const token = await askForReset(server, people.both.email);
    const byLink = server.stranger.send('POST', '/api/auth/reset-password', {
      json: { token, password: 'Password123!' },
    });
    expect((await problemIn(byLink)).fieldErrors).toEqual({ password: common });
    const signedIn = await server.signIn('editor');
    const json = { actual: password, nueva: 'Password123!' };
    const changed = signedIn.send('POST', '/api/auth/password', { json });
    expect((await problemIn(changed)).fieldErrors).toEqual({ nueva: common });
  });
});
