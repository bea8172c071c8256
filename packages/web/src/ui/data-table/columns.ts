import type { ReactNode } from 'react';

/** The definition of a column by an area: title, cell, and whether the server can sort by it. */
export interface DataColumn<Row> {
  id: string;
  header: string;
  /** In the place of the header's text, for what is no text: a box that chooses all. */
  headerContent?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Pixels; the one column without a width takes the room that is left. */
  width?: number;
  align?: 'end';
  /** The field in `sort=field` or `sort=-field`. */
  sortKey?: string;
  /** Which way the first click sorts; dates of the past and amounts read best from the top down. */
  firstSort?: 'asc' | 'desc';
  /** Stays in sight when the table is scrolled sideways; those that do come first, all but the last of them with a width. */
  pinned?: boolean;
  /** Where a column that stays in sight stands then, in pixels from the start of the table; the table says it. */
  start?: number;
  /** In a grid: holds a fact that people change in its cell. */
  editable?: boolean;
  /** Always there, whatever columns are chosen: what a row is recognised by. */
  fixed?: boolean;
}

export type Density = 'comoda' | 'compacta';

/** The width of a column, of its header and of each of its cells, and where it stays in sight. */
export const cellStyle = ({ width, start }: { width?: number; start?: number }) => ({
  ...(width === undefined ? {} : { flex: 'none', width }),
  ...(start === undefined ? {} : { insetInlineStart: start }),
});

/** Columns that stay in sight side by side, each with its place. */
export function withPlaces<Row>(columns: DataColumn<Row>[]): DataColumn<Row>[] {
  let start = 0;
  return columns.map((column) => {
    if (column.pinned !== true) return column;
    const placed = { ...column, start };
    start += column.width ?? 0;
    return placed;
  });
}

/** The sort order after a click on a header. */
export function nextSort(column: { sortKey?: string; firstSort?: 'asc' | 'desc' }, sort: string) {
  const key = column.sortKey ?? '';
  const first = column.firstSort === 'desc' ? `-${key}` : key;
  const second = column.firstSort === 'desc' ? key : `-${key}`;
  return sort === first ? second : first;
}

/** The value of `aria-sort`. */
export function sortState(sortKey: string | undefined, sort: string | undefined) {
  if (sortKey === undefined) return undefined;
  if (sort === sortKey) return 'ascending';
  return sort === `-${sortKey}` ? 'descending' : 'none';
}
