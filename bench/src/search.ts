import type { Hono } from 'hono';
import { ms, type Figure, percentiles, timed, whole } from './measure.ts';
import { withServer } from './served.ts';

const aimMs = 50;
const runs = 60;

/** The typical list queries, from the first screen to the broadest word. */
const cases: readonly [string, string][] = [
  ['primera página', ''],
  ['abiertas, por cierre', 'estado=publicada&sort=cierre'],
  ['por monto', 'sort=-monto'],
  ['entre montos en UF, por cierre', 'moneda=CLF&montoMin=500&montoMax=20000&sort=cierre'],
  ['de un proveedor', 'proveedor=rut:78904120-2'],
  ['dos filtros', 'estado=publicada&region=13'],
  ['sin monto, por cierre', 'monto=sin&sort=cierre'],
  ['palabra amplia', 'q=servicio'],
  ['palabra amplia, abiertas por cierre', 'q=servicio&estado=publicada&sort=cierre'],
  ['dos palabras', 'q=adquisicion insumos'],
  ['frase', 'q="insumos medicos"'],
  ['prefijo', 'q=reactiv*'],
  ['excluir', 'q=hospital -medicamentos'],
  ['palabra sin resultados', 'q=xilofono'],
  ['un segmento de rubros', 'rubro=42'],
  ['un producto, abiertas por cierre', 'rubro=42132203&estado=publicada&sort=cierre'],
  ['varios rubros, por monto', 'rubro=4213,44,531025&sort=-monto'],
];

/** What is asked for beside the list, without an aim of its own. */
const besides: readonly [string, string, number | null][] = [
  ['conteos de los filtros', 'facetas', null],
  ['conteos con palabra amplia', 'facetas?q=servicio', null],
  [
    'ayudas de una palabra mal escrita, con dos filtros',
    'ayudas?q=reactibos&region=13&estado=publicada',
    100,
  ],
  ['segmentos de rubros', 'rubros', null],
  ['familias de un segmento', 'rubros?bajo=42', null],
];

async function ask(app: { request: Hono['request'] }, cookie: string, path: string): Promise<void> {
  const response = await app.request(path, { headers: { cookie } });
  if (response.status !== 200) throw new Error(`${path} → ${response.status}`);
  await response.arrayBuffer();
}

/** How long the list takes through the whole server, for some number of tenders. */
export function searchFigures(count: number): Promise<Figure[]> {
  return withServer(count, async ({ app, cookie }) => {
    const figures: Figure[] = [];
    const all: number[] = [];
    const line = (what: string, durations: number[], aim: number | null): Figure => {
      const { p50, p95 } = percentiles(durations);
      return {
        what: `${whole(count)} licitaciones: ${what}`,
        measured: `p50 ${ms(p50)} · p95 ${ms(p95)}`,
        aim: aim === null ? '—' : `p95 ≤ ${aim} ms`,
        met: aim === null ? null : p95 <= aim,
      };
    };
    for (const [name, query] of cases) {
      const path = `/api/licitaciones?${encodeURI(query)}`;
      const durations = await timed(runs, () => ask(app, cookie, path));
      all.push(...durations);
      figures.push(line(name, durations, aimMs));
    }
    figures.push(line('todas las listas juntas', all, aimMs));
    for (const [name, query, aim] of besides) {
      const path = `/api/licitaciones/${query}`;
      const durations = await timed(20, () => ask(app, cookie, path));
      figures.push(line(name, durations, aim));
    }
    return figures;
  });
}
