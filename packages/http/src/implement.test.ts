import type { AreaTable } from '@pliego/contract/contract';
import { endpoint } from '@pliego/contract/endpoint';
import { checkCode } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type AppEnv, type Gate, implement, refuseOtherMethods } from './implement.ts';
import { refusalResponse } from './respond.ts';

const endpoints = {
  open: endpoint({
    method: 'GET',
    path: '/open',
    summary: 'Cualquiera.',
    access: 'public',
    query: z.object({
      q: z.string().optional(),
      n: z.coerce.number('Debe ser un número').optional(),
    }),
    response: z.unknown(),
  }),
  write: endpoint({
    method: 'POST',
    path: '/things/:id',
    summary: 'Escribe.',
    access: { action: 'update', subject: 'Tag' },
    params: z.object({ id: z.coerce.number().int().positive() }),
    body: z.object({
      name: z.string(checkCode('falta-nombre')),
      inner: z.array(z.number()).optional(),
    }),
    versioned: true,
    response: z.unknown(),
    status: 201,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/things/:id',
    summary: 'Borra.',
    access: 'session',
    params: z.object({ id: z.coerce.number() }),
    response: z.unknown(),
  }),
  leave: endpoint({
    method: 'POST',
    path: '/leave',
    summary: 'Se va.',
    access: 'public',
    ignoresBody: true,
    response: z.unknown(),
  }),
  table: endpoint({
    method: 'GET',
    path: '/table',
    summary: 'Una tabla.',
    access: 'session',
    response: z.string(),
    produces: 'text/csv',
  }),
};

/** Callers name themselves; only "boss" may update. */
const gate: Gate<string> = {
  identify: async (request) => request.headers.get('x-caller'),
  may: (caller, { action }) => caller === 'boss' && action === 'update',
};

function newApp() {
  const app = new Hono<AppEnv>();
  app.onError((error) => {
    if (!(error instanceof ProblemError)) throw error;
    return refusalResponse(error, 'request-1');
  });
  implement(app, gate, endpoints, {
    open: (input, { caller }) => ({ input, caller }),
    write: (input, { caller }) => ({ input, caller }),
    remove: ({ params }) => params,
    leave: () => 'left',
    table: (_, { headers }) => {
      headers.set('etag', '"1"');
      headers.set('content-disposition', 'attachment');
      headers.set('cache-control', 'private');
      return 'a;b';
    },
  });
  const table: AreaTable = { things: { home: 'server', title: 'Cosas', endpoints } };
  refuseOtherMethods(app, table);
  return app;
}

const app = newApp();
const json = { 'content-type': 'application/json', 'x-caller': 'boss' };

async function write(
  body: RequestInit['body'],
  headers: Record<string, string> = json,
  path = '/things/1',
) {
  const response = await app.request(path, {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

describe('a request', () => {
  it('reaches its handler parsed, with who calls', async () => {
    const { status, answer } = await write('{"name":"a"}', { ...json, 'if-match': '"7"' });
    expect(status).toBe(201);
    expect(answer).toEqual({
      input: { params: { id: 1 }, body: { name: 'a' }, ifVersion: 7 },
      caller: 'boss',
    });
  });

  it('needs no caller where access is public', async () => {
    const response = await app.request('/open?q=a&n=3');
    expect(await response.json()).toEqual({ input: { query: { q: 'a', n: 3 } }, caller: null });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('is checked in order: origin, caller, ability, path, body', async () => {
    const foreign = { origin: 'http://evil.test' };
    const steps: [Record<string, string>, string][] = [
      [{ ...foreign }, 'origen-no-permitido'],
      [{}, 'sin-sesion'],
      [{ 'x-caller': 'clerk' }, 'sin-permiso'],
      [{ 'x-caller': 'boss' }, 'no-encontrado'],
    ];
    for (const [headers, code] of steps) {
      expect((await write('{', headers, '/things/abc')).answer['code']).toBe(code);
    }
  });

  it.each([
    ['GET', '/open', undefined, 200],
    ['POST', '/things/1', 'http://localhost', 201],
    ['POST', '/things/1', 'https://localhost', 201],
    ['POST', '/things/1', 'http://localhost:8080', 403],
    ['POST', '/things/1', 'http://localhost.evil.test', 403],
    ['POST', '/things/1', 'null', 403],
    ['GET', '/open', 'http://evil.test', 200],
  ])('%s %s from %s gets %i', async (method, path, origin, status) => {
    const headers = { ...json, ...(origin === undefined ? {} : { origin }) };
    const body = method === 'POST' ? '{"name":"a"}' : null;
    expect((await app.request(path, { method, headers, body })).status).toBe(status);
  });

  it.each(['cross-site', 'same-site'])('is refused when the browser says %s', async (site) => {
    const { answer } = await write('{"name":"a"}', { ...json, 'sec-fetch-site': site });
    expect(answer['code']).toBe('origen-no-permitido');
  });
});

describe('a body', () => {
  it.each([
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data', 415],
    ['application/json; charset=utf-8', 201],
    ['Application/JSON', 201],
  ])('of type %s gets %i', async (type, status) => {
    const headers = { 'x-caller': 'boss', 'content-type': type };
    expect((await write('{"name":"a"}', headers)).status).toBe(status);
  });

  it.each(['', '{', '{"name":"a"', 'undefined', '{"name":NaN}'])(
    'that is %j is malformed',
    async (body) => {
      const { answer } = await write(body);
      expect(answer).toMatchObject({ status: 400, code: 'solicitud-malformada' });
    },
  );

  it.each(['null', '[]', '"a"', '{"name":3}', '{}'])('that is %s is invalid', async (body) => {
    expect((await write(body)).answer).toMatchObject({ status: 422, code: 'datos-invalidos' });
  });

  it('names every wrong field by its path', async () => {
    const { answer } = await write('{"inner":[1,"x"]}');
    expect(answer['fieldErrors']).toMatchObject({
      name: { code: 'falta-nombre' },
      'inner.1': { code: 'tipo-numero' },
    });
  });

  it('with a NUL is invalid, with an escaped mention of NUL it is valid', async () => {
    expect((await write(JSON.stringify({ name: 'a\0b' }))).status).toBe(422);
    expect((await write(JSON.stringify({ name: String.raw`a\u0000b` }))).status).toBe(201);
  });

  it('above 1 MB is refused by its announced length, without being read', async () => {
    const unread = new ReadableStream(
      {
        pull: () => {
          throw new Error('It was read');
        },
      },
      { highWaterMark: 0 },
    );
    const { status } = await write(unread, { ...json, 'content-length': '1048577' });
    expect(status).toBe(413);
  });

  it('above 1 MB is refused when no length was announced', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(0x20));
      },
    });
    expect((await write(endless)).status).toBe(413);
    expect(sent).toBeLessThan(2 * 1024 * 1024);
  });

  it('of just 1 MB is taken, also with letters cut between chunks', async () => {
    const name = 'ñ'.repeat((1024 * 1024 - 12) / 2);
    const bytes = new TextEncoder().encode(JSON.stringify({ name }));
    const chunks = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (let at = 0; at < bytes.length; at += 1001) {
          controller.enqueue(bytes.slice(at, at + 1001));
        }
        controller.close();
      },
    });
    const { status, answer } = await write(chunks);
    expect(status).toBe(201);
    expect(answer).toMatchObject({ input: { body: { name } } });
  });

  it('that an endpoint ignores may be anything, of any type', async () => {
    for (const [headers, body] of [
      [{ 'content-type': 'text/plain' }, 'adiós'],
      [{ 'content-type': 'application/x-www-form-urlencoded' }, 'a=b'],
      [{ 'content-type': 'application/json' }, '{'],
      [{}, null],
    ] as const) {
      const response = await app.request('/leave', {
        method: 'POST',
        headers: { ...headers },
        body,
      });
      expect(response.status).toBe(200);
    }
  });

  it('may be absent, type and all, on DELETE', async () => {
    const headers = { 'x-caller': 'clerk' };
    expect((await app.request('/things/3', { method: 'DELETE', headers })).status).toBe(200);
    const form = { ...headers, 'content-type': 'text/plain' };
    expect((await app.request('/things/3', { method: 'DELETE', headers: form })).status).toBe(415);
  });
});

describe('If-Match', () => {
  it.each(['7', '*', '"a"', 'W/"7"', '"-1"', '"7", "8"', '"9999999999"'])(
    '%s is malformed',
    async (value) => {
      const { answer } = await write('{"name":"a"}', { ...json, 'if-match': value });
      expect(answer['code']).toBe('solicitud-malformada');
    },
  );
});

describe('an answer', () => {
  it.each([
    ['"1"', 304],
    ['"0", W/"1"', 304],
    ['*', 304],
    ['"0"', 200],
    ['1', 200],
  ])('that a caller with the tag %s may have already is %i', async (held, status) => {
    const headers = { 'x-caller': 'clerk', 'if-none-match': held };
    const response = await app.request('/table', { headers });
    expect(response.status).toBe(status);
    expect(response.headers.get('etag')).toBe('"1"');
    expect(await response.text()).toBe(status === 304 ? '' : 'a;b');
  });

  it('of another type is written as it is, with the headers of the handler', async () => {
    const response = await app.request('/table', { headers: { 'x-caller': 'clerk' } });
    expect(await response.text()).toBe('a;b');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private');
    expect(response.headers.get('content-disposition')).toBe('attachment');
  });

  it('to a method that the path does not have is 405 and names those it has', async () => {
    const response = await app.request('/things/1', { method: 'PUT' });
    expect(await response.json()).toMatchObject({
      status: 405,
      motivo: { code: 'metodos-admitidos', params: { metodos: 'POST, DELETE' } },
    });
  });
});
