import { reportIds } from '@pliego/contract/areas/reports';
import {
  builtDefaults,
  reportDimensions,
  reportMeasures,
} from '@pliego/contract/areas/built-reports';
import { open } from './environment.ts';
import { expedientes } from './expedientes.ts';
import { type Figure, ms, percentiles, whole } from './measure.ts';
import { serve, type Served } from './served.ts';
import { withEmbedded } from './standing.ts';

const tenders = 150_000;
const runs = 7;
const aimMs = 300;

/** A report that somebody put together. */
const built = (definition: Record<string, string>): string =>
  `/api/reportes/a-medida?definicion=${encodeURIComponent(String(new URLSearchParams(definition)))}`;

/** Every built-in report, every measure by each dimension, and the crossings that people make. */
function requestsOf(): [what: string, path: string][] {
  const one = reportIds
    .filter((id) => id !== 'a-medida')
    .map((id): [string, string] => [`reporte ${id}`, `/api/reportes/${id}`]);
  const { mide: measure } = builtDefaults;
  const byEach = reportDimensions.map((por): [string, string] => [
    `a medida, ${measure} por ${por}`,
    built({ mide: measure, por }),
  ]);
  const ofEach = reportMeasures.map((mide): [string, string] => [
    `a medida, ${mide} por mes-publicacion`,
    built({ mide, por: 'mes-publicacion' }),
  ]);
  const crossed: [string, string][] = [
    ['a medida, adjudicado por comprador', built({ mide: 'adjudicado', por: 'comprador' })],
    [
      'a medida, adjudicado por region y mes',
      built({ mide: 'adjudicado', por: 'region', cruza: 'mes-adjudicacion' }),
    ],
    [
      'a medida, licitaciones por comprador y mes',
      built({ por: 'comprador', cruza: 'mes-publicacion' }),
    ],
    ['a medida, licitaciones por region y estado', built({ por: 'region', cruza: 'estado' })],
  ];
  return [...one, ...byEach, ...ofEach, ...crossed];
}

async function ask({ app, cookie }: Served, path: string): Promise<void> {
  const response = await app.request(path, { headers: { cookie } });
  if (response.status !== 200)
    throw new Error(`${path} → ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

/** Time of the processor of this process, its worker included, and by the clock, of each run. */
async function both(work: () => Promise<void>): Promise<{ clock: number[]; cpu: number[] }> {
  const clock: number[] = [];
  const cpu: number[] = [];
  for (let run = -1; run < runs; run += 1) {
    const before = process.cpuUsage();
    const started = performance.now();
    await work();
    const { user, system } = process.cpuUsage(before);
    if (run < 0) continue;
    clock.push(performance.now() - started);
    cpu.push((user + system) / 1000);
  }
  return { clock, cpu };
}

/** Reports over the whole register: by the clock, and in time of the processor, which a busy machine does not stretch. */
export async function reportFigures(): Promise<Figure[]> {
  console.log(`  ${whole(tenders)} licitaciones y ${whole(expedientes)} expedientes`);
  const kept = { tenders, hasExpedientes: true };
  return withEmbedded(kept, async ({ name, folder, databaseUrl, madeAt }) => {
    const opened = await open(folder, databaseUrl);
    try {
      const served = await serve(opened, { clock: () => madeAt });
      const figures: Figure[] = [];
      for (const [what, path] of requestsOf()) {
        const { clock, cpu } = await both(() => ask(served, path));
        const byClock = percentiles(clock);
        const ofCpu = percentiles(cpu);
        const measured = `p50 ${ms(byClock.p50)} · p95 ${ms(byClock.p95)} · procesador p50 ${ms(ofCpu.p50)} p95 ${ms(ofCpu.p95)}`;
        console.log(`  ${name}, ${what}: ${measured}`);
        figures.push({
          what: `${name}: ${what}`,
          measured,
          aim: `p95 ≤ ${aimMs} ms`,
          met: ofCpu.p95 <= aimMs,
        });
      }
      return figures;
    } finally {
      await opened.close();
    }
  });
}
