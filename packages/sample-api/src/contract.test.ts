import { type EndpointDefinition, fillPath } from '@pliego/contract/endpoint';
import { sampleContract } from '@pliego/contract/sample-contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newSample } from './testing/sample.ts';

const calls = Object.entries(sampleContract).flatMap(([area, { endpoints }]) =>
  Object.entries<EndpointDefinition>(endpoints).map(([name, definition]) => ({
    name: `${area}.${name}`,
    definition,
  })),
);

/** What a right call of each endpoint sends; those that are absent need nothing. */
const input: Record<string, { params?: Record<string, number>; query?: string; json?: unknown }> = {
  'todo.add': { json: { task: { title: 'Llamar', tags: ['team'] } } },
  'todo.update': { json: { task: { id: 3, isCompleted: true } } },
  'todo.remove': { query: '?taskId=3' },
  'chat.get': { query: '?id=1' },
  'chat.send': { json: { obj: { message: 'Hola', contact: { id: 7 } } } },
  'email.update': { json: { emailIds: [24], dataToUpdate: { isRead: true } } },
  'email.toggleLabel': { json: { emailIds: [24], label: 'private' } },
  'email.get': { query: '?id=24' },
  'email.paginate': { query: '?emailId=23' },
  'invoices.get': { params: { id: 5000 } },
  'invoices.remove': { query: '?id=5000' },
  'calendar.list': { query: '?calendars=Business' },
  'calendar.add': { json: { event: { title: 'Reunión', start: '2026-12-01T12:00:00Z' } } },
  'calendar.update': { json: { event: { id: 1, title: 'Otra' } } },
  'calendar.remove': { query: '?id=2' },
  'shop.product': { params: { id: 26 } },
  'shop.addToWishlist': { json: { productId: 3 } },
  'shop.removeFromWishlist': { params: { productId: 26 } },
  'shop.addToCart': { json: { productId: 3 } },
  'shop.removeFromCart': { params: { productId: 27 } },
  'demoUsers.get': { query: '?id=3' },
  'demoUsers.add': { json: { fullName: 'Ana Soto', email: 'ana.soto@andes.demo' } },
  'demoUsers.remove': { query: '?id=3' },
  'permissions.add': { json: { permission: { name: 'Ver informes' } } },
  'permissions.rename': { json: { id: 3, name: 'Otro nombre' } },
  'permissions.remove': { query: '?id=3' },
  'jwt.login': { json: { email: 'admin@demo.com', password: 'admin' } },
  'jwt.register': { json: { email: 'otra@demo.com', username: 'otra', password: 'clave' } },
};

function requestOf({ name, definition }: (typeof calls)[number]) {
  const { params = {}, query = '', json } = input[name] ?? {};
  const sent = definition.method === 'GET' ? {} : { json: json ?? {} };
  return { path: fillPath(definition.path, params) + query, sent };
}

/** Every endpoint but those that answer with something one must have been given before. */
const answered = calls.filter(({ name }) => name !== 'jwt.refreshToken');

describe('every call', () => {
  it.each(answered)('$name answers what the contract says', async (call) => {
    const { method, status = 200, produces, response: schema } = call.definition;
    const { send, failures } = newSample();
    const { path, sent } = requestOf(call);
    const response = await send(method, path, sent);
    const text = await response.text();
    expect(failures).toEqual([]);
    expect({ text, status: response.status }).toEqual({ text, status });
    const answer: unknown = produces === 'nothing' ? undefined : JSON.parse(text);
    expect(produces === 'nothing' ? text : '').toBe('');
    // Nothing is answered that the contract does not name.
    expect(z.parse(schema, answer)).toEqual(answer);
  });

  it.each(calls.filter(({ definition }) => definition.body !== undefined))(
    '$name refuses what is no JSON',
    async ({ definition: { method, path } }) => {
      const { send, failures } = newSample();
      for (const body of ['', '{', '{"a":}', 'undefined']) {
        const headers = { 'content-type': 'application/json' };
        const response = await send(method, fillPath(path, { id: 1 }), { body, headers });
        expect({ body, status: response.status }).toEqual({ body, status: 400 });
      }
      expect(failures).toEqual([]);
    },
  );

  it.each(calls)(
    '$name fails at nothing that is sent',
    async ({ definition: { method, path } }) => {
      const { send, failures } = newSample();
      const values: unknown[] = [null, [], {}, 'x', -1, 1e99, { id: {} }, { task: 1, event: [] }];
      for (const json of values) {
        const sent = method === 'GET' ? {} : { json };
        const query = `?id=${String(json)}&page=${String(json)}&q=%F0%9F%98%80&sortBy=__proto__&sort[]=a`;
        const response = await send(method, fillPath(path, { id: 1, productId: 1 }) + query, sent);
        expect(response.status).toBeLessThan(500);
      }
      expect(failures).toEqual([]);
    },
  );
});
