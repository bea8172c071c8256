import type { Product } from '@pliego/contract/areas/product-shapes';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/lib/format.ts';
import { arrangedColumns } from '#web/lists/looks/arranged-columns.ts';
import { columnChoice } from '#web/lists/looks/column-choice.ts';
import type { Looks } from '#web/lists/looks/use-looks.ts';
import type { DataColumn } from '#web/ui/data-table/columns.ts';
import { selectionColumn } from '#web/ui/data-table/selection.tsx';
import { useMedia } from '#web/ui/page/use-media.ts';
import {
  ActiveSwitch,
  Changed,
  Codes,
  Margin,
  OpenMatches,
  Owner,
  ProductName,
} from './product-cells.tsx';
import { PriceEditor } from './price-editor.tsx';
import type { RowTools } from './row-tools.ts';
import classes from './list.module.css';

type Tools = Pick<RowTools, 'mayEdit' | 'onChange'>;

interface ColumnOptions extends Omit<DataColumn<Product>, 'header' | 'cell'> {
  cell: (row: Product, tools: Tools) => ReactNode;
  hiddenAtFirst?: boolean;
  /** For who may see what products cost. */
  ofCost?: boolean;
}

/** Every column of the catalogue, in its order; the texts of the headers have the same keys. */
const columnTable = [
  {
    id: 'nombre',
    sortKey: 'nombre',
    fixed: true,
    pinned: true,
    cell: (row) => <ProductName row={row} />,
  },
  {
    id: 'sku',
    width: 132,
    sortKey: 'sku',
    hiddenAtFirst: true,
    cell: ({ sku }) => <span className={classes.sku}>{sku}</span>,
  },
  { id: 'codigos', width: 124, cell: (row) => <Codes codes={row.unspsc} /> },
  {
    id: 'precio',
    width: 108,
    align: 'end',
    sortKey: 'precio',
    firstSort: 'desc',
    cell: (row, tools) => <PriceEditor row={row} {...tools} />,
  },
  {
    id: 'costo',
    width: 92,
    align: 'end',
    ofCost: true,
    cell: ({ costo, moneda }) => (
      <span className={classes.number}>{formatMoney(costo, moneda) ?? '—'}</span>
    ),
  },
  {
    id: 'margen',
    width: 80,
    align: 'end',
    ofCost: true,
    cell: (row) => <Margin row={row} />,
  },
  { id: 'calces', width: 84, align: 'end', cell: (row) => <OpenMatches row={row} /> },
  { id: 'responsable', width: 158, cell: (row) => <Owner row={row} /> },
  {
    id: 'cambiado',
    width: 108,
    sortKey: 'cambiado',
    firstSort: 'desc',
    cell: (row) => <Changed row={row} />,
  },
  { id: 'activo', width: 76, cell: (row, tools) => <ActiveSwitch row={row} {...tools} /> },
] as const satisfies readonly ColumnOptions[];

export type ProductColumnId = (typeof columnTable)[number]['id'];
type ProductColumn = ColumnOptions & { id: ProductColumnId };
const productColumns: readonly ProductColumn[] = columnTable;

/** How the columns of the catalogue are chosen and written. */
export const productChoice = columnChoice(productColumns);

const ofCost: ReadonlySet<string> = new Set(
  productColumns.filter((column) => column.ofCost === true).map(({ id }) => id),
);

/** The columns that can be shown to the person. */
export const choosableColumns = (seesCost: boolean): readonly ProductColumnId[] =>
  productChoice.ids.filter((id) => seesCost || !ofCost.has(id));

/** The width at which all columns fit. */
const wideQuery = '(min-width: 90em)';

/** What is shown: what was chosen or, until something is, without what leaves the others too little room. */
export function useVisibleProductColumns(
  looks: Looks<ProductColumnId>,
  seesCost: boolean,
): readonly ProductColumnId[] {
  const isWide = useMedia(wideQuery);
  return useMemo(() => {
    const isUsual = looks.columns.join() === productChoice.usual.join();
    return choosableColumns(seesCost)
      .filter((id) => looks.columns.includes(id))
      .filter((id) => isWide || !isUsual || id !== 'cambiado');
  }, [looks.columns, seesCost, isWide]);
}

/** The columns of the catalogue. */
export function useProductColumns(
  { rows, selection, mayEdit, onChange }: RowTools & { rows: Product[] },
  looks: Looks<ProductColumnId>,
): DataColumn<Product>[] {
  const { t } = useTranslation('products');
  return useMemo(() => {
    const tools = { mayEdit, onChange };
    const own = productColumns.map((column) =>
      Object.assign({}, column, {
        header: t(`columns.${column.id}`),
        cell: (row: Product) => column.cell(row, tools),
      }),
    );
    const arranged = arrangedColumns(own, looks);
    return mayEdit
      ? [selectionColumn(rows, selection, t('columns.selection')), ...arranged]
      : arranged;
  }, [rows, selection, mayEdit, onChange, looks, t]);
}
