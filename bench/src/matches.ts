import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Product } from '@pliego/contract/areas/product-shapes';
import type { MatchProduct } from '@pliego/matching/shapes';
import { matchAll } from '@pliego/server/areas/matches/run-matches';
import { open } from './environment.ts';
import { linesOf, productsOf } from './match-speed.ts';
import { type Figure, ms, percentiles, timed, whole } from './measure.ts';
import { send, serve, type Served } from './served.ts';
import { withEmbedded } from './standing.ts';
import { writeTenders } from './tenders.ts';

const tenders = 150_000;
const products = 1_000;
const runs = 25;
/** Tenders that come later: of a lot that the set does not have, and recent enough to be open. */
const fresh = { count: 1_000, firstLot: 6 };

const byScore = '/api/licitaciones?vista=abiertas&calce=si&sort=-puntaje';
const openList = '/api/licitaciones?vista=abiertas';

const asAdded = ({ sku, nombre, descripcion, unspsc, palabrasClave, unidad }: MatchProduct) => ({
  sku,
  nombre: nombre.slice(0, 200),
  descripcion,
  unspsc,
  palabrasClave: palabrasClave.map((word) => word.slice(0, 80)),
  unidad,
});

async function addProducts(served: Served): Promise<void> {
  const all = productsOf(linesOf(0), products).map(asAdded);
  for (let at = 0; at < all.length; at += 100) {
    const json = { productos: all.slice(at, at + 100) };
    const path = '/api/productos-vendidos';
    const { agregados } = await send<{ agregados: number }>(served, path, { json });
    if (agregados !== json.productos.length) throw new Error(`Only ${agregados} were added`);
  }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** How long the list makes a person wait while other work goes on. */
async function whileWorking(served: Served, work: () => Promise<unknown>) {
  const waits: number[] = [];
  const ending = new AbortController();
  const asking = async () => {
    while (!ending.signal.aborted) {
      const started = performance.now();
      await send(served, openList);
      waits.push(performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  const asked = asking();
  const seconds = await secondsOf(work);
  ending.abort();
  await asked;
  return { seconds, ...percentiles(waits) };
}

const figure = (what: string, seconds: number, aim: number): Figure => {
  console.log(`  ${what}: ${ms(seconds * 1000)}`);
  return { what, measured: ms(seconds * 1000), aim: `≤ ${ms(aim * 1000)}`, met: seconds <= aim };
};

async function figuresOf(served: Served, madeAt: Date): Promise<Figure[]> {
  const { database } = served;
  const clock = () => madeAt;
  const match = () => matchAll(database, clock);
  const figures: Figure[] = [];
  await match();
  await addProducts(served);
  const added = await secondsOf(match);
  figures.push(figure(`${whole(products)} productos nuevos contra lo abierto`, added, 120));

  const { datos } = await send<{ datos: Product[] }>(served, '/api/productos?q=P-1&limit=1');
  const [one] = datos;
  if (one === undefined) throw new Error('There is no product to change');
  const json = { palabrasClave: [...one.palabrasClave, 'insumo'] };
  await send(served, `/api/productos/${one.id}`, { method: 'PATCH', json, version: one.version });
  figures.push(figure('un producto cambiado contra lo abierto', await secondsOf(match), 3));

  await writeTenders(database, fresh.count, { now: madeAt, hasRareWords: true, ...fresh });
  figures.push(figure(`${whole(fresh.count)} licitaciones nuevas`, await secondsOf(match), 2));

  const { p50, p95 } = percentiles(await timed(runs, () => send(served, byScore)));
  console.log(`  lista por puntaje: p50 ${ms(p50)}, p95 ${ms(p95)}`);
  const measured = `p50 ${ms(p50)} · p95 ${ms(p95)}`;
  figures.push({ what: 'lista por puntaje', measured, aim: 'p95 ≤ 60 ms', met: p95 <= 60 });

  // As after new rules: everything is compared anew.
  await database.ownerTransaction('change', (query) => query('update match_states set rules = 0'));
  const full = await whileWorking(served, match);
  const what = `${whole(products)} productos contra ${whole(tenders)} licitaciones, abiertas o no`;
  const waits = `la lista entre tanto p95 ${ms(full.p95)}`;
  figures.push({
    ...figure(what, full.seconds, 120),
    measured: `${ms(full.seconds * 1000)} · ${waits}`,
  });
  console.log(`  ${waits}`);
  return figures;
}

/** How long products and tenders take to be matched in the product itself, on a copy of the kept set. */
export async function matchesFigures(): Promise<Figure[]> {
  return withEmbedded({ tenders }, async ({ folder, madeAt }) => {
    const copy = mkdtempSync(join(tmpdir(), 'pliego-bench-matches-'));
    cpSync(folder, copy, { recursive: true });
    const opened = await open(copy);
    try {
      return await figuresOf(await serve(opened, { clock: () => madeAt }), madeAt);
    } finally {
      await opened.close();
      rmSync(copy, { recursive: true, force: true });
    }
  });
}
