import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { chromium } from '@playwright/test';
import autocannon from 'autocannon';
import { build } from 'vite';
import { type Figure, ms, percentiles, whole } from './measure.ts';
import { sampleAppSize } from './sample-size.ts';
import { withServer } from './served.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const executablePath = process.env.PLIEGO_CHROMIUM ?? '/usr/bin/chromium';
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
const folder = '/modulos/';
const load = { connections: 10, duration: 6 };

/** Of a page, of the whole list with a filter, and of a search. */
const lists = [
  '/apps/invoice/invoices?page=1&perPage=10',
  '/apps/todo/tasks?filter=important',
  '/apps/ecommerce/products?q=a&sortBy=price-asc&page=1&perPage=9',
];
const rounds = 200;

const oneDecimal = (value: number) => value.toLocaleString('es-CL', { maximumFractionDigits: 1 });

/** The web's own fetcher with all it loads, by address. */
async function pageModules(): Promise<Map<string, string>> {
  const built = await build({
    configFile: false,
    root,
    base: folder,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: { page: 'packages/web/src/api/sample-page.ts' },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[hash].js' },
      },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = outputs.flatMap((output) => (output.type === 'chunk' ? [output] : []));
  return new Map(chunks.map(({ fileName, code }) => [folder + fileName, code]));
}

/** How long each call took in a page, read to its end; the first of each loads its area and does not count. */
async function timesInPage(): Promise<number[]> {
  const modules = await pageModules();
  const fetch = ({ url }: Request): Response => {
    const { pathname } = new URL(url);
    if (pathname === '/api/muestra') return Response.json({ en: 'pagina' });
    const code = modules.get(pathname);
    const type = code === undefined ? 'text/html' : 'text/javascript';
    return new Response(code ?? '<!doctype html>', { headers: { 'content-type': type } });
  };
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    // As a text: the import must be the browser's own.
    const measured = await page.evaluate(`import('${folder}page.js').then(async (page) => {
      const times = [];
      for (let round = 0; round <= ${rounds}; round += 1) {
        for (const path of ${JSON.stringify(lists)}) {
          const started = performance.now();
          const response = await page.sampleFetcher(new Request(location.origin + path));
          await response.json();
          if (round > 0) times.push(performance.now() - started);
        }
      }
      return times;
    })`);
    return measured as number[];
  } finally {
    await browser.close();
    server.close();
  }
}

/** Answers per second of each list, kept by the server in its embedded database. */
function ratesOnServer(): Promise<number[]> {
  return withServer(
    0,
    async ({ app, cookie }) => {
      const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
      await new Promise((resolve) => server.once('listening', resolve));
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      try {
        const rates: number[] = [];
        for (const path of lists) {
          const result = await autocannon({ url: origin + path, ...load, headers: { cookie } });
          if (result.non2xx > 0) throw new Error(`${result.non2xx} respuestas con error`);
          rates.push(result.requests.average);
        }
        return rates;
      } finally {
        server.close();
      }
    },
    { keepsSample: true },
  );
}

/** The sample API: as a page answers it, as it weighs, and as a server keeps it. */
export async function sampleFigures(): Promise<Figure[]> {
  const { p50, p95 } = percentiles(await timesInPage());
  const { whole: everything, loadedBefore } = await sampleAppSize();
  const added = everything - loadedBefore;
  const rates = await ratesOnServer();
  const slowest = Math.min(...rates);
  return [
    {
      what: `Llamada de muestra en la página, ${whole(rounds * lists.length)} listas`,
      measured: `p50 ${ms(p50)} · p95 ${ms(p95)}`,
      aim: 'p95 ≤ 5 ms',
      met: p95 <= 5,
    },
    {
      what: 'API de muestra sin sus datos, gzip: lo que una página carga por ella',
      measured: `${oneDecimal(added)} kB (y ${oneDecimal(loadedBefore)} kB que ya tenía)`,
      aim: '≤ 60 kB',
      met: added <= 60,
    },
    {
      what: 'Listas de muestra por segundo en el servidor, la más lenta de tres, base integrada',
      measured: `${whole(slowest)}/s (${rates.map(whole).join(', ')})`,
      aim: '≥ 500/s',
      met: slowest >= 500,
    },
  ];
}
