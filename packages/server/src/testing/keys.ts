import type { KeyScope } from '@pliego/contract/rules/key-scopes';
import type { PersonName } from './fixture.ts';
import { fromHeader, type SendOptions, type TestServer } from './test-server.ts';

/** A program that calls with a key of the API. */
export interface Program {
  id: number;
  clave: string;
  send(method: string, path: string, init?: SendOptions): Promise<Response>;
}

/** Creates an API key for a user, and a client that calls with it. */
export async function programOf(
  server: TestServer,
  person: PersonName,
  alcances: KeyScope[],
  vence: 30 | 90 | 365 | (string & {}) = 30,
): Promise<Program> {
  const { client } = await server.as(person);
  const { id, clave } = await client.keys.create({ body: { nombre: 'Prueba', alcances, vence } });
  return { id, clave, send: sendingWith(server, clave) };
}

/** Calls with a key, right or wrong, and without a cookie. */
export function sendingWith(server: TestServer, clave: string): Program['send'] {
  return (method, path, init = {}) =>
    server.stranger.send(method, path, {
      ...init,
      headers: { [fromHeader]: '203.0.113.9', ...init.headers, authorization: `Bearer ${clave}` },
    });
}
