import { type EndpointDefinition, fillPath } from '@pliego/contract/endpoint';
import { sampleContract } from '@pliego/contract/sample-contract';
import { describe, expect, it, vi } from 'vitest';
import { createSampleApp } from './app.ts';
import type { SampleGate } from './area.ts';
import { memoryStore } from './memory-store.ts';
import type { Store } from './store.ts';
import { expectRefused, newSample } from './testing/sample.ts';

const clock = () => new Date('2026-11-21T18:30:00.000Z');
const calls = Object.entries(sampleContract).flatMap(([area, { endpoints }]) =>
  Object.entries<EndpointDefinition>(endpoints).map(([name, definition]) => ({
    name: `${area}.${name}`,
    definition,
  })),
);
const address = (path: string) => `http://muestra.test${path}`;

/** A store in which one collection cannot be read. */
function brokenStore(name: string, error = new Error('broken')): Store {
  const store = memoryStore(clock);
  return {
    reset: () => store.reset(),
    collection: (collection) =>
      store.collection(
        collection.name === name ? { name, seed: () => Promise.reject(error) } : collection,
      ),
  };
}

describe('an app with callers', () => {
  /** Each company has its own data; a caller without a company is anonymous. */
  function byCompany() {
    const stores = new Map<string, Store>();
    const gate: SampleGate = {
      identify: async (request) => {
        const company = request.headers.get('x-company');
        if (company === null) return null;
        const store = stores.get(company) ?? memoryStore(clock);
        stores.set(company, store);
        return { store };
      },
      may: () => true,
    };
    return createSampleApp({ clock, random: () => 0.5, gate });
  }

  it.each(calls)('refuses $name to an anonymous caller before it reads the input', async (call) => {
    const { method, path } = call.definition;
    const url = address(fillPath(path, { id: 1, productId: 1 }));
    const body = method === 'GET' ? undefined : '{';
    const response = await byCompany().fetch(new Request(url, { method, body }));
    const read = method === 'GET' ? 200 : 400;
    expect(response.status).toBe(call.definition.access === 'public' ? read : 401);
  });

  it('keeps what each company changes apart', async () => {
    const app = byCompany();
    const cartOf = async (company: string) => {
      const headers = { 'x-company': company };
      const answer = await app.request('/apps/ecommerce/cart', { headers });
      return ((await answer.json()) as { products: unknown[] }).products.length;
    };
    const headers = { 'x-company': 'a', 'content-type': 'application/json' };
    const added = await app.request('/apps/ecommerce/cart', {
      method: 'POST',
      headers,
      body: '{"productId":3}',
    });
    expect(added.status).toBe(201);
    expect([await cartOf('a'), await cartOf('b')]).toEqual([6, 5]);
  });
});

describe('an area that fails', () => {
  it('is answered with a problem, is reported, and breaks no other', async () => {
    const reported: unknown[] = [];
    const app = createSampleApp({
      clock,
      random: () => 0.5,
      store: brokenStore('shop-products'),
      report: (error) => reported.push(error),
    });
    const response = await app.request('/apps/ecommerce/products');
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ code: 'error-interno', requestId: 'muestra-1' });
    expect(reported).toMatchObject([{ message: 'broken' }]);
    expect((await app.request('/apps/todo/tasks')).status).toBe(200);
  });

  it('rejects with what the report throws, as a call without a connection does', async () => {
    const missing = new TypeError('Failed to fetch dynamically imported module');
    const app = createSampleApp({
      clock,
      random: () => 0.5,
      store: brokenStore('shop-products', missing),
      report: (error) => {
        throw error;
      },
    });
    await expect(async () => app.request('/apps/ecommerce/products')).rejects.toBe(missing);
    expect((await app.request('/apps/todo/tasks')).status).toBe(200);
  });

  it('to be loaded fails that call alone, and is loaded with the next', async () => {
    const { send, failures } = newSample();
    vi.doMock('./areas/pricing/routes.ts', () => {
      throw new Error('offline');
    });
    await expectRefused(500, send('GET', '/pricing/data'));
    vi.doUnmock('./areas/pricing/routes.ts');
    expect((await send('GET', '/pricing/data')).status).toBe(200);
    expect(failures).toHaveLength(1);
  });
});

describe('an area', () => {
  it('answers its first calls when several come at once', async () => {
    const { send } = newSample();
    const answers = await Promise.all(
      ['/apps/todo/tasks', '/apps/todo/people', '/apps/todo/tasks?q=zz'].map((path) =>
        send('GET', path),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

describe('a call', () => {
  it('under an address that is none is not there', async () => {
    const { send } = newSample();
    for (const path of ['/', '/apps', '/apps/todo/tasks/', '/apps/ecommerce/products/1/2']) {
      expect((await expectRefused(404, send('GET', path))).code).toBe('no-encontrado');
    }
  });

  it.each(calls)('at the address of $name with another method is refused', async (call) => {
    const path = fillPath(call.definition.path, { id: 1, productId: 1 });
    const response = newSample().send('PATCH', path);
    expect((await expectRefused(405, response)).code).toBe('metodo-no-permitido');
  });

  it('from the page of another site is refused', async () => {
    const headers = { origin: 'https://otro.test', 'content-type': 'application/json' };
    const sent = newSample().send('POST', '/apps/ecommerce/cart', { body: '{}', headers });
    expect((await expectRefused(403, sent)).code).toBe('origen-no-permitido');
  });

  it('with a body above 1 MB is refused', async () => {
    const json = { task: { title: 'x'.repeat(1024 * 1024) } };
    await expectRefused(413, newSample().send('POST', '/apps/todo/add-tasks', { json }));
  });
});
