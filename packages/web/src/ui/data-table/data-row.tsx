import { memo } from 'react';
import type { DataColumn } from './columns.ts';
import classes from './data-table.module.css';

interface DataRowProps<Row> {
  row: Row;
  columns: DataColumn<Row>[];
}

function PlainRow<Row>({ row, columns }: DataRowProps<Row>) {
  return (
    <tr className={classes.row}>
      {columns.map(({ id, cell, align }) => (
        <td key={id} className={classes.cell} data-align={align}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** Memoised: hundreds of rows stay as they are while one of them is edited or a page is added. */
// memo() forgets the type parameter of what it wraps; this says it again.
export const DataRow: typeof PlainRow = memo(PlainRow);
