import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Fetcher } from '@pliego/contract/client';
import { expect, test as base } from '@playwright/test';
import { buildModules, importModule, type PageModules } from '../page-modules.ts';

declare global {
  interface Window {
    fetcher: {
      createSampleFetcher: (dependencies: {
        network: Fetcher;
        home: () => Promise<'servidor'>;
        load: () => Promise<Fetcher>;
      }) => Fetcher;
    };
    through: (path: string, init?: RequestInit) => Promise<Response>;
  }
}

/** A server of the test's own, that says what reached it and when it goes on. */
class Bench {
  url = '';
  readonly received: { method: string; header: string; cookie: string; body: string }[] = [];
  /** Settled when a caller went away before the answer was complete. */
  readonly leftBy: Promise<void>;
  #tellLeft: () => void = () => {};
  #goOn: () => void = () => {};
  readonly #modules: PageModules;
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  constructor(modules: PageModules) {
    this.#modules = modules;
    this.leftBy = new Promise((resolve) => {
      this.#tellLeft = resolve;
    });
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The server is not open');
    this.url = `http://127.0.0.1:${address.port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/' } = request;
    const module = this.#modules.get(url);
    if (module !== undefined) {
      response.setHeader('content-type', 'text/javascript');
      response.end(module);
    } else if (url === '/sigue') {
      this.#goOn();
      response.end();
    } else if (url === '/apps/todo/otra') {
      await this.#note(request);
      response.writeHead(207, { 'x-answer': 'whole' }).write('one,');
      this.#goOn = () => response.end('two');
    } else if (url === '/apps/todo/nunca') {
      response.on('close', this.#tellLeft);
      response.write('…');
    } else {
      response.setHeader('set-cookie', 'galleta=1');
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><title>Prueba</title>');
    }
  }

  async #note(request: IncomingMessage): Promise<void> {
    let body = '';
    for await (const part of request) body += String(part);
    const { method = '', headers } = request;
    const header = String(headers['x-own']);
    this.received.push({ method, header, cookie: headers.cookie ?? '', body });
  }
}

const test = base.extend<{ bench: Bench }>({
  bench: async ({ page }, use) => {
    const modules = await buildModules({ fetcher: 'packages/web/src/api/sample-fetcher.ts' });
    const bench = new Bench(modules);
    await bench.open();
    await page.goto(bench.url);
    await importModule(page, 'fetcher');
    await page.evaluate(() => {
      const { origin } = location;
      const fetcher = window.fetcher.createSampleFetcher({
        network: (request) => fetch(request),
        home: async () => 'servidor',
        load: () => Promise.reject(new Error('nothing here is answered in the page')),
      });
      window.through = async (path, init) => fetcher(new Request(origin + path, init));
    });
    await use(bench);
    await bench.close();
  },
});

test('method, headers, credentials and body reach the network, and the answer streams back', async ({
  page,
  bench,
}) => {
  const seen = await page.evaluate(async () => {
    const response = await window.through('/apps/todo/otra', {
      method: 'PATCH',
      headers: { 'x-own': 'mine' },
      body: 'sent as it is',
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const first = await reader?.read();
    // The rest is sent only now: what was read came before the answer was complete.
    await window.through('/sigue');
    const second = await reader?.read();
    const last = await reader?.read();
    return {
      status: response.status,
      header: response.headers.get('x-answer'),
      parts: [first?.value, second?.value],
      done: last?.done,
    };
  });
  expect(seen).toEqual({ status: 207, header: 'whole', parts: ['one,', 'two'], done: true });
  expect(bench.received).toEqual([
    { method: 'PATCH', header: 'mine', cookie: 'galleta=1', body: 'sent as it is' },
  ]);
});

test('calling off reaches the network', async ({ page, bench }) => {
  const error = await page.evaluate(async () => {
    const stop = new AbortController();
    const response = await window.through('/apps/todo/nunca', { signal: stop.signal });
    stop.abort();
    return response.text().catch((thrown: unknown) => (thrown instanceof Error ? thrown.name : ''));
  });
  expect(error).toBe('AbortError');
  await bench.leftBy;
});
