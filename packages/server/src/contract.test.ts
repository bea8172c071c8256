import { contract } from '@pliego/contract/contract';
import { type EndpointDefinition, fillPath } from '@pliego/contract/endpoint';
import { createMessage } from '@pliego/contract/message';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { parse } from 'zod/v4/core';
import { tenderWork } from './db/schema/work.ts';
import { rightAccountCalls } from './testing/account-calls.ts';
import { fixtureNow } from './testing/fixture-tenders.ts';
import { anyParams, endpoints, type Listed } from './testing/every-endpoint.ts';
import { images } from './testing/images.ts';
import { ownList, ownMapping, ownTable } from './testing/a-spreadsheet.ts';
import { aSupplier } from './testing/a-supplier.ts';
import { compare } from './testing/a-match.ts';
import { makeExports } from './testing/made-exports.ts';
import { anOwnTender } from './testing/an-own-tender.ts';
import { answerOf, detailElement } from './testing/a-tender.ts';
import { aTask, input } from './testing/right-inputs.ts';
import {
  describeServer,
  problemIn,
  type SendOptions,
  type TestServer,
  type Visitor,
} from './testing/test-server.ts';

/** Those of a sealed link have no ids: what they answer to a broken one is tested with them. */
const withId = endpoints.filter(
  ({ definition }) => definition.params !== undefined && !definition.path.includes(':token'),
);
const paths = [...new Set(endpoints.map(({ definition }) => definition.path))];
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const file = answerOf([detailElement({ code: '1-1-LE26' })], '2026-11-19T12:00:00Z');

/** What is uploaded where it is not the answer of a source. */
const files: Record<string, SendOptions['body']> = {
  'spreadsheets.upload': ownTable,
  'teamSheets.read': ownTable,
  'productImports.upload': ownList,
  'company.setLogo': images.png,
  'ownProfile.setPicture': images.png,
};

/** They end the session of the browser that calls them. */
const endsSession = new Set([
  'auth.login',
  'auth.passkeySignIn',
  'auth.logout',
  'auth.verifyEmail',
  'auth.acceptInvitation',
]);

function pathOf({ name, definition }: Listed, id: number | string = input[name]?.id ?? 1): string {
  return (
    fillPath(definition.path, { ...anyParams, id, secreto: id, token: id }) +
    (input[name]?.query ?? '')
  );
}

function bodyOf({ name, definition }: Listed): SendOptions {
  if (definition.body === 'file') {
    return { body: files[name] ?? file, headers: { 'content-type': 'application/octet-stream' } };
  }
  return definition.method === 'GET' ? {} : { json: input[name]?.json ?? {} };
}

/** Makes what an endpoint names: an import, a template. */
async function prepare(name: string, server: TestServer, admin: Visitor): Promise<void> {
  const { imports } = server;
  if (name === 'tasks.addTemplate') {
    const body = { nombre: 'Una', tipos: [], tareas: [aTask] };
    await admin.client.tasks.createTemplate({ body });
  }
  if (name === 'matches.ofProduct') {
    await admin.client.products.create({ body: { sku: 'OTRO', nombre: 'Otro' } });
  }
  if (name === 'preparedExports.download') await makeExports(server);
  if (name === 'productImports.discard') {
    const body = new Blob([ownList]);
    await admin.client.productImports.upload({ query: { nombre: 'a.csv' }, body });
  }
  if (name.startsWith('sources.r')) await imports.idle();
  if (name === 'sources.runs') {
    // The first run, which the following endpoints name.
    await admin.client.sources.upload({ query: { nombre: 'a.json' }, body: new Blob([file]) });
    await imports.idle();
  }
  if (name === 'sources.undo') {
    const body = new Blob([ownTable]);
    const { id } = await admin.client.spreadsheets.upload({ query: { nombre: 'a.csv' }, body });
    await admin.client.spreadsheets.import({ params: { id }, body: { mapeo: ownMapping } });
    await imports.idle();
  }
}

/** Has the product that its endpoints name assign to somebody, and two tenders propose a word for it. */
async function prepareProduct(name: string, server: TestServer, { client }: Visitor) {
  const params = { id: 2 };
  if (name === 'assignRules.apply') {
    await client.products.update({ params, body: { responsable: 1, asignaDesde: 80 } });
  }
  if (name !== 'productProposals.answer') return;
  await client.products.update({ params, body: { nombre: 'Zampoña' } });
  const lineas = [{ nombre: 'Zampoña de goma', cantidad: 1, unidad: null }];
  const tenders: number[] = [];
  for (const codigo of ['GOMA-1', 'GOMA-2']) {
    const { id } = await client.ownTenders.create({ body: { ...anOwnTender, codigo, lineas } });
    tenders.push(id);
  }
  await compare(server);
  for (const id of tenders) {
    const body = { descartado: true, producto: params.id, motivo: 'x' } as const;
    await client.matches.decide({ params: { id }, body });
  }
}

/** Bytes may be named for what they are: the right input of an export asks for a CSV, a tender is a PDF. */
function typesOf(produces: EndpointDefinition['produces']): (string | null)[] {
  if (produces === 'nothing') return [null];
  if (produces === 'application/octet-stream')
    return [produces, 'text/csv; charset=utf-8', 'application/pdf'];
  return [`${produces ?? 'application/json'}; charset=utf-8`];
}

async function answerIn(response: Response, produces: EndpointDefinition['produces']) {
  if (produces === 'application/octet-stream') return new Uint8Array(await response.arrayBuffer());
  const text = await response.text();
  const answer: unknown = produces === undefined ? JSON.parse(text) : text;
  return answer;
}

/** Has the move that an endpoint decides on wait for it. */
async function prepareProposal(name: string, { database }: TestServer): Promise<void> {
  if (name !== 'work.decideProposal') return;
  await database.transaction({ companyId: 1, userId: 1 }, (tx) =>
    tx
      .update(tenderWork)
      .set({ proposedStage: 'sin-ganador', proposedAt: new Date(fixtureNow) })
      .where(eq(tenderWork.tenderId, 1)),
  );
}

describeServer('every endpoint', (server) => {
  it.each(withId)('$name knows no other id', async (endpoint) => {
    const admin = await server.as('admin');
    for (const id of ['999999', '0', '-1', 'abc', '1.5', '99999999999', '%00', '1e99']) {
      // Reports are named by a word, suppliers by their RUT.
      const path = pathOf(endpoint).replace(/\/(\d+|resultados|[\d.]+-\d)(?=\/|\?|$)/, `/${id}`);
      const response = await admin.send(endpoint.definition.method, path, bodyOf(endpoint));
      const { status, code } = await problemIn(response);
      expect({ path, status, code }).toEqual({ path, status: 404, code: 'no-encontrado' });
    }
  });

  it('has a unique path and method', () => {
    const keys = endpoints.map(({ definition: { method, path } }) => `${method} ${path}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(Object.values(contract).every(({ home }) => home === 'server')).toBe(true);
  });

  // In the order of the contract; the upload is before the run it creates.
  it.each(endpoints)('$name answers as the contract declares', async (endpoint) => {
    const { method, response: schema, status = 200, produces } = endpoint.definition;
    const admin = endsSession.has(endpoint.name) ? server.stranger : await server.as('admin');
    await prepare(endpoint.name, server, admin);
    await prepareProposal(endpoint.name, server);
    if (endpoint.name === 'market.supplier') await aSupplier(server);
    await prepareProduct(endpoint.name, server, admin);
    const account = await rightAccountCalls[endpoint.name]?.(server);
    const visitor = account?.visitor ?? admin;
    const isBodyless = account === undefined || method === 'GET';
    const sent = isBodyless ? bodyOf(endpoint) : { json: account.json };
    const response = await visitor.send(method, pathOf(endpoint, account?.id), sent);
    expect(response.status).toBe(status);
    expect(typesOf(produces)).toContain(response.headers.get('content-type'));
    const answer = await answerIn(response, produces);
    const parsed = parse(schema, produces === 'nothing' && answer === '' ? undefined : answer);
    // Nothing is answered that the contract does not name.
    expect(parsed ?? '').toEqual(answer);
  });
});

describeServer('addresses outside the contract', (server) => {
  it.each(paths)('%s knows no other method', async (path) => {
    const known = endpoints.flatMap(({ definition }) =>
      definition.path === path ? [definition.method] : [],
    );
    const admin = await server.as('admin');
    for (const method of methods.filter((other) => !known.some((one) => one === other))) {
      const response = await admin.send(method, fillPath(path, anyParams));
      const { status, code, motivo } = await problemIn(response);
      expect({ method, status, code, motivo }).toEqual({
        method,
        status: 405,
        code: 'metodo-no-permitido',
        motivo: createMessage('metodos-admitidos', { metodos: known.join(', ') }),
      });
    }
  });

  it.each([
    '/api',
    '/api/',
    '/api/nada',
    '/api/licitaciones/1/nada',
    '/api/../etc',
    '/licitaciones/editar/1',
  ])('%s is not there, also for someone signed in', async (path) => {
    const admin = await server.as('admin');
    for (const visitor of [server.stranger, admin]) {
      expect((await problemIn(visitor.send('GET', path))).code).toBe('no-encontrado');
    }
  });

  it('describes itself to machines and to people', async () => {
    const document = await (await server.stranger.send('GET', '/api/openapi.json')).json();
    expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '0.0.0' } });
    const page = await server.stranger.send('GET', '/api/docs');
    expect(page.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain('unsafe-inline');
    const text = await page.text();
    expect(text).toContain('<html lang="es-CL">');
    const files = [...text.matchAll(/(?:src|href)="(\/api\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(files).toHaveLength(5);
    for (const file of files) {
      const response = await server.stranger.send('GET', file);
      expect([file, response.status]).toEqual([file, 200]);
    }
  });
});
