import { expect, it } from 'vitest';
import { aRegistration, askForReset } from '#server/testing/accounts.ts';
import { fixtureCompanies, password, people } from '#server/testing/fixture.ts';
import {
  describeServer,
  problemIn,
  type TestServer,
  type Visitor,
} from '#server/testing/test-server.ts';

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
    'password password',
    'trustno1trustno1',
    'Dragon-dragon 77',
  ])('is refused to who registers: %s', async (chosen) => {
    const problem = await problemIn(register(server, chosen));
    expect(problem).toMatchObject({ status: 422, fieldErrors: { password: common } });
  });

  it.each([
    'tres robles y un puente',
    'basketball en la plaza',
    'k7-vaso-lento',
    '83729164057love',
    'tres licitaciones y un café azul',
    'dragon azul dragon verde',
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

const change = (visitor: Visitor, nueva: string) =>
  visitor.send('POST', '/api/auth/password', { json: { actual: password, nueva } });

describeServer('a password that is changed', (server) => {
  it('has little of the trade or of the keyboard', async () => {
    const visitor = await server.signIn('maintainer');
    for (const chosen of [
      'pliego-demo1',
      'licitacion2024',
      'Licitaciones1',
      'mercadopublico1',
      'Bienvenida1!',
      'Bienvenido2024',
      'Empresa2024!',
      'usuario12345',
      'administrador1',
      'abcdefghijkl',
      'trustno1trustno1',
      'password password',
      '1q2w3e4r5t6y7u',
      'Verano2024!!',
    ]) {
      const { fieldErrors } = await problemIn(change(visitor, chosen));
      expect({ chosen, fieldErrors }).toEqual({ chosen, fieldErrors: { nueva: common } });
    }
    expect((await change(visitor, 'tres licitaciones y un café azul')).status).toBe(200);
  });

  it('has little of the person or of their companies, changed or reset', async () => {
    const visitor = await server.signIn('both');
    const token = await askForReset(server, people.both.email);
    const [name] = people.both.fullName.split(' ');
    for (const chosen of [
      ...fixtureCompanies.map((company) => company.name),
      people.both.fullName,
      `${name}2024`,
      `${name} Austral 77`,
    ]) {
      const own = { code: 'contrasena-propia' };
      const changed = await problemIn(change(visitor, chosen));
      expect({ chosen, is: changed.fieldErrors }).toEqual({ chosen, is: { nueva: own } });
      const json = { token, password: chosen };
      const reset = server.stranger.send('POST', '/api/auth/reset-password', { json });
      expect((await problemIn(reset)).fieldErrors).toEqual({ password: own });
    }
  });
});
