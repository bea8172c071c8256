import { organizationEndpoints } from '@pliego/contract/areas/account-organization';
import { expect } from 'vitest';
import type { FakeProvider, Saying } from './fake-provider.ts';
import { fromHeader, problemIn, type TestServer, type Visitor } from './test-server.ts';

const { startOrganization } = organizationEndpoints;
export const start = startOrganization.path;
const finish = '/api/auth/organizacion/regreso';

export const given = (provider: FakeProvider) => ({
  emisor: provider.issuer,
  idCliente: provider.clientId,
  secreto: provider.secret,
});

let callers = 0;

/** Each from its own address, so that none waits for what the others tried. */
export const from = () => {
  callers += 1;
  return { [fromHeader]: `10.9.${Math.floor(callers / 250)}.${(callers % 250) + 1}` };
};

/** Goes to the provider of an address; answers where, and the browser that goes. */
export async function leave(server: TestServer, email: string, empresa?: number) {
  const json = { email, ...(empresa === undefined ? {} : { empresa }) };
  const response = await server.stranger.send('POST', start, { json, headers: from() });
  expect(response.status).toBe(200);
  const { url } = startOrganization.response.parse(await response.clone().json());
  return { url, browser: server.carrying(response) };
}

export const comeBack = (browser: Visitor, respuesta: string) =>
  browser.send('POST', finish, { json: { respuesta } });

/** Signs in as who the provider says; the mail is the one that was typed where nothing else is said. */
export async function signInBy(
  server: TestServer,
  provider: FakeProvider,
  { email, empresa, ...saying }: { email: string; empresa?: number } & Saying,
) {
  const { url, browser } = await leave(server, email, empresa);
  const claims = { email, ...saying.claims };
  return comeBack(browser, provider.approve(url, { ...saying, claims }));
}

export const refusal = (response: Response) =>
  problemIn(response).then(({ status, code, motivo }) => ({ status, code, motivo: motivo?.code }));
