import { open } from './environment.ts';
import { type Figure, ms, percentiles, timed, whole } from './measure.ts';
import { rankOf, rareWord, rarestOf } from './rare-words.ts';
import { serve, type Served } from './served.ts';
import { lastLots, type Standing, withEmbedded, withPostgres } from './standing.ts';
import { lotSize } from './tenders.ts';

const aimMs = 50;
const runs = 30;
/** A million, unless a smaller set is asked for. */
const tenders = Number(process.env.PLIEGO_BENCH_RARE ?? 1_000_000);
/** About how many tenders have the word; it is looked up how many really do. */
const matches = [20, 100, 900];
const words = [
  'xilofono',
  rarestOf(lastLots.first * lotSize),
  ...matches.map((some) => rareWord(rankOf(some, tenders))),
];
const listings = ['', '&sort=cierre', '&estado=publicada&region=13', '&vista=todas&sort=-monto'];

async function ask({ app, cookie }: Served, query: string): Promise<{ total: number }> {
  const response = await app.request(`/api/licitaciones?${query}`, { headers: { cookie } });
  if (response.status !== 200) throw new Error(`${query} → ${response.status}`);
  return (await response.json()) as { total: number };
}

/** How long the lists of rare words take, all kinds of list together. */
async function figuresOf({ name, folder, databaseUrl }: Standing): Promise<Figure[]> {
  const opened = await open(folder, databaseUrl);
  try {
    const served = await serve(opened);
    const figures: Figure[] = [];
    for (const word of words) {
      const { total } = await ask(served, `q=${word}&vista=todas`);
      const durations: number[] = [];
      for (const listing of listings) {
        durations.push(...(await timed(runs, () => ask(served, `q=${word}${listing}`))));
      }
      const { p50, p95 } = percentiles(durations);
      figures.push({
        what: `${whole(tenders)} licitaciones, palabra con ${whole(total)} resultados, ${name}`,
        measured: `p50 ${ms(p50)} · p95 ${ms(p95)}`,
        aim: `p95 ≤ ${aimMs} ms`,
        met: p95 <= aimMs,
      });
    }
    return figures;
  } finally {
    await opened.close();
  }
}

/** A rare word in a million tenders: the planner cannot know how rare it is. */
export async function rareFigures(): Promise<Figure[]> {
  const embedded = await withEmbedded({ tenders }, figuresOf);
  const server = await withPostgres({ tenders }, figuresOf);
  return [...embedded, ...(server ?? [])];
}
