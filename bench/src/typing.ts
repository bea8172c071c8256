import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { demoPassword } from '@pliego/server/areas/auth/demo-accounts';
import { users } from '@pliego/server/demo/people';
import { type Browser, chromium } from '@playwright/test';
import { type Figure, ms } from './measure.ts';
import { withServer } from './served.ts';

const executablePath = process.env.PLIEGO_CHROMIUM ?? '/usr/bin/chromium';
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

const times = 20;
const aimMs = 50;
/** A letter at the pace of a quick typist, so that every one of them may be searched for. */
const betweenLettersMs = 90;
const typed = 'propuesta';
/** Longer than a search waits for the next letter. */
const restMs = 600;

/** The apps with a search, and what they show. */
const apps = [
  '/apps/email',
  '/apps/chat',
  '/apps/todo',
  '/apps/invoice/list',
  '/apps/ecommerce/shop',
  '/apps/user/list',
  '/apps/permissions',
];

/**
 * Copies every row of the page's sample data until there are so many times more, with new ids; a row
 * that points to another points to the copy of it. Runs in the page.
 */
async function multiply(copies: number): Promise<number> {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
    });
  const [known] = await indexedDB.databases();
  if (known?.name === undefined) throw new Error('No sample data is kept here');
  const database = await answer(indexedDB.open(known.name));
  const rows = database.transaction('rows', 'readwrite').objectStore('rows');
  const keys = await answer(rows.getAllKeys());
  const values = (await answer(rows.getAll())) as Record<string, unknown>[];
  const distance = 100_000;
  for (const [at, value] of values.entries()) {
    const [name] = keys[at] as [string, number];
    for (let copy = 1; copy < copies; copy += 1) {
      const own = Object.fromEntries(
        Object.entries(value).map(([field, content]) => {
          const isId = (field === 'id' || field === 'userId') && typeof content === 'number';
          return [field, isId ? content + copy * distance : content];
        }),
      );
      rows.put(own, [name, own['id'] as number]);
    }
  }
  await answer(rows.count());
  database.close();
  return values.length;
}

/** The longest time the page was blocked while typing and deleting; 0 when never over 50 ms. */
async function longestTask(browser: Browser, origin: string, path: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'es-CL' });
  try {
    // What runs this file names its functions with a helper that a page does not have.
    await context.addInitScript('globalThis.__name = (named) => named');
    await context.addInitScript(() => localStorage.setItem('sampleData', 'kept'));
    await context.request.post(`${origin}/api/auth/login`, {
      data: { email: users[0]?.email, password: demoPassword },
    });
    const page = await context.newPage();
    const open = async () => {
      await page.goto(origin + path);
      await page.locator('h1').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
    };
    await open();
    const rows = await page.evaluate(multiply, times);
    if (rows === 0) throw new Error(`${path} has no sample data`);
    await open();
    await page.evaluate(() => {
      const seen = Object.assign(window, { longest: 0 });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          seen.longest = Math.max(seen.longest, duration);
      }).observe({ type: 'longtask' });
    });
    const field = page.locator('main').getByRole('searchbox').first();
    await field.click();
    await page.keyboard.type(typed, { delay: betweenLettersMs });
    await page.waitForTimeout(restMs);
    for (const _ of typed) await page.keyboard.press('Backspace', { delay: betweenLettersMs });
    await page.waitForTimeout(restMs);
    return await page.evaluate(() => (window as unknown as { longest: number }).longest);
  } finally {
    await context.close();
  }
}

/** Typing in the search of each app with twenty times its sample data. */
export function typingFigures(): Promise<Figure[]> {
  return withServer(0, async ({ app }) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
    await new Promise((resolve) => server.once('listening', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const browser = await chromium.launch({ executablePath, args });
    try {
      const figures: Figure[] = [];
      for (const path of apps) {
        const longest = await longestTask(browser, origin, path);
        figures.push({
          what: `Tarea más larga al escribir en la búsqueda de ${path}, datos × ${times}`,
          measured: longest === 0 ? `ninguna sobre ${aimMs} ms` : ms(longest),
          aim: `≤ ${aimMs} ms`,
          met: longest <= aimMs,
        });
      }
      return figures;
    } finally {
      await browser.close();
      server.close();
    }
  });
}
