import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import { ColumnEdge } from './column-edge.tsx';
import { cellStyle, type DataColumn, sortState } from './columns.ts';
import classes from './data-table.module.css';

interface HeaderCellProps<Row> {
  column: DataColumn<Row>;
  sort?: string;
  onSort?: (column: DataColumn<Row>) => void;
  onResize?: (column: DataColumn<Row>, width: number) => void;
}

const icons = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort };

export function HeaderCell<Row>({ column, sort, onSort, onResize }: HeaderCellProps<Row>) {
  const common = {
    scope: 'col',
    className: classes.header,
    style: cellStyle(column),
    'data-align': column.align,
    'data-pinned': column.pinned,
  };
  if (column.headerContent !== undefined) {
    return <th {...common}>{column.headerContent}</th>;
  }
  const edge =
    onResize === undefined || column.width === undefined ? null : (
      <ColumnEdge
        name={column.header}
        width={column.width}
        onResize={(width) => onResize(column, width)}
      />
    );
  const state = onSort === undefined ? undefined : sortState(column.sortKey, sort);
  if (state === undefined) {
    return (
      <th {...common}>
        <span className={classes.headerText}>{column.header}</span>
        {edge}
      </th>
    );
  }
  const Icon = icons[state];
  return (
    <th {...common} aria-sort={state === 'none' ? undefined : state}>
      <button
        type="button"
        className={classes.sort}
        data-sorted={state === 'none' ? undefined : true}
        onClick={() => onSort?.(column)}
      >
        <span className={classes.headerText}>{column.header}</span>
        <Icon size={14} aria-hidden className={classes.sortIcon} />
      </button>
      {edge}
    </th>
  );
}
