import { createMessage } from '@pliego/contract/message';
import type { Stage } from '@pliego/contract/rules/work-stages';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { type Amount, currenciesOf, currencyName, offerOf, offersIn, sumsOf } from './sums.ts';
import { column, count, label, money, noFigures, type Report, total, worded } from './report.ts';
import { listFilter, type WorkRow, workRows } from './work-rows-queries.ts';

/** What somebody decided to work on and has not ended. What is only detected is nobody's work yet. */
const pipelineStages = ['en-analisis', 'en-preparacion', 'presentada'] as const;

const expectedOf = (row: WorkRow): Amount | null => {
  const offer = offerOf(row);
  if (offer === null || row.probability === null) return null;
  return { ...offer, amount: (offer.amount * row.probability) / 100 };
};

function cellsOf(rows: readonly WorkRow[], filter: TenderFilter, shown: readonly string[]) {
  const [offered, expected] = [sumsOf(rows.map(offerOf)), sumsOf(rows.map(expectedOf))];
  return [
    count(rows.length, filter),
    ...shown.flatMap((currency) => {
      const behind = { ...filter, ...offersIn(currency) };
      return [
        count(rows.filter((row) => offerOf(row)?.currency === currency).length, behind),
        money(offered.get(currency), currency, behind),
        money(expected.get(currency), currency, behind),
      ];
    }),
  ];
}

/** The stages of what is under way, with what we offered and can expect. */
export const pipeline: Report = {
  id: 'embudo',
  group: 'trabajo',
  filters: ['persona', 'comprador', 'region', 'tipo'],
  figures: async (input) => {
    const base = listFilter(input.query);
    const inStages = (stages: readonly Stage[]) => ({ ...base, etapa: [...stages] });
    const rows = await workRows(input, inStages(pipelineStages));
    const shown = currenciesOf(sumsOf(rows.map(offerOf)));
    const columnas = [
      column(createMessage('reporte-col-etapa'), false),
      column(createMessage('reporte-col-licitaciones')),
      ...shown.flatMap((currency) => {
        const moneda = currencyName(currency);
        return [
          column(createMessage('reporte-col-con-oferta', { moneda })),
          column(createMessage('reporte-col-ofertado', { moneda })),
          column(createMessage('reporte-col-esperado', { moneda })),
        ];
      }),
    ];
    if (rows.length === 0) return noFigures(columnas, createMessage('reporte-nada-ahora'));
    const of = (stage: Stage) => rows.filter((row) => row.stage === stage);
    const unweighed = rows.filter((row) => offerOf(row) !== null && row.probability === null);
    const stageLabel = (stage: (typeof pipelineStages)[number]) =>
      worded(createMessage(`etapa-${stage}`));
    return {
      frases: [
        createMessage('reporte-embudo-frase', {
          total: rows.length,
          presentadas: of('presentada').length,
        }),
        ...(shown.length === 0 ? [] : [createMessage('reporte-embudo-esperado')]),
        ...(unweighed.length === 0
          ? []
          : [createMessage('reporte-embudo-sin-probabilidad', { count: unweighed.length })]),
      ],
      grafico: {
        eje: createMessage('reporte-col-etapa'),
        unidad: 'cuenta',
        series: [createMessage('reporte-col-licitaciones')],
        puntos: pipelineStages.map((stage) => ({
          rotulo: stageLabel(stage),
          valores: [of(stage).length],
        })),
      },
      columnas,
      filas: pipelineStages.map((stage) =>
        [label(stageLabel(stage))].concat(cellsOf(of(stage), inStages([stage]), shown)),
      ),
      totales: [total, ...cellsOf(rows, inStages(pipelineStages), shown)],
    };
  },
};
