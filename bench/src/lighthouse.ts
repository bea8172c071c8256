import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from '@pliego/server/areas/auth/demo-accounts';
import { users } from '@pliego/server/demo/people';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { type Figure, whole } from './measure.ts';

const executablePath = process.env.PLIEGO_CHROMIUM ?? '/usr/bin/chromium';
const debuggingPort = 9333;
const runs = 3;

const aims = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;
type Category = keyof typeof aims;
const categories: Record<Category, string> = {
  performance: 'rendimiento',
  accessibility: 'accesibilidad',
  'best-practices': 'buenas prácticas',
};
const names = Object.keys(aims) as Category[];

/** Points of 100 for each category, of one visit with a phone's screen, network and processor. */
async function visit(url: string): Promise<Record<Category, number>> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    logLevel: 'error',
    onlyCategories: names,
    // The session lives in the browser's cookies.
    disableStorageReset: true,
  });
  if (result === undefined) throw new Error(`Lighthouse said nothing about ${url}`);
  const points = (name: Category) => (result.lhr.categories[name]?.score ?? 0) * 100;
  for (const audit of Object.values(result.lhr.audits)) {
    if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative') {
      console.log(`  ${new URL(url).pathname} ${audit.id}: ${audit.displayValue ?? audit.title}`);
    }
  }
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    'best-practices': points('best-practices'),
  };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function figure(what: string, name: Category, points: number): Figure {
  return {
    what: `Lighthouse móvil de ${what}, ${categories[name]}`,
    measured: whole(points),
    aim: `≥ ${aims[name]}`,
    met: Math.round(points) >= aims[name],
  };
}

/** Regular users have the files cached from an earlier visit; a first visit is measured separately. */
async function figuresOf(context: BrowserContext, url: string): Promise<Figure[]> {
  const page = await context.newPage();
  const browser = await context.newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await page.close();
  const { pathname } = new URL(url);
  const first = await visit(url);
  const visits: Record<Category, number>[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visit(url));
  return [
    figure(`${pathname} sin nada guardado`, 'performance', first.performance),
    ...names.map((name) =>
      figure(`${pathname} (mediana de ${runs})`, name, median(visits.map((one) => one[name]))),
    ),
  ];
}

/** Lighthouse as on a phone: `/login` without a session, then pages with one. */
export async function lighthouseFigures(
  origin: string,
  paths: readonly string[],
): Promise<Figure[]> {
  const profile = mkdtempSync(join(tmpdir(), 'pliego-lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    // The reload of a first visit belongs to installing, not to opening a page.
    serviceWorkers: 'block',
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    const figures = await figuresOf(context, `${origin}/login`);
    await context.request.post(`${origin}/api/auth/login`, {
      data: { email: users[0]?.email, password: demoPassword },
    });
    for (const path of paths) figures.push(...(await figuresOf(context, origin + path)));
    return figures;
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
