import { indexProducts } from '@pliego/matching/product-index';
import { currentRules, type MatchRules } from '@pliego/matching/rules';
import { MatchLine, MatchProduct } from '@pliego/matching/shapes';
import { demoTenders } from '@pliego/server/demo/tenders';
import * as z from 'zod/mini';
import { type Figure, ms, whole } from './measure.ts';
import { rareWords } from './rare-words.ts';

const now = new Date('2026-06-01T12:00:00Z');
const dayMs = 86_400_000;
const lotSize = 5_000;

const Payload = z.object({
  Nombre: z.string(),
  Comprador: z.object({ RegionUnidad: z.string() }),
  Items: z.object({
    Listado: z.array(
      z.object({
        CodigoProducto: z.number(),
        NombreProducto: z.string(),
        UnidadMedida: z.string(),
        Descripcion: z.string(),
      }),
    ),
  }),
});

/** The lines of a lot of generated tenders; each text ends with words that few others have, as real ones do. */
export function linesOf(lot: number): MatchLine[] {
  const day = new Date(now.getTime() - lot * dayMs);
  return demoTenders(day, lotSize).flatMap(({ code, observations }, index) => {
    const read = Payload.safeParse(observations.at(-1)?.payload);
    if (!read.success) return [];
    const { Nombre, Comprador, Items } = read.data;
    return Items.Listado.map((item, at) =>
      MatchLine.parse({
        lineId: `${code}-${lot}:${at}`,
        tenderTitle: Nombre,
        lineText: `${item.Descripcion} ${rareWords(lot * lotSize + index).join(' ')}`,
        unspsc: item.CodigoProducto,
        unspscName: item.NombreProducto,
        unidad: item.UnidadMedida,
        region: Comprador.RegionUnidad,
      }),
    );
  });
}

/** Products of the trades of the generated lines, several of each code, with words of their own. */
export function productsOf(lines: readonly MatchLine[], count: number): MatchProduct[] {
  const kinds = [...new Map(lines.map((line) => [line.unspsc, line])).values()];
  return Array.from({ length: count }, (_, at) => {
    const kind = kinds[at % kinds.length];
    const [own = '', other = ''] = rareWords(at);
    return MatchProduct.parse({
      sku: `P-${at}`,
      nombre: `${kind?.unspscName ?? ''} ${own}`,
      descripcion: kind?.lineText ?? '',
      unspsc: kind?.unspsc ? [kind.unspsc] : [],
      palabrasClave: [kind?.unspscName ?? '', other].filter((word) => word !== ''),
      unidad: kind?.unidad ?? null,
    });
  });
}

interface Run {
  lines: number;
  matches: number;
  seconds: number;
}

/** Scores generated lines, lot by lot; making them does not count. */
export function scoreLines(products: number, lines: number, rules: MatchRules): Run {
  const index = indexProducts(productsOf(linesOf(0), products), { rules });
  const run: Run = { lines: 0, matches: 0, seconds: 0 };
  for (let lot = 0; run.lines < lines; lot += 1) {
    const some = linesOf(lot).slice(0, lines - run.lines);
    const started = performance.now();
    for (const line of some) run.matches += index.matchesOf(line).length;
    run.seconds += (performance.now() - started) / 1000;
    run.lines += some.length;
  }
  return run;
}

/** The matcher by itself, without a database. */
export async function matcherFigures(): Promise<Figure[]> {
  const full = scoreLines(1_000, 600_000, currentRules);
  const fresh = scoreLines(1_000, 4_000, currentRules);
  const one = scoreLines(1, 60_000, currentRules);
  return [
    {
      what: `matcher, 1,000 products and ${whole(full.lines)} lines, one core: ${whole(full.matches)} matches and near misses`,
      measured: `${whole(full.seconds)} s`,
      aim: '≤ 120 s',
      met: full.seconds <= 120,
    },
    {
      what: `the same of ${whole(fresh.lines)} new lines`,
      measured: ms(fresh.seconds * 1000),
      aim: '≤ 2.000 ms',
      met: fresh.seconds <= 2,
    },
    {
      what: `one product and ${whole(one.lines)} lines`,
      measured: ms(one.seconds * 1000),
      aim: '≤ 3.000 ms',
      met: one.seconds <= 3,
    },
  ];
}
