import type { Fetcher } from '@pliego/contract/client';
import { isSampleCall } from '@pliego/contract/sample-calls';
import { rightCall, type SampleCall, sampleCalls } from '@pliego/sample-api/testing/right-calls';
import { sampleNow } from '@pliego/sample-api/testing/sample';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { accounts, expect, test } from '../fixtures.ts';
import { buildModules, importModule, type PageModules, serveModules } from '../page-modules.ts';

declare global {
  interface Window {
    samplePage: {
      sampleFetcher: Fetcher;
      sampleApp: () => Promise<{ reset: () => Promise<void> }>;
    };
  }
}

interface Sent {
  method: string;
  path: string;
  json?: unknown;
  /** Sent as it is. */
  body?: string;
  /** Of the body; JSON when it is absent. */
  type?: string;
}

let modules: PageModules = new Map();

test.beforeAll(async () => {
  modules = await buildModules({ samplePage: 'packages/web/src/api/sample-page.ts' });
});

/** The calls with sample data that left the page, from now on. */
function callsThatLeave(page: Page): string[] {
  const left: string[] = [];
  page.on('request', (request) => {
    const call = `${request.method()} ${new URL(request.url()).pathname}`;
    if (isSampleCall(request.method(), new URL(request.url()).pathname)) left.push(call);
    if (call.startsWith('GET /api/muestra')) left.push(call);
  });
  return left;
}

/** Sends calls through the page's own fetcher, one after the other; each over data that nobody has touched. */
async function sendAll(page: Page, calls: Sent[]) {
  return page.evaluate(async (all) => {
    const answers: { status: number; text: string }[] = [];
    for (const { method, path, json, body, type = 'application/json' } of all) {
      const content = json === undefined ? body : JSON.stringify(json);
      const headers = new Headers(content === undefined ? [] : [['content-type', type]]);
      const request = new Request(location.origin + path, { method, headers, body: content });
      const response = await window.samplePage.sampleFetcher(request);
      answers.push({ status: response.status, text: await response.text() });
      // What one call took away the next may ask for.
      await (await window.samplePage.sampleApp()).reset();
    }
    return answers;
  }, calls);
}

test.beforeEach(async ({ page, as, goto }) => {
  // The calls name days that are right then.
  await page.clock.setFixedTime(sampleNow);
  await serveModules(page, modules);
  await as(accounts.admin);
  await goto('/licitaciones');
  await importModule(page, 'samplePage');
});

test('every call is answered in the page, as the contract says', async ({ page }) => {
  const left = callsThatLeave(page);
  // The one that needs what another answered.
  const calls = sampleCalls.filter(({ name }) => name !== 'jwt.refreshToken');
  const answers = await sendAll(
    page,
    calls.map((call) => ({ method: call.definition.method, ...rightCall(call) })),
  );
  let refreshToken: unknown;
  for (const [index, { name, definition }] of calls.entries()) {
    const { status = -1, text = '' } = answers[index] ?? {};
    expect({ name, text, status }).toEqual({ name, text, status: definition.status ?? 200 });
    const answer: unknown = definition.produces === 'nothing' ? undefined : JSON.parse(text);
    expect(z.parse(definition.response, answer), name).toEqual(answer);
    if (name === 'jwt.login') refreshToken = Reflect.get(Object(answer), 'refreshToken');
  }
  const path = '/jwt/refresh-token';
  const [refreshed] = await sendAll(page, [{ method: 'POST', path, json: { refreshToken } }]);
  expect(refreshed?.status).toBe(200);
  const refresh = sampleCalls.find(({ name }) => name === 'jwt.refreshToken')?.definition.response;
  if (refresh === undefined) throw new Error('The contract has no call that refreshes tokens');
  expect(z.safeParse(refresh, JSON.parse(refreshed?.text ?? '')).success).toBe(true);
  // Who answers was asked once; of all the calls none left.
  expect(left).toEqual(['GET /api/muestra']);
});

/** A call that its endpoint has to refuse, and with what; null for those that take nothing at all. */
function wrongCall({ definition }: SampleCall): (Sent & { status: number }) | null {
  const { method, path, params, query, body, problems = [] } = definition;
  if (body !== undefined) return { method, path, body: '{', status: 400 };
  const unknown = path.replaceAll(/:\w+/g, '999999');
  // Taking out of the cart what is not in it is no mistake, but sending a text along is.
  if (params !== undefined && method === 'DELETE') {
    return { method, path: unknown, body: 'x', type: 'text/plain', status: 415 };
  }
  // An invoice that is not there is answered without one.
  if (params !== undefined && problems.includes('no-encontrado')) {
    return { method, path: unknown, status: 404 };
  }
  if (query !== undefined) return { method, path: `${path}?q=%00`, status: 422 };
  return null;
}

test('what is wrong is refused in the page @long', async ({ page }) => {
  const left = callsThatLeave(page);
  const wrong = sampleCalls.flatMap((call) => {
    const sent = wrongCall(call);
    return sent === null ? [] : [{ name: call.name, ...sent }];
  });
  const answers = await sendAll(page, wrong);
  expect(answers.map(({ status }, index) => [wrong[index]?.name, status])).toEqual(
    wrong.map(({ name, status }) => [name, status]),
  );
  expect(left).toEqual(['GET /api/muestra']);
});

test('what the contract does not declare is refused in the page @long', async ({ page }) => {
  const left = callsThatLeave(page);
  const undeclared = [
    '/apps/todo/otra',
    '/apps/todo/tasks/',
    ...sampleCalls
      .filter((call) => wrongCall(call) === null)
      .map(({ definition: { path } }) => `${path}/otra`),
  ];
  const answers = await sendAll(
    page,
    undeclared.map((path) => ({ method: 'GET', path })),
  );
  // 405 where the address is declared for other methods.
  expect(answers.filter(({ status }) => status !== 404 && status !== 405)).toEqual([]);
  expect(left).toEqual(['GET /api/muestra']);
});

test('lists are answered quickly @long', async ({ page }) => {
  const durations = await page.evaluate(async () => {
    const times: number[] = [];
    const paths = ['/apps/todo/tasks', '/apps/ecommerce/products', '/apps/invoice/invoices'];
    for (let count = 0; count < 203; count += 1) {
      const started = performance.now();
      const request = new Request(location.origin + paths[count % paths.length]);
      await (await window.samplePage.sampleFetcher(request)).json();
      times.push(performance.now() - started);
    }
    // The first of each loads its area.
    return times.slice(paths.length);
  });
  expect(durations).toHaveLength(200);
  const p95 = durations.toSorted((a, b) => a - b)[189] ?? Number.NaN;
  process.stdout.write(`200 lists answered in the page: p95 ${p95.toFixed(1)} ms\n`);
});
