import { createMessage } from '@pliego/contract/message';
import { outcomeStages, type Stage } from '@pliego/contract/rules/work-stages';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { personsOf } from '#server/areas/users/persons-queries.ts';
import { type Group, grouped } from './group-rows.ts';
import { type Amount, awardedOf, currenciesOf, currencyName, offerOf, sumsOf } from './sums.ts';
import { column, count, label, money, noFigures, type Report, share, total } from './report.ts';
import { listFilter, type WorkRow, workRows } from './work-rows-queries.ts';

const of = (rows: readonly WorkRow[], stage: Stage) => rows.filter((row) => row.stage === stage);

/** What a tender that we won is worth: what was awarded, or what we offered. */
const wonAmount = (row: WorkRow): Amount | null => awardedOf(row.outcome) ?? offerOf(row);

const wonSums = (rows: readonly WorkRow[]) => sumsOf(of(rows, 'ganada').map(wonAmount));

function cellsOf(rows: readonly WorkRow[], filter: TenderFilter, shown: readonly string[]) {
  const [won, lost] = [of(rows, 'ganada').length, of(rows, 'perdida').length];
  const sums = wonSums(rows);
  const inStage = (stage: Stage): TenderFilter => ({ ...filter, etapa: [stage] });
  return [
    count(won, inStage('ganada')),
    count(lost, inStage('perdida')),
    count(of(rows, 'sin-ganador').length, inStage('sin-ganador')),
    share(won, won + lost),
    ...shown.map((currency) => money(sums.get(currency), currency, inStage('ganada'))),
  ];
}

/** How bids ended in a period, by what one chooses. */
export const results: Report = {
  id: 'resultados',
  group: 'resultado',
  filters: ['periodo', 'por', 'persona', 'comprador', 'region', 'tipo'],
  figures: async (input) => {
    const { tx, caller, query, period } = input;
    const by = query.por ?? 'mes';
    const base: TenderFilter = {
      ...listFilter(query),
      etapaDesde: period.desde,
      etapaHasta: period.hasta,
    };
    const rows = await workRows(input, { ...base, etapa: [...outcomeStages] });
    const shown = currenciesOf(wonSums(rows));
    const columnas = [
      column(createMessage(`reporte-col-${by}`), false),
      column(createMessage('reporte-col-ganadas')),
      column(createMessage('reporte-col-perdidas')),
      column(createMessage('reporte-col-sin-ganador')),
      column(createMessage('reporte-col-tasa')),
      ...shown.map((currency) =>
        column(createMessage('reporte-col-ganado', { moneda: currencyName(currency) })),
      ),
    ];
    if (rows.length === 0) return noFigures(columnas, createMessage('reporte-nada-en-periodo'));
    const personOf = await personsOf(tx, caller.companyId);
    const groups = grouped(by, rows, { period, personOf });
    const [won, lost] = [of(rows, 'ganada'), of(rows, 'perdida').length];
    const unpriced = won.filter((row) => wonAmount(row) === null).length;
    const ofGroup = ({ rows: own, filter }: Group) => cellsOf(own, { ...base, ...filter }, shown);
    return {
      frases: [
        createMessage('reporte-resultados-frase', {
          decididas: won.length + lost,
          ganadas: won.length,
          perdidas: lost,
          sinGanador: of(rows, 'sin-ganador').length,
        }),
        ...(shown.length === 0 ? [] : [createMessage('reporte-resultados-montos')]),
        ...(unpriced === 0
          ? []
          : [createMessage('reporte-resultados-sin-monto', { count: unpriced })]),
      ],
      grafico: {
        eje: createMessage(`reporte-col-${by}`),
        unidad: 'cuenta',
        series: [createMessage('reporte-col-ganadas'), createMessage('reporte-col-perdidas')],
        puntos: groups.slice(0, by === 'mes' ? 36 : 12).map((group) => ({
          rotulo: group.label,
          valores: [of(group.rows, 'ganada').length, of(group.rows, 'perdida').length],
        })),
      },
      columnas,
      filas: groups.map((group) => [label(group.label)].concat(ofGroup(group))),
      totales: [total, ...cellsOf(rows, base, shown)],
    };
  },
};
