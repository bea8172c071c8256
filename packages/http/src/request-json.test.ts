import { endpoint } from '@pliego/contract/endpoint';
import { ProblemError } from '@pliego/contract/problem';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type AppEnv, implement } from './implement.ts';
import { refusalResponse } from './respond.ts';

const endpoints = {
  write: endpoint({
    method: 'POST',
    path: '/things',
    summary: 'Escribe.',
    access: 'public',
    body: z.object({ name: z.string(), inner: z.array(z.number()).optional() }),
    response: z.unknown(),
  }),
};

const app = new Hono<AppEnv>();
app.onError((error) => {
  if (!(error instanceof ProblemError)) throw error;
  return refusalResponse(error, 'request-1');
});
const gate = { identify: async () => null, may: () => false };
implement(app, gate, endpoints, { write: ({ body }) => body });

async function write(body: string | Uint8Array<ArrayBuffer>) {
  const headers = { 'content-type': 'application/json' };
  const response = await app.request('/things', { method: 'POST', headers, body });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

describe('JSON of a body', () => {
  it.each([
    String.raw`{"name":"a\ud800"}`,
    String.raw`{"name":"a","\uDE00":1}`,
    String.raw`{"name":"\ude00\ud83d"}`,
  ])('with half of a surrogate pair is invalid: %s', async (body) => {
    expect((await write(body)).answer).toMatchObject({
      code: 'datos-invalidos',
      motivo: { code: 'caracter-incompleto' },
    });
  });

  it.each([
    ['half of a pair', [0xed, 0xa0, 0x80]],
    ['signs of another encoding', [0xf1, 0x61]],
    ['a letter that is cut off', [0xc3]],
  ])('with bytes that are no text is invalid: %s', async (_, bytes) => {
    const [before, after] = ['{"name":"a', '"}'].map((part) => new TextEncoder().encode(part));
    const body = new Uint8Array([...(before ?? []), ...bytes, ...(after ?? [])]);
    expect((await write(body)).answer).toMatchObject({
      code: 'datos-invalidos',
      motivo: { code: 'caracter-incompleto' },
    });
    expect((await write(body.slice(0, -(after ?? []).length))).answer).toMatchObject({
      status: 422,
    });
  });

  it.each(['😀', String.raw`\ud800`, '\uFFFD'])('with «%s» is right', async (name) => {
    expect(await write(JSON.stringify({ name }))).toEqual({ status: 200, answer: { name } });
  });

  it.each([
    ['lists', 65, '[', ']'],
    ['lists', 5_000, '[', ']'],
    ['lists', 400_000, '[', ']'],
    ['objects', 65, '{"a":', '}'],
    ['objects', 160_000, '{"a":', '}'],
  ])('of %s in %i levels is malformed', async (_, depth, open, close) => {
    const body = `{"name":"a","inner":${open.repeat(depth)}1${close.repeat(depth)}}`;
    expect((await write(body)).answer).toMatchObject({
      status: 400,
      motivo: { code: 'json-muy-anidado', params: { max: 64 } },
    });
  });

  it('of 64 levels is looked at', async () => {
    const body = `{"name":"a","inner":${'['.repeat(63)}${']'.repeat(63)}}`;
    expect((await write(body)).status).toBe(422);
  });
});
