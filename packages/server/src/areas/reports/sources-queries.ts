import type { ReportLabel } from '@pliego/contract/areas/reports';
import { createMessage } from '@pliego/contract/message';
import type { SourceCode } from '@pliego/contract/rules/source-codes';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { sql } from 'drizzle-orm';
import { sourceLives } from '#server/areas/sources/freshness-queries.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import {
  column,
  count,
  label,
  named,
  noFigures,
  nothing,
  type Report,
  total,
  worded,
} from './report.ts';

/** Names of publishers are the same in every language. */
const publishers = {
  'mercado-publico': 'Mercado Público',
  'compra-agil': 'Compra Ágil',
  placsp: 'PLACSP',
  ted: 'TED',
  euskadi: 'Euskadi',
  compranet: 'CompraNet',
} as const;

/** How people call a source. */
export function sourceLabel(source: SourceCode): ReportLabel {
  switch (source) {
    case 'ocds':
    case 'planilla':
    case 'propia':
    case 'demostracion':
      return worded(createMessage(`reporte-fuente-${source}`));
    default:
      return named(publishers[source]);
  }
}

interface SourceRow {
  source: SourceCode;
  n: number;
  published: number;
}

const columnas = [
  column(createMessage('reporte-col-fuente'), false),
  column(createMessage('reporte-col-leidas')),
  column(createMessage('reporte-col-publicadas')),
  column(createMessage('reporte-col-ultima-lectura')),
];

function sourceRows(tx: Tx): Promise<SourceRow[]> {
  return rowsOf<SourceRow>(
    tx,
    sql`select ${tenders.source} as source, count(*)::int as n,
        (count(*) filter (where ${tenders.stateClass} = 'publicada'))::int as published
      from ${tenders} group by 1 order by 2 desc, 1`,
  );
}

/** How much was read of each source, and when it last answered. */
export const sources: Report = {
  id: 'fuentes',
  group: 'datos',
  filters: [],
  figures: async ({ tx }) => {
    const rows = await sourceRows(tx);
    if (rows.length === 0) return noFigures(columnas, createMessage('reporte-nada-ahora'));
    const lives = await sourceLives(tx);
    const all = rows.reduce((sum, { n }) => sum + n, 0);
    const aliveAt = rows
      .flatMap(({ source }) => lives.get(source)?.aliveAt ?? [])
      .toSorted((a, b) => b.getTime() - a.getTime());
    const [newest] = aliveAt;
    return {
      frases: [
        newest === undefined
          ? createMessage('reporte-fuentes-sin-lectura', { total: all })
          : createMessage('reporte-fuentes-frase', {
              total: all,
              fuentes: rows.length,
              cuando: santiagoDay(newest),
            }),
      ],
      grafico: {
        eje: createMessage('reporte-col-fuente'),
        unidad: 'cuenta',
        series: [createMessage('reporte-col-leidas')],
        puntos: rows.map(({ source, n }) => ({ rotulo: sourceLabel(source), valores: [n] })),
      },
      columnas,
      filas: rows.map(({ source, n, published }) => {
        const at = lives.get(source)?.aliveAt;
        return [
          label(sourceLabel(source)),
          count(n, { fuente: [source] }),
          count(published, { fuente: [source], estado: ['publicada'] }),
          at === undefined ? nothing : { clase: 'instante', valor: at.toISOString() },
        ];
      }),
      totales: [
        total,
        count(all, { vista: 'todas' }),
        count(
          rows.reduce((sum, { published }) => sum + published, 0),
          { estado: ['publicada'] },
        ),
        nothing,
      ],
    };
  },
};
