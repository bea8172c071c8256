import { endpoint } from '@pliego/contract/endpoint';
import { commaList } from '@pliego/contract/fields';
import { checkCode } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type AppEnv, type Gate, type Handlers, implement } from './implement.ts';
import { openApiOf } from './openapi.ts';
import { refusalResponse } from './respond.ts';

const endpoints = {
  list: endpoint({
    method: 'GET',
    path: '/list',
    summary: 'Lista.',
    access: 'public',
    query: z.object({
      q: z.optional(z.string(checkCode('tipo-texto'))),
      kinds: z.optional(commaList(z.string())),
    }),
    response: z.unknown(),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/remove',
    summary: 'Borra.',
    access: 'public',
    query: z.object({ id: z.coerce.number(), note: z.optional(z.string()) }),
    response: z.unknown(),
  }),
  silent: endpoint({
    method: 'POST',
    path: '/silent',
    summary: 'No contesta nada.',
    access: 'public',
    status: 201,
    produces: 'nothing',
    response: z.void(),
  }),
  refuse: endpoint({
    method: 'GET',
    path: '/refuse',
    summary: 'Se niega a su manera.',
    access: 'public',
    query: z.object({ code: z.enum(['no-encontrado', 'credenciales-invalidas', 'ya-existe']) }),
    response: z.unknown(),
    problems: ['ya-existe'],
    refusals: {
      'no-encontrado': { status: 404 },
      'credenciales-invalidas': {
        status: 400,
        body: {
          schema: z.object({ error: z.string() }),
          content: { error: 'No se puede.' },
        },
      },
    },
  }),
};

const gate: Gate<string> = { identify: async () => 'anyone', may: () => true };

const handlers: Handlers<typeof endpoints, string> = {
  list: ({ query }) => query,
  remove: ({ query }) => query,
  silent: () => undefined,
  refuse: ({ query }) => {
    throw new ProblemError(query.code);
  },
};

function appWith(given: Parameters<typeof implement<typeof endpoints, string, AppEnv>>[3]) {
  const app = new Hono<AppEnv>();
  app.onError((error) =>
    error instanceof ProblemError
      ? refusalResponse(error, 'request-1')
      : new Response('broken', { status: 500 }),
  );
  implement(app, gate, endpoints, given);
  return app;
}

const app = appWith(handlers);
const json = { 'content-type': 'application/json' };

describe('a list in a query', () => {
  it.each([
    ['kinds=a&kinds=b', ['a', 'b']],
    ['kinds[]=a&kinds[]=b', ['a', 'b']],
    ['kinds%5B%5D=a', ['a']],
    ['kinds=a,b', ['a', 'b']],
    ['kinds=a&kinds[]=b,c', ['a', 'b', 'c']],
    ['kinds=a', ['a']],
    ['kinds=', []],
    ['', undefined],
  ])('may be written %s', async (query, kinds) => {
    expect(await (await app.request(`/list?${query}`)).json()).toEqual({ kinds });
  });

  it('is rejected where one value is expected', async () => {
    expect((await app.request('/list?q=a&q=b')).status).toBe(422);
    expect(await (await app.request('/list?q=a')).json()).toEqual({ q: 'a' });
  });
});

describe('the parameters of a DELETE', () => {
  const remove = (query: string, body?: string, headers: Record<string, string> = json) =>
    app.request(`/remove${query}`, { method: 'DELETE', body, headers });

  it.each([
    ['?id=3', undefined, { id: 3 }],
    ['?id=3', '', { id: 3 }],
    ['?id=3', '{}', { id: 3 }],
    ['', '{"id":3}', { id: 3 }],
    ['?id=3&note=a', '{"id":4}', { id: 4, note: 'a' }],
  ])('stands in %j or in %j', async (query, body, expected) => {
    const response = await remove(query, body);
    expect({ status: response.status, answer: await response.json() }).toEqual({
      status: 200,
      answer: expected,
    });
  });

  it.each([
    ['{', 400],
    ['[]', 422],
    ['3', 422],
    ['{}', 422],
    ['{"id":"x"}', 422],
  ])('is refused as %s with %i', async (body, status) => {
    expect((await remove('', body)).status).toBe(status);
  });

  it('is no form of another site', async () => {
    expect((await remove('?id=3', 'id=4', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await remove('?id=3', undefined, {})).status).toBe(200);
  });
});

describe('an answer', () => {
  it('may be nothing', async () => {
    const response = await app.request('/silent', { method: 'POST', headers: json, body: '{}' });
    expect(response.status).toBe(201);
    expect(await response.text()).toBe('');
    expect(response.headers.get('content-type')).toBeNull();
  });

  it.each([
    ['no-encontrado', 404, ''],
    ['credenciales-invalidas', 400, '{"error":"No se puede."}'],
  ])('that refuses with %s has the form that is declared', async (code, status, text) => {
    const response = await app.request(`/refuse?code=${code}`);
    expect({ status: response.status, text: await response.text() }).toEqual({ status, text });
  });

  it('that refuses with any other code is a problem', async () => {
    const response = await app.request('/refuse?code=ya-existe');
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'ya-existe' });
  });

  it('is described as it is', () => {
    const { paths } = openApiOf({ it: { home: 'server', title: 'Eso', endpoints } }, '1');
    expect(paths).toMatchObject({
      '/silent': { post: { responses: { 201: { description: 'Listo.' } } } },
      '/refuse': {
        get: {
          responses: {
            400: {
              description: 'credenciales-invalidas',
              content: { 'application/json': { schema: { required: ['error'] } } },
            },
            404: { description: 'no-encontrado' },
            409: { content: { 'application/problem+json': {} } },
          },
        },
      },
    });
    expect(paths).not.toHaveProperty(['/silent', 'post', 'responses', '201', 'content']);
    expect(paths).not.toHaveProperty(['/refuse', 'get', 'responses', '404', 'content']);
  });
});
