import type { Product } from '@pliego/contract/areas/product-shapes';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/lib/format.ts';
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

/** The width at which all columns fit. */
const wideQuery = '(min-width: 90em)';

const changedColumn = (header: string): DataColumn<Product> => ({
  id: 'changed',
  header,
  width: 108,
  sortKey: 'cambiado',
  firstSort: 'desc',
  cell: (row) => <Changed row={row} />,
});

/** The columns of the catalogue. What it costs is for who may see it. */
export function useProductColumns(options: RowTools & { rows: Product[] }): DataColumn<Product>[] {
  const { rows, selection, mayEdit, onChange } = options;
  const { t } = useTranslation('products');
  const isWide = useMedia(wideQuery);
  const seesCost = rows.some(({ veCosto }) => veCosto);
  return useMemo(() => {
    const all: (DataColumn<Product> | null)[] = [
      mayEdit ? selectionColumn(rows, selection, t('columns.selection')) : null,
      {
        id: 'name',
        header: t('columns.name'),
        sortKey: 'nombre',
        fixed: true,
        cell: (row) => <ProductName row={row} />,
      },
      {
        id: 'codes',
        header: t('columns.codes'),
        width: 124,
        cell: (row) => <Codes codes={row.unspsc} />,
      },
      {
        id: 'price',
        header: t('columns.price'),
        width: 108,
        align: 'end',
        sortKey: 'precio',
        firstSort: 'desc',
        cell: (row) => <PriceEditor row={row} mayEdit={mayEdit} onChange={onChange} />,
      },
      seesCost
        ? {
            id: 'cost',
            header: t('columns.cost'),
            width: 92,
            align: 'end',
            cell: ({ costo, moneda }) => (
              <span className={classes.number}>{formatMoney(costo, moneda) ?? '—'}</span>
            ),
          }
        : null,
      seesCost
        ? {
            id: 'margin',
            header: t('columns.margin'),
            width: 80,
            align: 'end',
            cell: (row) => <Margin row={row} />,
          }
        : null,
      {
        id: 'matches',
        header: t('columns.matches'),
        width: 84,
        align: 'end',
        cell: (row) => <OpenMatches row={row} />,
      },
      {
        id: 'owner',
        header: t('columns.owner'),
        width: 158,
        cell: (row) => <Owner row={row} />,
      },
      isWide ? changedColumn(t('columns.changed')) : null,
      {
        id: 'active',
        header: t('columns.active'),
        width: 76,
        cell: (row) => <ActiveSwitch row={row} mayEdit={mayEdit} onChange={onChange} />,
      },
    ];
    return all.filter((column) => column !== null);
  }, [rows, selection, mayEdit, onChange, seesCost, isWide, t]);
}
