import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiError } from '@pliego/contract/api-error';
import { organizationEndpoints } from '@pliego/contract/areas/account-organization';
import { type Client, createClient } from '@pliego/contract/client';
import { contract } from '@pliego/contract/contract';
import { callsPerMinute } from '@pliego/contract/areas/keys';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { answerOf, detailElement } from './testing/a-tender.ts';
import { type BuiltServer, buildServer, startServer, tryCommand } from './testing/built-server.ts';
import { FakeProvider } from './testing/fake-provider.ts';
import { Receiver } from './testing/receiver.ts';
import { SoftAuthenticator } from './testing/soft-authenticator.ts';
import { createDatabase, origin } from './testing/test-database.ts';
import { given } from './testing/through-provider.ts';

/*
 * What a company trusts in holds whichever of two processes on one PostgreSQL server is asked: keys, passkeys, its identity
 * provider, webhooks, the audit and what an administrator looks at the company as.
 */

const place = origin();
const dataDir = mkdtempSync(join(tmpdir(), 'pliego-trust-'));
const receiver = new Receiver();
const provider = new FakeProvider({ now: () => new Date() });
/** Under which people know both, as behind one proxy. */
const publicUrl = 'http://localhost:8080';
const servers: BuiltServer[] = [];
const email = 'antonia@andes.cl';
const password = 'una clave larga y propia';

/** The cookies of a session of the administrator. */
async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return cookies.join('; ');
}

async function clientOf(url: string): Promise<Client<typeof contract>> {
  const cookie = await signIn(url);
  const send = (request: Request) => {
    request.headers.set('cookie', cookie);
    return fetch(request);
  };
  return createClient(contract, send, url);
}

/** A few tenders of the company's own. */
async function someTenders(client: Client<typeof contract>): Promise<number[]> {
  const elements = Array.from({ length: 12 }, (_, at) =>
    detailElement({ code: `${7_000 + at}-1-LE26`, title: `Insumos ${at}` }),
  );
  const body = new Blob([answerOf(elements, '2026-11-19T12:00:00Z')]);
  await client.sources.upload({ query: { nombre: 'propias.json' }, body });
  return vi.waitFor(
    async () => {
      const { datos } = await client.tenders.list({ query: { vista: 'todas' } });
      expect(datos).toHaveLength(elements.length);
      return datos.map(({ id }) => id);
    },
    { timeout: 60_000, interval: 100 },
  );
}

describe.skipIf(place.kind !== 'postgresql')('two processes', () => {
  let urls: [string, string];
  let clients: [Client<typeof contract>, Client<typeof contract>];

  beforeAll(async () => {
    buildServer();
    await receiver.open();
    await provider.open();
    const more = {
      PLIEGO_DEMO: '0',
      DATABASE_URL: place.kind === 'postgresql' ? await createDatabase(place.serverUrl) : '',
      PLIEGO_SECRET: '0d'.repeat(32),
      PLIEGO_WEBHOOK_PRIVATE: '1',
      PLIEGO_OIDC_PRIVATE: '1',
      PLIEGO_URL: publicUrl,
    };
    const company = ['--rut', '76123456-0', '--name', 'Andes SpA', '--full-name', 'Antonia Rojas'];
    const create = ['company', 'create', email, ...company, '--password-stdin'];
    const made = tryCommand(dataDir, create, { input: `${password}\n`, more });
    if (made.code !== 0) throw new Error(made.output);
    servers.push(startServer(dataDir, more), startServer(dataDir, more));
    const [one = '', other = ''] = await Promise.all(servers.map(({ url }) => url));
    urls = [one, other];
    clients = [await clientOf(one), await clientOf(other)];
  }, 180_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill('SIGKILL')));
    receiver.close();
    provider.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('send each event of a webhook once', async () => {
    const [one, other] = clients;
    const eventos = ['expediente.datos' as const];
    await one.webhooks.create({ body: { url: receiver.url, eventos } });
    const tenders = await someTenders(one);
    await Promise.all(
      tenders.map((id, at) =>
        (at % 2 === 0 ? one : other).work.update({ params: { id }, body: { prioridad: 'alta' } }),
      ),
    );
    // What was sent is written down after it arrived: until nothing is due any more, what is sent twice would be here too.
    const pending = async () => (await one.webhooks.list()).datos[0]?.pendientes;
    await vi.waitFor(
      async () => {
        expect(receiver.received.length).toBeGreaterThanOrEqual(tenders.length);
        expect(await pending()).toBe(0);
      },
      { timeout: 60_000, interval: 100 },
    );
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(tenders.length);
    expect(receiver.received).toHaveLength(tenders.length);
  }, 120_000);

  it('count the calls of a key together, and refuse it at once when it is revoked in either', async () => {
    const [one, other] = clients;
    const body = { nombre: 'Dos', alcances: ['etiquetas:leer' as const], vence: 30 as const };
    const { id, clave } = await one.keys.create({ body });
    const call = (at: 0 | 1) =>
      fetch(`${urls[at]}/api/etiquetas`, { headers: { authorization: `Bearer ${clave}` } });
    const answers = [await call(1), await call(0), await call(1), await call(0)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const left = answers.map(({ headers }) =>
      Number(/;r=(\d+);/.exec(headers.get('ratelimit') ?? '')?.[1]),
    );
    // Each call is one less than the one before, unless a minute has begun in between.
    const isNext = (n: number, at: number) => n === (left[at - 1] ?? NaN) - 1;
    const isNewMinute = (n: number) => n === callsPerMinute - 1;
    expect(left.every((n, at) => isNewMinute(n) || isNext(n, at))).toBe(true);
    expect(left.filter(isNewMinute).length).toBeLessThanOrEqual(2);
    await other.keys.revoke({ params: { id } });
    expect([(await call(0)).status, (await call(1)).status]).toEqual([401, 401]);
  });

  it('write one chain of the audit, however they interleave', async () => {
    const [one, other] = clients;
    const before = (await one.audit.verify()).entradas;
    const writes = 20;
    await Promise.all(
      clients.flatMap((client) =>
        Array.from({ length: writes }, () => client.audit.export({ query: { clase: ['acceso'] } })),
      ),
    );
    const [seen, also] = [await one.audit.verify(), await other.audit.verify()];
    expect(seen).toEqual(also);
    expect(seen).toMatchObject({ entradas: before + 2 * writes, rota: null });
  });

  it('take a passkey for a challenge that the other one made, once', async () => {
    const [one, other] = clients;
    const authenticator = new SoftAuthenticator(publicUrl);
    const creation = await one.auth.passkeyCreation({ body: { password } });
    const llave = authenticator.create(creation);
    await other.auth.addPasskey({ body: { nombre: 'Dos procesos', llave } });
    const signed = authenticator.sign(await one.auth.passkeyRequest());
    const { userData } = await other.auth.passkeySignIn({ body: { llave: signed } });
    expect(userData.email).toBe(email);
    const again = one.auth.passkeySignIn({ body: { llave: signed } });
    await expect(again).rejects.toThrow(ApiError);
  });

  it('finish a sign-in through a provider that the other one began, once', async () => {
    const [one] = clients;
    await one.company.setIdentityProvider({ body: given(provider), ifVersion: 0 });
    const [url, otherUrl] = urls;
    const post = (at: string, json: object, cookie = '') =>
      fetch(at, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(json),
      });
    const { startOrganization, finishOrganization } = organizationEndpoints;
    const left = await post(`${url}${startOrganization.path}`, { email });
    const cookie = left.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    const departure = startOrganization.response.parse(await left.json());
    const respuesta = provider.approve(departure.url, { claims: { email } });
    const finish = (at: string) =>
      post(`${at}${finishOrganization.path}`, { respuesta }, cookie.join('; '));
    const back = await finish(otherUrl);
    expect(finishOrganization.response.parse(await back.json()).userData.email).toBe(email);
    expect((await finish(url)).status).toBe(410);
  });

  it('agree at once on what an administrator looks at the company as', async () => {
    const [url, otherUrl] = urls;
    const cookie = await signIn(url);
    const call = async (at: string, method: string, path: string, json?: object) => {
      const headers = { cookie, 'content-type': 'application/json' };
      const body = json === undefined ? undefined : JSON.stringify(json);
      return (await fetch(`${at}${path}`, { method, headers, body })).status;
    };
    const asReader = { role: 'subscriber', persona: null };
    expect(await call(otherUrl, 'GET', '/api/auditoria')).toBe(200);
    expect(await call(url, 'POST', '/api/auth/ver-como', asReader)).toBe(200);
    expect(await call(otherUrl, 'GET', '/api/auditoria')).toBe(403);
    expect(await call(otherUrl, 'DELETE', '/api/auth/ver-como')).toBe(200);
    expect(await call(url, 'GET', '/api/auditoria')).toBe(200);
  });
});
