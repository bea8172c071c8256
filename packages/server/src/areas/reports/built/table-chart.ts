import { type BuiltReport, chartOfBuilt } from '@pliego/contract/areas/built-reports';
import type { ReportChart } from '@pliego/contract/areas/reports';
import { createMessage } from '@pliego/contract/message';
import { currencyName } from '../sums.ts';
import { mostSeries, type Table } from './asked-table.ts';
import { type Group, mostDated } from './group-cells.ts';
import { titleOf } from './table-cells.ts';

/** So many values are drawn beside each other: those of most. */
const mostNamed = 12;

/** The columns that are drawn: the newest, or those of most. */
export function drawnColumns({ columns }: Table): string[] {
  if (columns === null) return [];
  const { keys, is } = columns;
  return is.span === undefined ? keys.slice(0, mostSeries) : keys.slice(-mostSeries);
}

/** What is drawn of a report; nothing where a table alone is wanted, or nothing is known. */
export function tableChart(table: Table, built: BuiltReport): ReportChart | null {
  const { groups, rows, columns, measure, mide, main } = table;
  const forma = chartOfBuilt(built);
  const valueOf = (group: Group) =>
    measure.unit === 'cuenta' ? group.n : (group.values.get(main) ?? 0);
  if (forma === 'tabla' || groups.at(null).known === 0) return null;
  const points =
    rows.is.span === undefined ? rows.keys.slice(0, mostNamed) : rows.keys.slice(-mostDated);
  const series = drawnColumns(table);
  const isMoney = measure.unit === 'monto';
  return {
    eje: createMessage(`reporte-por-${rows.name}`),
    unidad: measure.unit,
    forma,
    ...(isMoney ? { moneda: main } : {}),
    series:
      columns === null
        ? [
            isMoney
              ? createMessage('reporte-en-moneda', {
                  mide: `reporte-mide-${mide}`,
                  moneda: currencyName(main),
                })
              : createMessage(`reporte-mide-${mide}`),
          ]
        : series.map((key) => titleOf(columns.labelOf(key))),
    puntos: points.map((key) => ({
      rotulo: rows.labelOf(key),
      valores:
        columns === null
          ? [valueOf(groups.at(key))]
          : series.map((column) => valueOf(groups.at(key, column))),
    })),
  };
}
