import { type ReactNode, useMemo, useRef } from 'react';
import { useIsPhone } from '../page/use-media.ts';
import { type DataColumn, type Density, withPlaces } from './columns.ts';
import { DataCard, DataCards } from './data-cards.tsx';
import { DataRow } from './data-row.tsx';
import { HeaderCell } from './header-cell.tsx';
import { type GridActs, useGrid } from './use-grid.ts';
import { SkeletonCards, SkeletonRows } from './skeletons.tsx';
import classes from './data-table.module.css';

export interface DataTableProps<Row> {
  /** Accessible name of the table, and of the list of cards on phones. */
  label: string;
  columns: DataColumn<Row>[];
  rows: Row[];
  rowId: (row: Row) => string;
  /** Ids of the columns to show beside the fixed ones; all when absent. */
  visible?: readonly string[];
  density?: Density;
  sort?: string;
  onSort?: (column: DataColumn<Row>) => void;
  /** Lets columns be made wider and narrower; with the width that was chosen, in pixels. */
  onResize?: (column: DataColumn<Row>, width: number) => void;
  /** First load: grey rows in the shape of what comes. */
  loading?: boolean;
  /** The rows shown are those of the previous query. */
  stale?: boolean;
  /** Instead of the rows: empty or error. */
  instead?: ReactNode;
  /** The row where the keyboard is. */
  currentId?: string;
  /** What pressing a row does, beside its own links and buttons. */
  onPick?: (row: Row) => void;
  /** What a row shows below itself, over the whole width; null while it is folded. A card shows it by itself. */
  unfolded?: (row: Row) => ReactNode;
  /** What keys do in its cells: with it the table is a grid. */
  grid?: GridActs<Row>;
  /** One row on a phone. */
  card: (row: Row) => ReactNode;
  /** Under the last row: more to load. */
  footer?: ReactNode;
  /** Restores the scroll position of this table when the user returns. */
  scrollId?: string;
}

/**
 * The one table. Rows, order and pages come from the server; it shows them with their four states: loading, empty,
 * error, data. Phones get cards, because a table that scrolls sideways hides columns that matter.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, density = 'comoda', rowId, currentId } = props;
  const isPhone = useIsPhone();
  const shown = useShownColumns(props.columns, props.visible);
  const body = useRef<HTMLTableSectionElement>(null);
  const grid = useGrid(body, {
    acts: props.grid,
    rows: props.rows,
    rowId,
    columns: shown,
    currentId,
  });
  const isGrid = props.grid !== undefined;

  if (isPhone) {
    return (
      <DataCards
        label={label}
        stale={props.stale}
        loading={props.loading}
        footer={props.footer}
        instead={props.instead}
      >
        {props.loading === true ? (
          <SkeletonCards />
        ) : (
          props.rows.map((row) => <DataCard key={rowId(row)} row={row} card={props.card} />)
        )}
      </DataCards>
    );
  }
  const fixedWidth = shown.reduce((sum, { width = 0 }) => sum + width, 0);
  return (
    <div className={classes.frame} data-scroll-restoration-id={props.scrollId}>
      <table
        role={isGrid ? 'grid' : undefined}
        className={classes.table}
        aria-label={label}
        aria-busy={props.loading === true || props.stale === true}
        data-density={density}
        data-stale={props.stale === true || undefined}
        style={{ minWidth: fixedWidth + minimumFlexibleWidth }}
      >
        <thead className={classes.head}>
          <tr className={classes.headerRow}>
            {shown.map((column) => (
              <HeaderCell
                key={column.id}
                column={column}
                sort={props.sort}
                onSort={props.onSort}
                onResize={props.onResize}
              />
            ))}
          </tr>
        </thead>
        <tbody ref={body} {...grid.listeners}>
          {props.loading === true ? <SkeletonRows columns={shown} density={density} /> : null}
          {props.loading !== true && props.instead === undefined
            ? props.rows.map((row) => (
                <DataRow
                  key={rowId(row)}
                  id={rowId(row)}
                  row={row}
                  columns={shown}
                  isCurrent={rowId(row) === currentId}
                  isGrid={isGrid}
                  stop={rowId(row) === grid.stop?.row ? grid.stop.column : undefined}
                  onPick={props.onPick}
                  unfolded={props.unfolded}
                />
              ))
            : null}
        </tbody>
      </table>
      {props.loading === true ? null : props.instead}
      {props.footer}
    </div>
  );
}

/** What the column without a width keeps when the others take the room. */
const minimumFlexibleWidth = 222;

/** The visible columns in their order. The array stays the same while they do: rows are kept by it. */
function useShownColumns<Row>(
  columns: DataColumn<Row>[],
  visible: readonly string[] | undefined,
): DataColumn<Row>[] {
  return useMemo(
    () =>
      withPlaces(
        columns.filter(({ id, fixed }) => fixed === true || (visible?.includes(id) ?? true)),
      ),
    [columns, visible],
  );
}
