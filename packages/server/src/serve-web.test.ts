import { pages } from '@pliego/contract/pages';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { AppEnv } from '@pliego/http/implement';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveWeb } from './serve-web.ts';

let folder: string;
let app: Hono<AppEnv>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pliego-web-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'app-icons'));
  writeFileSync(join(folder, 'index.html'), '<title>Pliego</title>');
  writeFileSync(join(folder, 'assets', 'index-abc123.js'), 'start()');
  writeFileSync(join(folder, 'sw.js'), 'worker()');
  writeFileSync(join(folder, 'sw.js.gz'), gzipSync('worker()'));
  writeFileSync(join(folder, 'manifest.webmanifest'), '{"name":"Pliego"}');
  writeFileSync(join(folder, 'app-icons', 'icon-192.png'), 'png');
  app = new Hono<AppEnv>();
  serveWeb(app, folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const cacheControl = async (path: string) => (await app.request(path)).headers.get('cache-control');

describe('how long a browser may keep a file', () => {
  test('for ever when its name changes with its content', async () => {
    expect(await cacheControl('/assets/index-abc123.js')).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  test.each(['/', '/index.html', '/sw.js', '/manifest.webmanifest', '/app-icons/icon-192.png'])(
    'never unasked under a name that stays: %s',
    async (path) => {
      expect(await cacheControl(path)).toBe('no-cache');
    },
  );

  test('nor the page at an address of the application', async () => {
    expect(await cacheControl('/licitaciones/17')).toBe('no-cache');
  });
});

describe('who asks for JSON outside of the API', () => {
  test.each([
    ['application/json', 404],
    ['application/json, text/plain, */*', 404],
    ['application/problem+json', 404],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 200],
    ['text/html, application/json', 200],
    ['text/html;q=0, application/json', 404],
    ['text/html;q=0.1, application/json', 404],
    ['application/json;q=0.1, text/html', 200],
    ['*/*', 200],
  ])('with «%s» gets %i', async (accept, status) => {
    const response = await app.request('/nothing/here', { headers: { accept } });
    expect(response.status).toBe(status);
    const type = status === 404 ? 'application/problem+json' : 'text/html';
    expect(response.headers.get('content-type')).toContain(type);
  });

  test('still gets the files that are there', async () => {
    const headers = { accept: 'application/json' };
    const manifest = await app.request('/manifest.webmanifest', { headers });
    expect(await manifest.text()).toBe('{"name":"Pliego"}');
  });
});

test('the service worker is a script, whole or compressed', async () => {
  const plain = await app.request('/sw.js');
  expect(plain.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(await plain.text()).toBe('worker()');
  const small = await app.request('/sw.js', { headers: { 'accept-encoding': 'gzip' } });
  expect(small.headers.get('content-encoding')).toBe('gzip');
  expect(small.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(small.headers.get('cache-control')).toBe('no-cache');
});

test('the manifest is one', async () => {
  const response = await app.request('/manifest.webmanifest');
  expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
});

test('every address of the application is the page', async () => {
  const links = pages.map(({ link }) => link);
  for (const path of [...links, '/licitaciones/17?q=agua', '/no/hay/nada']) {
    expect(await (await app.request(path)).text()).toBe('<title>Pliego</title>');
  }
});

test.each(['/assets/gone-000.js', '/app-icons/gone.png', '/api/nada', '/api/'])(
  'what is not there is not the page: %s',
  async (path) => {
    const response = await app.request(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  },
);

test('without a worker or a manifest there is none', async () => {
  const bare = mkdtempSync(join(tmpdir(), 'pliego-web-'));
  try {
    writeFileSync(join(bare, 'index.html'), '<title>Pliego</title>');
    const other = new Hono<AppEnv>();
    serveWeb(other, bare);
    expect((await other.request('/sw.js')).status).toBe(404);
    expect((await other.request('/manifest.webmanifest')).status).toBe(404);
    expect((await other.request('/')).status).toBe(200);
  } finally {
    rmSync(bare, { recursive: true, force: true });
  }
});
