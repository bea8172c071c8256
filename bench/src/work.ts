import { reportIds } from '@pliego/contract/areas/reports';
import { addDays, santiagoDay } from '@pliego/contract/rules/santiago-time';
import { isActiveStage, stages } from '@pliego/contract/rules/work-stages';
import { open } from './environment.ts';
import { expedientes } from './expedientes.ts';
import { reachFigure } from './live.ts';
import { type Figure, ms, percentiles, timed, whole } from './measure.ts';
import { serve, type Served } from './served.ts';
import { type Standing, withEmbedded, withPostgres } from './standing.ts';

const tenders = 150_000;
const runs = 25;
const aimMs = 60;
/** A report counts all that the company works on. */
const reportAimMs = 300;

/** What each request of the screens of daily work asks for. */
function requestsOf(today: string): readonly [what: string, path: string][] {
  const month = `desde=${today.slice(0, 8)}01&hasta=${addDays(`${today.slice(0, 8)}01`, 30)}`;
  const list = (query: string) => `/api/licitaciones?${query}`;
  // As the board asks at first, with what has ended folded.
  const folded = stages.filter((stage) => !isActiveStage(stage)).join(',');
  const board = (query: string) => `/api/licitaciones/tablero?${query}&plegadas=${folded}`;
  const followUp = (query: string) => `/api/seguimiento${query}`;
  const calendar = (query: string) => `/api/licitaciones/calendario?${month}${query}`;
  return [
    ['lista, abiertas', list('vista=abiertas')],
    ['lista, mías', list('vista=mias')],
    ['lista, cambiadas', list('vista=cambiadas')],
    ['lista, en análisis o en preparación', list('vista=todas&etapa=en-analisis,en-preparacion')],
    ['lista, las que sigo, por cierre', list('vista=todas&siguiendo=yo&sort=cierre')],
    ['conteos de las pestañas', '/api/licitaciones/vistas'],
    ['conteos de las pestañas, las que sigo', '/api/licitaciones/vistas?siguiendo=yo'],
    ['tablero, abiertas', board('vista=abiertas')],
    ['tablero, todas', board('vista=todas')],
    ['tablero, las asignadas a mí', board('vista=todas&asignado=yo')],
    ['tablero, una columna ampliada', board('vista=todas&ampliadas=presentada')],
    ['seguimiento, un mes', followUp('')],
    ['seguimiento, un mes, sólo lo que sigo', followUp('?sigue=yo')],
    ['seguimiento, graves del portal', followUp('?clase=portal&gravedad=grave')],
    ['seguimiento, una semana', followUp(`?desde=${addDays(today, -7)}`)],
    ['calendario, un mes', calendar('&primeras=4')],
    ['calendario, un mes, abiertas', calendar('&vista=abiertas&primeras=4')],
    ['calendario, un mes, las asignadas a mí', calendar('&asignado=yo&primeras=4')],
    ['avisos', '/api/notificaciones?limit=30'],
    ['conteos del menú', '/api/inicio/cuentas'],
    ...reportIds.map((id): [string, string] => [`reporte ${id}`, `/api/reportes/${id}`]),
  ];
}

async function ask({ app, cookie }: Served, path: string): Promise<void> {
  const response = await app.request(path, { headers: { cookie } });
  if (response.status !== 200) throw new Error(`${path} → ${response.status}`);
  await response.arrayBuffer();
}

async function figuresOf(standing: Standing): Promise<Figure[]> {
  const { name, folder, databaseUrl, madeAt } = standing;
  const opened = await open(folder, databaseUrl);
  let at = madeAt.getTime();
  try {
    const served = await serve(opened, { clock: () => new Date(at) });
    const figures: Figure[] = [];
    for (const [what, path] of requestsOf(santiagoDay(madeAt))) {
      const durations = await timed(runs, () => {
        // Nothing that is kept for a moment is still kept.
        at += 30_000;
        return ask(served, path);
      });
      const { p50, p95 } = percentiles(durations);
      const aim = what.startsWith('reporte ') ? reportAimMs : aimMs;
      console.log(`  ${name}, ${what}: p50 ${ms(p50)}, p95 ${ms(p95)}`);
      figures.push({
        what: `${name}: ${what}`,
        measured: `p50 ${ms(p50)} · p95 ${ms(p95)}`,
        aim: `p95 ≤ ${aim} ms`,
        met: p95 <= aim,
      });
    }
    return [...figures, await reachFigure(served, name)];
  } finally {
    await opened.close();
  }
}

/** The screens of daily work, as the server answers them. */
export async function workFigures(): Promise<Figure[]> {
  console.log(`  ${whole(tenders)} licitaciones y ${whole(expedientes)} expedientes`);
  const kept = { tenders, hasExpedientes: true };
  const embedded = await withEmbedded(kept, figuresOf);
  const server = await withPostgres(kept, figuresOf);
  return [...embedded, ...(server ?? [])];
}
