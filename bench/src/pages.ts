import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { demoPassword } from '@pliego/server/areas/auth/demo-accounts';
import { users } from '@pliego/server/demo/people';
import { chromium, type Page } from '@playwright/test';
import type { AddressInfo } from 'node:net';
import { lighthouseFigures } from './lighthouse.ts';
import { type Figure, whole } from './measure.ts';
import { withServer } from './served.ts';
import { webDist } from './environment.ts';

const executablePath = process.env.PLIEGO_CHROMIUM ?? '/usr/bin/chromium';
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

function gzipSize(file: string): number {
  return gzipSync(readFileSync(join(webDist, file)), { level: 9 }).length;
}

/** What of a page is downloaded, in kB, gzipped. */
interface Scripts {
  /** Requested before the main content of the page was shown. */
  first: number;
  /** Requested once the page is idle. */
  all: number;
}

/** The scripts a page requests. `main` is the selector of its main content. */
async function scriptsOf(page: Page, url: string, main: string): Promise<Scripts> {
  await page.addInitScript((selector) => {
    // Anonymous functions: esbuild wraps named ones in a helper that does not exist in the page.
    new MutationObserver((_, observer) => {
      if (document.querySelector(selector) === null) return;
      observer.disconnect();
      performance.mark('usable');
    }).observe(document, { childList: true, subtree: true });
  }, main);
  await page.goto(url);
  await page.locator(main).first().waitFor();
  await page.waitForLoadState('networkidle');
  const asked = await page.evaluate(() => {
    const [usable] = performance.getEntriesByName('usable');
    if (usable === undefined) throw new Error('Nobody saw when the page could be used');
    return performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({
        path: new URL(name).pathname,
        isFirst: startTime < usable.startTime,
      }))
      .filter(({ path }) => path.endsWith('.js'));
  });
  const size = (scripts: typeof asked) =>
    scripts.reduce((bytes, { path }) => bytes + gzipSize(path), 0) / 1000;
  return { first: size(asked.filter(({ isFirst }) => isFirst)), all: size(asked) };
}

function figures(path: string, { first, all }: Scripts, aim: number): Figure[] {
  return [
    {
      what: `JavaScript antes de poder usar ${path}, gzip`,
      measured: `${whole(first)} kB`,
      aim: `≤ ${aim} kB`,
      met: first <= aim,
    },
    {
      what: `JavaScript de ${path} cuando queda quieta, gzip`,
      measured: `${whole(all)} kB`,
      aim: '—',
      met: null,
    },
  ];
}

/** Editors, calendars and charts may be larger than other pages; the code that writes a PDF is loaded by no page. */
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

/** The largest file that a page loads in addition to the shared ones. */
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

/** What a browser downloads for `/login` and `/licitaciones`, and how quick the first screens are. */
export function pageFigures(): Promise<Figure[]> {
  return withServer(2_000, async ({ app }) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
    await new Promise((resolve) => server.once('listening', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const browser = await chromium.launch({ executablePath, args });
    try {
      // The first visit would load the page twice: once more when the worker is there.
      const fresh = await browser.newPage({ serviceWorkers: 'block' });
      const login = await scriptsOf(fresh, `${origin}/login`, 'input[name=email]');
      const context = await browser.newContext({ serviceWorkers: 'block' });
      await context.request.post(`${origin}/api/auth/login`, {
        data: { email: users[0]?.email, password: demoPassword },
      });
      const list = await scriptsOf(await context.newPage(), `${origin}/licitaciones`, 'tbody a');
      await browser.close();
      return [
        ...figures('/login', login, 200),
        ...figures('/licitaciones', list, 300),
        largestPageChunk(),
        ...(await lighthouseFigures(origin, ['/licitaciones', ...apps])),
      ];
    } finally {
      await browser.close();
      server.close();
    }
  });
}
