import { createMessage } from '@pliego/contract/message';
import { addDays, santiagoDay } from '@pliego/contract/rules/santiago-time';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { sql } from 'drizzle-orm';
import { closingDay } from '#server/areas/tenders/closing-queries.ts';
import { rowsOf } from '#server/db/database.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { monthName, monthsOf, monthWithin } from './group-rows.ts';
import {
  column,
  count,
  label,
  noFigures,
  type Report,
  type ReportInput,
  total,
  worded,
} from './report.ts';
import { inList, listFilter } from './work-rows-queries.ts';

const columnas = [
  column(createMessage('reporte-col-mes'), false),
  column(createMessage('reporte-col-calzaban')),
  column(createMessage('reporte-col-en-analisis')),
  column(createMessage('reporte-col-en-preparacion')),
  column(createMessage('reporte-total')),
];

/** The three ways of not having seen something in time, as the list finds them. */
function kindsOf(base: TenderFilter): TenderFilter[] {
  return [
    // Nobody has it: what somebody has is in their list, and they decided not to move it.
    { ...base, calce: 'si', etapa: ['detectada'], asignado: base.asignado ?? ['nadie'] },
    { ...base, etapa: ['en-analisis'] },
    { ...base, etapa: ['en-preparacion'] },
  ];
}

/** How many tenders of a list closed in each month. */
async function perMonth(input: ReportInput, filter: TenderFilter): Promise<Map<string, number>> {
  const day = closingDay(tenders);
  const rows = await rowsOf<{ month: string; n: number }>(
    input.tx,
    sql`select to_char(${day}, 'YYYY-MM') as month, count(*)::int as n
      from ${tenders} where ${inList(filter, input)} group by 1`,
  );
  return new Map(rows.map(({ month, n }) => [month, n]));
}

/** What closed without a bid of ours and without a decision not to bid. */
export const unseen: Report = {
  id: 'sin-ver',
  group: 'trabajo',
  filters: ['periodo', 'persona', 'comprador', 'region', 'tipo'],
  figures: async (input) => {
    const yesterday = addDays(santiagoDay(input.now), -1);
    const { desde, hasta } = input.period;
    const period = { desde, hasta: hasta > yesterday ? yesterday : hasta };
    const base: TenderFilter = {
      ...listFilter(input.query),
      cierreDesde: period.desde,
      cierreHasta: period.hasta,
    };
    const kinds = kindsOf(base);
    const counts: Map<string, number>[] = [];
    // One after the other: they share the connection of the transaction.
    for (const kind of kinds) counts.push(await perMonth(input, kind));
    const sums = counts.map((months) => [...months.values()].reduce((sum, n) => sum + n, 0));
    const all = sums.reduce((sum, n) => sum + n, 0);
    if (all === 0) return noFigures(columnas, createMessage('reporte-nada-en-periodo'));
    const [fitting = 0] = sums;
    const months = monthsOf(
      period,
      counts.flatMap((one) => [...one.keys()]),
    ).map((month) => ({
      month,
      numbers: counts.map((one) => one.get(month) ?? 0),
    }));
    return {
      frases: [
        createMessage('reporte-sin-ver-frase', { trabajadas: all - fitting, calzaban: fitting }),
        createMessage('reporte-sin-ver-que-cuenta'),
      ],
      grafico: {
        eje: createMessage('reporte-col-mes'),
        unidad: 'cuenta',
        series: [createMessage('reporte-col-calzaban'), createMessage('reporte-col-sin-oferta')],
        puntos: months.map(({ month, numbers: [fit = 0, ...worked] }) => ({
          rotulo: worded(monthName(month)),
          valores: [fit, worked.reduce((sum, n) => sum + n, 0)],
        })),
      },
      columnas,
      filas: months.map(({ month, numbers }) => {
        const { first, last } = monthWithin(month, period);
        const cells = numbers.map((n, kind) =>
          count(n, { ...kinds[kind], cierreDesde: first, cierreHasta: last }),
        );
        const sum = numbers.reduce((some, n) => some + n, 0);
        return [label(worded(monthName(month)))].concat(cells, count(sum, null));
      }),
      totales: [total, ...sums.map((n, kind) => count(n, kinds[kind] ?? null)), count(all, null)],
    };
  },
};
