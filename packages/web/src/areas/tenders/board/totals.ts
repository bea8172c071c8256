import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import type { Stage } from '@pliego/contract/rules/work-stages';
import type { BoardData } from './board-data.ts';

type ColumnTotals = BoardData['columnas'][number];

/** A column with the card counted once more, or once less; sums stay apart by currency. */
function counted(
  column: ColumnTotals,
  { monto, moneda }: Pick<TenderSummary, 'monto' | 'moneda'>,
  by: 1 | -1,
): ColumnTotals {
  if (!column.exacta) return column;
  const cantidad = Math.max(0, column.cantidad + by);
  if (monto === null) return { ...column, cantidad, sinMonto: Math.max(0, column.sinMonto + by) };
  const isKnown = column.montos.some((sum) => sum.moneda === moneda);
  const montos = isKnown
    ? column.montos.map((sum) =>
        sum.moneda === moneda ? { ...sum, monto: sum.monto + by * monto } : sum,
      )
    : [...column.montos, { moneda, monto: by * monto }];
  // What is left of a currency that no card has any more is nothing, whatever its fractions add up to.
  return { ...column, cantidad, montos: montos.filter((sum) => sum.monto > 0.005) };
}

/** The totals of the columns after a card went from one to another. */
export function movedTotals(
  columns: readonly ColumnTotals[],
  card: Pick<TenderSummary, 'etapa' | 'monto' | 'moneda'>,
  to: Stage,
): ColumnTotals[] {
  if (card.etapa === to) return [...columns];
  return columns.map((column) => {
    if (column.etapa === card.etapa) return counted(column, card, -1);
    return column.etapa === to ? counted(column, card, 1) : column;
  });
}
