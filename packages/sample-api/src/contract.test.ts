import { fillPath } from '@pliego/contract/endpoint';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { rightCall, sampleCalls as calls } from './testing/right-calls.ts';
import { newSample } from './testing/sample.ts';

/** Every endpoint but those that answer with something one must have been given before. */
const answered = calls.filter(({ name }) => name !== 'jwt.refreshToken');

describe('every call', () => {
  it.each(answered)('$name answers as the contract declares', async (call) => {
    const { method, status = 200, produces, response: schema } = call.definition;
    const { send, failures } = newSample();
    const { path, ...sent } = rightCall(call);
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
