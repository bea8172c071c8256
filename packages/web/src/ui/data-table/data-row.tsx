import { type ReactNode, useMemo } from 'react';
import { cellStyle, type DataColumn } from './columns.ts';
import classes from './data-table.module.css';

interface DataRowProps<Row> {
  id: string;
  row: Row;
  columns: DataColumn<Row>[];
  /** Where the keyboard is in the list. */
  isCurrent: boolean;
  /** Its cells take the focus, one by one. */
  isGrid: boolean;
  /** The column of the cell that is in the tab order, where it is of this row. */
  stop: string | undefined;
  /** What pressing a row does, beside its own links and buttons. */
  onPick?: (row: Row) => void;
  /** Under the row, over its whole width; nothing while it is folded. */
  unfolded?: (row: Row) => ReactNode;
}

/** What answers by itself: pressing it is no press of the row. */
const answering = 'a, button, input, label, select, textarea, [role="dialog"]';

function isForRow(target: EventTarget): boolean {
  const isOwn = target instanceof Element && target.closest(answering) === null;
  return isOwn && getSelection()?.isCollapsed !== false;
}

/** What makes a cell one of a grid. */
const cellProps = (id: string, isStop: boolean, isEditable = false) => ({
  role: 'gridcell',
  tabIndex: isStop ? 0 : -1,
  'data-column': id,
  'aria-readonly': !isEditable,
});

/** Kept as it is while another row is edited or a page is added: there are hundreds of them. */
export function DataRow<Row>({
  id: rowId,
  row,
  columns,
  isCurrent,
  isGrid,
  stop,
  onPick,
  unfolded,
}: DataRowProps<Row>) {
  const more = unfolded?.(row) ?? null;
  const drawn = useMemo(
    () => (
      // The keyboard reaches the same by the link in the row and the keys of the list.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
      <tr
        className={classes.row}
        data-row={rowId}
        data-current={isCurrent || undefined}
        data-pickable={onPick === undefined ? undefined : true}
        onClick={
          onPick === undefined
            ? undefined
            : (event) => {
                if (isForRow(event.target)) onPick(row);
              }
        }
      >
        {columns.map(({ id, cell, align, pinned, width, start, editable }) => (
          <td
            key={id}
            className={classes.cell}
            style={cellStyle({ width, start })}
            data-align={align}
            data-pinned={pinned}
            {...(isGrid ? cellProps(id, stop === id, editable) : {})}
          >
            {cell(row)}
          </td>
        ))}
      </tr>
    ),
    [rowId, row, columns, isCurrent, isGrid, stop, onPick],
  );
  if (more === null) return drawn;
  return (
    <>
      {drawn}
      <tr className={classes.unfolded}>
        <td colSpan={columns.length}>{more}</td>
      </tr>
    </>
  );
}
