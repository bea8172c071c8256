import { maxReportRows, type ReportCell } from '@pliego/contract/areas/reports';
import { quantile } from '@pliego/contract/rules/quantile';
import { createMessage } from '@pliego/contract/message';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { supplierKey } from '@pliego/contract/rules/supplier-key';
import { partiesOf } from '#server/areas/market/parties.ts';
import { awardedOf, offerOf } from './sums.ts';
import {
  column,
  count,
  institution,
  label,
  money,
  noFigures,
  nothing,
  type Report,
  type ReportInput,
  total,
  worded,
} from './report.ts';
import { listFilter, type WorkRow, workRows } from './work-rows-queries.ts';

/** How much more we offered than who won, of one; null where the amounts cannot be compared. */
function excessOf(row: WorkRow): number | null {
  const [ours, theirs] = [offerOf(row), awardedOf(row.outcome)];
  if (ours === null || theirs === null || ours.currency !== theirs.currency) return null;
  return theirs.amount > 0 ? ours.amount / theirs.amount - 1 : null;
}

const bands = [
  ['reporte-ofertas-mas-baja', 0],
  ['reporte-ofertas-hasta-2', 0.02],
  ['reporte-ofertas-hasta-5', 0.05],
  ['reporte-ofertas-hasta-10', 0.1],
  ['reporte-ofertas-hasta-20', 0.2],
  ['reporte-ofertas-mas-de-20', Infinity],
] as const;

const amountCell = (amount: ReturnType<typeof offerOf>): ReportCell =>
  amount === null ? nothing : money(amount.amount, amount.currency, null);

const winnerKey = ({ outcome }: WorkRow): string | null =>
  outcome === null ? null : supplierKey({ nombre: outcome.ganador, rut: outcome.rutGanador });

/** Who won each: with a dossier where sources name it too, otherwise as it was written down. */
async function winnersOf({ tx, caller }: ReportInput, rows: readonly WorkRow[]) {
  const parties = await partiesOf(
    tx,
    caller,
    rows.flatMap((row) => winnerKey(row) ?? []),
    null,
  );
  return (row: WorkRow): ReportCell => {
    const key = winnerKey(row);
    if (key !== null && parties.isNamed(key)) return parties.cell(key);
    const nombre = row.outcome?.ganador ?? null;
    return nombre === null ? nothing : label(institution(nombre));
  };
}

interface Compared {
  row: WorkRow;
  excess: number | null;
}

const cellsOf = (
  { row, excess }: Compared,
  winnerOf: (row: WorkRow) => ReportCell,
): ReportCell[] => [
  { clase: 'licitacion', id: row.id, codigo: row.code, nombre: row.title },
  row.buyer === null || row.buyerId === null
    ? nothing
    : { clase: 'comprador', id: row.buyerId, nombre: row.buyer },
  winnerOf(row),
  amountCell(offerOf(row)),
  amountCell(awardedOf(row.outcome)),
  excess === null ? nothing : { clase: 'parte', valor: excess },
];

/** Our offers of the tenders we lost beside those that won. */
export const offers: Report = {
  id: 'ofertas',
  group: 'resultado',
  filters: ['periodo', 'persona', 'comprador', 'region', 'tipo'],
  figures: async (input) => {
    const { query, period } = input;
    const base: TenderFilter = {
      ...listFilter(query),
      etapa: ['perdida'],
      etapaDesde: period.desde,
      etapaHasta: period.hasta,
    };
    const columnas = [
      column(createMessage('reporte-col-licitacion'), false),
      column(createMessage('reporte-col-comprador'), false),
      column(createMessage('reporte-col-ganador'), false),
      column(createMessage('reporte-col-nuestra')),
      column(createMessage('reporte-col-adjudicado')),
      column(createMessage('reporte-col-diferencia')),
    ];
    const rows = await workRows(input, base);
    if (rows.length === 0) return noFigures(columnas, createMessage('reporte-nada-en-periodo'));
    const compared = rows
      .map((row) => ({ row, excess: excessOf(row) }))
      .toSorted((a, b) => (a.excess ?? Infinity) - (b.excess ?? Infinity) || a.row.id - b.row.id);
    const known = compared.flatMap(({ excess }) => (excess === null ? [] : [excess]));
    const left = rows.length - known.length;
    const inBand = (index: number) => {
      const [, below] = bands[index] ?? ['', 0];
      const [, above] = bands[index - 1] ?? ['', -Infinity];
      return known.filter((excess) => excess < below && excess >= above).length;
    };
    const median = quantile(known, 0.5);
    const winnerOf = await winnersOf(input, rows);
    return {
      frases: [
        createMessage('reporte-ofertas-frase', {
          perdidas: rows.length,
          comparables: known.length,
          count: known.filter((excess) => excess < 0.05).length,
        }),
        ...(left === 0 ? [] : [createMessage('reporte-ofertas-fuera', { count: left })]),
        ...(compared.length > maxReportRows
          ? [
              createMessage('reporte-recortado', {
                mostradas: maxReportRows,
                total: compared.length,
              }),
            ]
          : []),
      ],
      grafico:
        known.length === 0
          ? null
          : {
              eje: createMessage('reporte-ofertas-eje'),
              unidad: 'cuenta',
              series: [createMessage('reporte-col-perdidas')],
              puntos: bands.map(([code], index) => ({
                rotulo: worded(createMessage(code)),
                valores: [inBand(index)],
              })),
            },
      columnas,
      filas: compared.slice(0, maxReportRows).map((one) => cellsOf(one, winnerOf)),
      totales: [
        total,
        count(rows.length, base),
        nothing,
        nothing,
        label(worded(createMessage('reporte-col-mediana-simple'))),
        median === null ? nothing : { clase: 'parte', valor: median },
      ],
    };
  },
};
