import { type Figure, ms, whole } from './measure.ts';
import { type Served, withServer } from './served.ts';

const tenders = 50_000;
const aimMs = 10_000;
/** More than this while a file is sent would be the file in memory. */
const aimMemory = 100;
const megabyte = 1024 * 1024;

interface Sent {
  durationMs: number;
  bytes: number;
  /** The most memory of the process meanwhile, beyond what it had before, in MB. */
  grownBy: number;
}

async function send({ app, cookie }: Served, format: string): Promise<Sent> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const started = performance.now();
  const response = await app.request(`/api/licitaciones/exportar?formato=${format}`, {
    headers: { cookie },
  });
  if (!response.ok || response.body === null) throw new Error(`${format} → ${response.status}`);
  let bytes = 0;
  let most = before;
  for await (const piece of response.body) {
    bytes += piece.byteLength;
    most = Math.max(most, process.memoryUsage().rss);
  }
  return {
    durationMs: performance.now() - started,
    bytes,
    grownBy: (most - before) / megabyte,
  };
}

/** All tenders as a file of each format. */
export function exportFigures(): Promise<Figure[]> {
  return withServer(tenders, async (served) => {
    const figures: Figure[] = [];
    // What the first one compiles and caches is no part of a file.
    await send(served, 'csv&region=13');
    for (const format of ['csv', 'xlsx', 'ocds']) {
      const { durationMs, bytes, grownBy } = await send(served, format);
      const size = `${whole(bytes / megabyte)} MB`;
      console.log(`  ${format}: ${ms(durationMs)}, ${size}, memoria +${whole(grownBy)} MB`);
      figures.push({
        what: `exportar ${whole(tenders)} licitaciones, ${format}`,
        measured: `${ms(durationMs)} · ${size} · memoria +${whole(grownBy)} MB`,
        aim: `≤ ${ms(aimMs)}, memoria ≤ ${aimMemory} MB`,
        met: durationMs <= aimMs && grownBy <= aimMemory,
      });
    }
    return figures;
  });
}
