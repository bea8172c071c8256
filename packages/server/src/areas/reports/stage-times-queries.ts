import { quantile } from '@pliego/contract/rules/quantile';
import { createMessage } from '@pliego/contract/message';
import type { Stage } from '@pliego/contract/rules/work-stages';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { and, eq, sql } from 'drizzle-orm';
import { daysCondition, leftStage } from '#server/areas/tenders/report-filter-queries.ts';
import { rowsOf } from '#server/db/database.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { events } from '#server/db/schema/work.ts';
import {
  column,
  count,
  days,
  label,
  noFigures,
  type Report,
  type ReportInput,
  roundDays,
  worded,
} from './report.ts';
import { inList, listFilter, workRows } from './work-rows-queries.ts';

const timedStages = ['en-analisis', 'en-preparacion', 'presentada'] as const;

interface Stay {
  id: number;
  stage: Stage;
  /** Null where it is not known when it came into the stage. */
  days: number | null;
}

/** The stays in a stage that ended in the period: from the move into it to the move out of it. */
async function stays(input: ReportInput, filter: TenderFilter): Promise<Stay[]> {
  const { tx, caller, period } = input;
  // Events say by themselves who may see them: without a filter the register need not be read.
  const among =
    Object.keys(filter).length === 0
      ? undefined
      : sql`${events.tenderId} in (select ${tenders.id} from ${tenders} where ${inList(filter, input)})`;
  const moves = and(eq(events.companyId, caller.companyId), eq(events.type, 'etapa'));
  const ended = daysCondition(events.at, period.desde, period.hasta);
  return rowsOf<Stay>(
    tx,
    sql`select left_one.id, left_one.stage,
        extract(epoch from left_one.at - came.at)::float8 / 86400 as days
      from (select ${events.tenderId} as id, ${leftStage} as stage, ${events.at} as at, ${events.id} as event
        from ${events} where ${and(moves, ended, among)}) left_one
      left join lateral (select ${events.at} as at from ${events}
        where ${moves} and ${events.tenderId} = left_one.id and ${events.id} < left_one.event
          and ${events.facts} ->> 'a' = left_one.stage
        order by ${events.id} desc limit 1) came on true`,
  );
}

const columnas = [
  column(createMessage('reporte-col-etapa'), false),
  column(createMessage('reporte-col-pasaron')),
  column(createMessage('reporte-col-mediana')),
  column(createMessage('reporte-col-nueve-de-diez')),
  column(createMessage('reporte-col-ahora')),
  column(createMessage('reporte-col-mas-antigua')),
];

const rounded = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10);

/** How long tenders stay in each stage. */
export const stageTimes: Report = {
  id: 'tiempos',
  group: 'trabajo',
  filters: ['periodo', 'persona', 'comprador', 'region', 'tipo'],
  figures: async (input) => {
    const { query, period, now } = input;
    const base = listFilter(query);
    const ended = await stays(input, base);
    const current = await workRows(input, { ...base, etapa: [...timedStages] });
    if (ended.length + current.length === 0) {
      return noFigures(columnas, createMessage('reporte-nada-en-periodo'));
    }
    const rows = timedStages.map((stage) => {
      const own = ended.filter((stay) => stay.stage === stage);
      const lengths = own.flatMap((stay) => (stay.days === null ? [] : [stay.days]));
      const waiting = current.filter((row) => row.stage === stage);
      const ages = waiting.flatMap(({ stageSince }) =>
        stageSince === null ? [] : [roundDays(now.getTime() - stageSince.getTime())],
      );
      return {
        stage,
        left: new Set(own.map(({ id }) => id)).size,
        median: rounded(quantile(lengths, 0.5)),
        most: rounded(quantile(lengths, 0.9)),
        waiting: waiting.length,
        oldest: ages.length === 0 ? null : Math.max(...ages),
      };
    });
    const [slowest] = rows
      .filter(({ median }) => median !== null)
      .toSorted((a, b) => (b.median ?? 0) - (a.median ?? 0));
    const { desde, hasta } = period;
    return {
      frases: [
        ...(slowest === undefined
          ? []
          : [
              createMessage('reporte-tiempos-frase', {
                etapa: slowest.stage,
                dias: slowest.median ?? 0,
              }),
            ]),
        createMessage('reporte-tiempos-que-cuenta'),
      ],
      grafico:
        slowest === undefined
          ? null
          : {
              eje: createMessage('reporte-col-etapa'),
              unidad: 'dias',
              series: [
                createMessage('reporte-col-mediana'),
                createMessage('reporte-col-nueve-de-diez'),
              ],
              puntos: rows.map(({ stage, median, most }) => ({
                rotulo: worded(createMessage(`etapa-${stage}`)),
                valores: [median ?? 0, most ?? 0],
              })),
            },
      columnas,
      filas: rows.map(({ stage, left, median, most, waiting, oldest }) => [
        label(worded(createMessage(`etapa-${stage}`))),
        count(left, { ...base, dejo: [stage], dejoDesde: desde, dejoHasta: hasta }),
        days(median),
        days(most),
        count(waiting, { ...base, etapa: [stage] }),
        days(oldest),
      ]),
      totales: [],
    };
  },
};
