import { createClient, type Fetcher } from '@pliego/contract/client';
import { sampleContract } from '@pliego/contract/sample-contract';
import { createSampleApp } from '@pliego/sample-api/app';
import { memoryStore } from '@pliego/sample-api/memory-store';
import { describe, expect, it } from 'vitest';
import { createSampleFetcher, type SampleHome } from './sample-fetcher.ts';

const origin = 'https://pliego.test';
const clock = () => new Date('2026-11-21T18:30:00Z');

async function startApp(): Promise<Fetcher> {
  const app = createSampleApp({ clock, random: () => 0.5, store: memoryStore(clock) });
  return (request) => app.fetch(request);
}

interface Faked {
  load?: () => Promise<Fetcher>;
  home?: () => Promise<SampleHome>;
}

function newFetcher({ load = startApp, home = async () => 'pagina' }: Faked = {}) {
  const sent: Request[] = [];
  let loads = 0;
  let asked = 0;
  const fetcher = createSampleFetcher({
    network: (request) => {
      sent.push(request);
      return new Response('network');
    },
    home: () => {
      asked += 1;
      return home();
    },
    load: () => {
      loads += 1;
      return load();
    },
  });
  return { fetcher, sent, loads: () => loads, asked: () => asked };
}

describe('a call with sample data', () => {
  it('is answered in the page, by an app that is loaded with the first of them', async () => {
    const { fetcher, sent, loads } = newFetcher();
    const api = createClient(sampleContract, fetcher, origin);
    expect(loads()).toBe(0);
    await api.shop.addToCart({ body: { productId: 3 } });
    expect((await api.shop.cart()).products.at(-1)?.id).toBe(3);
    expect(loads()).toBe(1);
    expect(sent).toEqual([]);
  });

  it.each(['/apps/ecommerce/products/99', '/apps/ecommerce/cart/', '/api/licitaciones'])(
    'is refused in the page where there is nothing (%s)',
    async (path) => {
      const { fetcher, sent } = newFetcher();
      expect((await fetcher(new Request(origin + path))).status).toBe(404);
      expect(sent).toEqual([]);
    },
  );

  it('fails when the app cannot be loaded, and the next one tries again', async () => {
    let broken = true;
    const { fetcher } = newFetcher({
      load: async () => {
        if (broken) throw new TypeError('offline');
        return startApp();
      },
    });
    const ask = () => fetcher(new Request(`${origin}/apps/ecommerce/cart`));
    await expect(ask()).rejects.toThrow('offline');
    broken = false;
    expect((await ask()).status).toBe(200);
  });

  it('that is called off rejects as the network would', async () => {
    const { fetcher } = newFetcher();
    const stop = new AbortController();
    const answer = fetcher(new Request(`${origin}/apps/ecommerce/cart`, { signal: stop.signal }));
    stop.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('where the sample data lives', () => {
  const cart = () => new Request(`${origin}/apps/ecommerce/cart`);

  it('is queried once, with the first call with sample data', async () => {
    const { fetcher, asked } = newFetcher();
    expect(asked()).toBe(0);
    await Promise.all([fetcher(cart()), fetcher(cart())]);
    await fetcher(cart());
    expect(asked()).toBe(1);
  });

  it.each(['servidor', 'ninguna'] as const)(
    'is not the page (%s): calls go to the network as they are, and nothing is loaded',
    async (home) => {
      const { fetcher, sent, loads, asked } = newFetcher({ home: async () => home });
      const requests = [cart(), cart()];
      for (const request of requests) {
        expect(await (await fetcher(request)).text()).toBe('network');
      }
      expect(sent).toEqual(requests);
      expect([loads(), asked()]).toEqual([0, 1]);
    },
  );

  it('is queried again after a failure', async () => {
    let broken = true;
    const { fetcher, sent } = newFetcher({
      home: async () => {
        if (broken) throw new TypeError('offline');
        return 'pagina';
      },
    });
    await expect(fetcher(cart())).rejects.toThrow('offline');
    broken = false;
    expect((await fetcher(cart())).status).toBe(200);
    expect(sent).toEqual([]);
  });

  it('does not delay an aborted call', async () => {
    const stop = new AbortController();
    const { fetcher, sent, loads } = newFetcher({
      home: async () => {
        stop.abort();
        return 'servidor';
      },
    });
    const answer = fetcher(new Request(cart(), { signal: stop.signal }));
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect([sent.length, loads()]).toEqual([0, 0]);
  });
});
