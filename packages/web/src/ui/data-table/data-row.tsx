import { useMemo } from 'react';
import type { DataColumn } from './columns.ts';
import classes from './data-table.module.css';

interface DataRowProps<Row> {
  row: Row;
  columns: DataColumn<Row>[];
}

/** Kept as it is while another row is edited or a page is added: there are hundreds of them. */
export function DataRow<Row>({ row, columns }: DataRowProps<Row>) {
  return useMemo(
    () => (
      <tr className={classes.row}>
        {columns.map(({ id, cell, align }) => (
          <td key={id} className={classes.cell} data-align={align}>
            {cell(row)}
          </td>
        ))}
      </tr>
    ),
    [row, columns],
  );
}
