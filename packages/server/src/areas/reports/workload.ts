import type { ReportChart } from '@pliego/contract/areas/reports';
import { createMessage } from '@pliego/contract/message';
import { addDays, daysBetween, mondayOf, santiagoDay } from '@pliego/contract/rules/santiago-time';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { personsOf } from '#server/areas/users/persons-queries.ts';
import { grouped } from './group-rows.ts';
import {
  column,
  count,
  label,
  named,
  noFigures,
  type Report,
  type ReportInput,
  total,
} from './report.ts';
import { listFilter, type WorkRow, workRows } from './work-rows-queries.ts';

const weeks = 8;
/** Of the week of today, of the next one, and so on: the first and the last week of a column. */
const spans = [
  ['reporte-col-esta-semana', 0, 0],
  ['reporte-col-proxima', 1, 1],
  ['reporte-col-tercera', 2, 3],
  ['reporte-col-octava', 4, 7],
] as const;

const takenStages = ['en-analisis', 'en-preparacion'] as const;

/** What is nobody's counts where somebody decided to work on it: all of the register is detected and nobody's. */
const stagesOf = (asignado: TenderFilter['asignado']): TenderFilter['etapa'] =>
  asignado?.includes('nadie') === true ? [...takenStages] : ['detectada', ...takenStages];

async function openRows(input: ReportInput, base: TenderFilter): Promise<WorkRow[]> {
  const rows = await workRows(input, { ...base, etapa: ['detectada', ...takenStages] });
  return rows.filter(({ stage, assigneeId }) => stage !== 'detectada' || assigneeId !== null);
}

/** Those that close within some weeks, counted from the one of a Monday. */
function within(rows: readonly WorkRow[], monday: string, from: number, to: number): WorkRow[] {
  return rows.filter(({ closesOn }) => {
    if (closesOn === null) return false;
    const week = Math.floor(daysBetween(monday, closesOn) / 7);
    return week >= from && week <= to;
  });
}

function chartOf(rows: readonly WorkRow[], monday: string): ReportChart {
  return {
    eje: createMessage('reporte-col-semana'),
    unidad: 'cuenta',
    series: [createMessage('reporte-col-cierres')],
    puntos: Array.from({ length: weeks }, (_, week) => ({
      rotulo: named(
        addDays(monday, 7 * week)
          .slice(5)
          .split('-')
          .toReversed()
          .join('-'),
      ),
      valores: [within(rows, monday, week, week).length],
    })),
  };
}

/** Who has what to hand in, in the coming weeks. */
export const workload: Report = {
  id: 'carga',
  group: 'trabajo',
  filters: ['persona', 'comprador', 'region', 'tipo'],
  figures: async (input) => {
    const { tx, caller, now } = input;
    const today = santiagoDay(now);
    const monday = mondayOf(today);
    const last = addDays(monday, 7 * weeks - 1);
    const own = listFilter(input.query);
    const base: TenderFilter = {
      ...own,
      vista: 'abiertas',
      cierreDesde: today,
      cierreHasta: last,
    };
    const columnas = [
      column(createMessage('reporte-col-persona'), false),
      ...spans.map(([code]) => column(createMessage(code))),
      column(createMessage('reporte-total')),
    ];
    const rows = await openRows(input, base);
    if (rows.length === 0) return noFigures(columnas, createMessage('reporte-nada-ahora'));
    const cells = (some: readonly WorkRow[], filter: TenderFilter | null) => [
      ...spans.map(([, from, to]) => {
        const first = addDays(monday, 7 * from);
        return count(
          within(some, monday, from, to).length,
          filter === null
            ? null
            : {
                ...filter,
                cierreDesde: first < today ? today : first,
                cierreHasta: addDays(monday, 7 * to + 6),
              },
        );
      }),
      count(some.length, filter),
    ];
    const context = { period: input.period, personOf: await personsOf(tx, caller.companyId) };
    const groups = grouped('persona', rows, context);
    // Of who has them: a list of the detected ones of nobody would be of the whole register.
    const people = groups.flatMap(({ filter }) => filter.asignado ?? []);
    const isMixed = people.includes('nadie') && people.length > 1;
    return {
      frases: [
        createMessage('reporte-carga-frase', {
          total: rows.length,
          huerfanas: rows.filter(({ assigneeId }) => assigneeId === null).length,
        }),
        createMessage('reporte-carga-que-cuenta'),
      ],
      grafico: chartOf(rows, monday),
      columnas,
      filas: groups.map(({ label: rotulo, filter, rows: some }) =>
        [label(rotulo)].concat(
          cells(some, { ...base, ...filter, etapa: stagesOf(filter.asignado) }),
        ),
      ),
      totales: [
        total,
        ...cells(rows, isMixed ? null : { ...base, asignado: people, etapa: stagesOf(people) }),
      ],
    };
  },
};
