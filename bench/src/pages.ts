import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { demoPassword, users } from '@pliego/server/demo/company';
import { chromium, type Page } from '@playwright/test';
import type { AddressInfo } from 'node:net';
import { lighthouseFigures } from './lighthouse.ts';
import { type Figure, whole } from './measure.ts';
import { withServer } from './served.ts';
import { webDist } from './surroundings.ts';

const executablePath = process.env.PLIEGO_CHROMIUM ?? '/usr/bin/chromium';
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

function gzipSize(file: string): number {
  return gzipSync(readFileSync(join(webDist, file)), { level: 9 }).length;
}

/** Every script a page has asked for once it stands still, gzipped, in kB. */
async function scriptsOf(page: Page, url: string, ready: string): Promise<number> {
  const scripts = new Set<string>();
  const note = (request: { resourceType(): string; url(): string }) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  };
  page.on('request', note);
  await page.goto(url);
  await page.getByRole('heading', { level: 1, name: ready }).waitFor();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return [...scripts].reduce((bytes, file) => bytes + gzipSize(file), 0) / 1000;
}

function figure(path: string, kilobytes: number, aim: number): Figure {
  return {
    what: `JavaScript inicial de ${path}, gzip`,
    measured: `${whole(kilobytes)} kB`,
    aim: `≤ ${aim} kB`,
    met: kilobytes <= aim,
  };
}

/** Editors, calendars and charts may be larger than other pages; what writes a PDF is asked for by no page. */
const heavy = /calendar|editor|chart|pdf/i;

/** The first screen of each app. */
const apps = [
  '/',
  '/dashboard/analytics',
  '/apps/email',
  '/apps/chat',
  '/apps/todo',
  '/apps/calendar',
  '/apps/invoice/list',
  '/apps/ecommerce/shop',
  '/apps/user/list',
  '/apps/roles',
  '/apps/permissions',
];

/** The largest file of its own that any page loads beside what pages share. */
function largestPageChunk(): Figure {
  const manifest = JSON.parse(readFileSync(join(webDist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string; isDynamicEntry?: boolean }
  >;
  const pages = Object.entries(manifest)
    .filter(([name, { file, isDynamicEntry }]) => {
      const isOurs = name.startsWith('src/');
      return isOurs && isDynamicEntry === true && file.endsWith('.js') && !heavy.test(name);
    })
    .map(([name, { file }]) => ({ name, bytes: gzipSize(file) }))
    .sort((a, b) => b.bytes - a.bytes);
  const [largest] = pages;
  const kilobytes = (largest?.bytes ?? 0) / 1000;
  return {
    what: `Mayor trozo de una página (${largest?.name.split('/').at(-1) ?? ''}), gzip`,
    measured: `${whole(kilobytes)} kB`,
    aim: '≤ 100 kB',
    met: kilobytes <= 100,
  };
}

/** What a browser downloads before `/login` and `/licitaciones` stand still. */
export function pageFigures(): Promise<Figure[]> {
  return withServer(2_000, async ({ app }) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
    await new Promise((resolve) => server.once('listening', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const browser = await chromium.launch({ executablePath, args });
    try {
      // The first visit would load the page twice: once more when the worker is there.
      const fresh = await browser.newPage({ serviceWorkers: 'block' });
      const login = await scriptsOf(fresh, `${origin}/login`, 'Ingresar');
      const context = await browser.newContext({ serviceWorkers: 'block' });
      await context.request.post(`${origin}/api/auth/login`, {
        data: { email: users[0]?.email, password: demoPassword },
      });
      const list = await scriptsOf(
        await context.newPage(),
        `${origin}/licitaciones`,
        'Licitaciones',
      );
      await browser.close();
      return [
        figure('/login', login, 150),
        figure('/licitaciones', list, 260),
        largestPageChunk(),
        ...(await lighthouseFigures(origin, ['/licitaciones', ...apps])),
      ];
    } finally {
      await browser.close();
      server.close();
    }
  });
}
