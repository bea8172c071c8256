import type { ReportCell, ReportLabel } from '@pliego/contract/areas/reports';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { createMessage, type Message } from '@pliego/contract/message';
import {
  column,
  count,
  label,
  money,
  nothing,
  type ReportFigures,
  share,
  total,
} from '../report.ts';
import { currencyName } from '../sums.ts';
import type { Table } from './asked-table.ts';
import { type Group, noCurrency, wholeOf } from './group-cells.ts';

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A name as a sentence of its own, for the head of a column. */
export const titleOf = (name: ReportLabel): Message =>
  'mensaje' in name ? name.mensaje : createMessage('reporte-nombre', { nombre: name.texto });

/** The figure of some tenders, with the list it was worked out from. */
function figureOf(
  { measure }: Table,
  group: Group,
  list: TenderFilter | null,
  currency: string,
): ReportCell {
  const valor = group.values.get(currency);
  const lista = group.n === 0 ? null : list;
  switch (measure.unit) {
    case 'cuenta':
      return count(group.n, list);
    case 'monto':
      return money(
        valor,
        currency,
        lista === null ? null : (measure.narrow?.(lista, currency) ?? lista),
      );
    case 'parte':
      return valor === undefined ? nothing : { clase: 'parte', valor, lista };
    case 'dias':
      return valor === undefined ? nothing : { clase: 'dias', valor: tenth(valor), lista };
    case 'numero':
      return valor === undefined ? nothing : { clase: 'numero', valor: tenth(valor), lista };
  }
}

/** The lists behind rows, columns and cells; null where the list of tenders cannot say it. */
function listsOf({ base, rows, columns }: Table) {
  const narrowed = (list: TenderFilter | null, axis: typeof rows, key: string) =>
    list === null ? null : axis.is.narrow(list, key);
  const ofAllColumns = columns === null ? base : wholeOf(base, columns, columns);
  const ofAll = wholeOf(ofAllColumns, rows, rows);
  return {
    all: ofAll,
    row: (key: string) => narrowed(ofAllColumns, rows, key),
    column: (key: string) =>
      columns === null ? null : narrowed(wholeOf(base, rows, rows), columns, key),
    cell: (row: string, key: string) =>
      columns === null ? null : narrowed(narrowed(base, rows, row), columns, key),
  };
}

const measureTitle = ({ mide }: Table) => createMessage(`reporte-mide-${mide}`);
const rowsTitle = ({ rows }: Table) => column(createMessage(`reporte-por-${rows.name}`), false);

/** One column a value, and the whole at the end. */
function crossed(table: Table): Pick<ReportFigures, 'columnas' | 'filas' | 'totales'> {
  const { groups, rows, columns, main } = table;
  const [lists, across] = [listsOf(table), columns?.keys ?? []];
  const figure = (group: Group, list: TenderFilter | null) => figureOf(table, group, list, main);
  return {
    columnas: [
      rowsTitle(table),
      ...across.map((key) => column(titleOf(columns?.labelOf(key) ?? { texto: key }))),
      column(createMessage('reporte-total')),
    ],
    filas: rows.keys.map((row) =>
      [label(rows.labelOf(row))].concat(
        across.map((key) => figure(groups.at(row, key), lists.cell(row, key))),
        figure(groups.at(row), lists.row(row)),
      ),
    ),
    totales: [
      total,
      ...across.map((key) => figure(groups.at(null, key), lists.column(key))),
      figure(groups.at(null), lists.all),
    ],
  };
}

/** How many there are, and the figure: of amounts, a column each currency. */
function plain(table: Table): Pick<ReportFigures, 'columnas' | 'filas' | 'totales'> {
  const { groups, rows, measure, currencies } = table;
  const [lists, whole] = [listsOf(table), groups.at(null)];
  const isCount = measure.unit === 'cuenta';
  const shown = measure.unit === 'monto' ? currencies : [noCurrency];
  const cells = (group: Group, list: TenderFilter | null): ReportCell[] => [
    count(group.n, list),
    ...(isCount
      ? [share(group.n, whole.n)]
      : shown.map((currency) => figureOf(table, group, list, currency))),
  ];
  const titles = shown.map((currency) =>
    measure.unit === 'monto'
      ? createMessage('reporte-en-moneda', {
          mide: `reporte-mide-${table.mide}`,
          moneda: currencyName(currency),
        })
      : measureTitle(table),
  );
  return {
    columnas: [
      rowsTitle(table),
      column(createMessage('reporte-mide-licitaciones')),
      ...(isCount
        ? [column(createMessage('reporte-col-del-total'))]
        : titles.map((title) => column(title))),
    ],
    filas: rows.keys.map((key) =>
      [label(rows.labelOf(key))].concat(cells(groups.at(key), lists.row(key))),
    ),
    totales: [total, ...cells(whole, lists.all)],
  };
}

/** The table of a report that somebody put together. */
export const tableCells = (table: Table): Pick<ReportFigures, 'columnas' | 'filas' | 'totales'> =>
  table.columns === null ? plain(table) : crossed(table);
