import { type ReactNode, useDeferredValue, useEffect, useEffectEvent } from 'react';
import { hasFailed, QueryError, type ShownQuery } from '../feedback/query-state.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { Pager, type PagerProps } from './pager.tsx';
import classes from './query-table.module.css';

interface Paging extends Omit<PagerProps, 'onPage'> {
  /** `replace` when the address named a page that is not there. */
  onPage: (page: number, options?: { replace?: boolean }) => void;
}

interface QueryTableProps<Row> extends Omit<
  DataTableProps<Row>,
  'loading' | 'stale' | 'instead' | 'footer'
> {
  query: ShownQuery<unknown>;
  /** Shown when there are no rows. */
  empty: ReactNode;
  /** Replaces the error and its retry, where the error needs another action. */
  failed?: ReactNode;
  /** Under the last row, told whether all rows are drawn: until then their end is not where it will be. */
  footer?: (areDrawn: boolean) => ReactNode;
  /** For a list with numbered pages; the total is the query's. */
  paging?: Paging;
}

/** A table of a query: loading, failed, empty, past the last page, rows, and the pager. */
export function QueryTable<Row>(props: QueryTableProps<Row>) {
  const { query, rows, empty, failed, paging, footer, ...table } = props;
  // A field is rendered before the rows that its text selects.
  const drawn = useDeferredValue(rows);
  const isFailed = hasFailed(query);
  const isAnswered = query.data !== undefined && !isFailed;
  const isPastEnd = useLastPage(isAnswered && query.isPlaceholderData !== true, paging);
  const isWaiting = query.data === undefined || isPastEnd;
  const isBehind = drawn.length === 0 && rows.length > 0;
  const isEmpty = isAnswered && !isPastEnd && rows.length === 0;
  const hasRows = isAnswered && !isEmpty;
  return (
    <div className={classes.list} data-fill={table.scrollId === undefined ? undefined : true}>
      <DataTable
        {...table}
        rows={drawn}
        loading={(isWaiting || isBehind) && !isFailed}
        stale={query.isPlaceholderData === true && !isFailed}
        instead={insteadOfRows({ isFailed, isEmpty, failed, empty, query })}
        footer={hasRows && !isBehind ? footer?.(drawn === rows) : undefined}
      />
      {paging !== undefined && hasRows ? (
        <div className={classes.pager}>
          <Pager {...paging} />
        </div>
      ) : null}
    </div>
  );
}

interface InsteadOfRows {
  isFailed: boolean;
  isEmpty: boolean;
  failed: ReactNode;
  empty: ReactNode;
  query: ShownQuery<unknown>;
}

function insteadOfRows({ isFailed, isEmpty, failed, empty, query }: InsteadOfRows): ReactNode {
  if (isFailed) return failed ?? <QueryError query={query} />;
  return isEmpty ? empty : undefined;
}

/**
 * Goes to the last page when the address names one behind it: the last rows were deleted, or the address is of a
 * longer list.
 */
function useLastPage(isAnswered: boolean, paging: Paging | undefined): boolean {
  const { page, pageSize, total } = paging ?? { page: 1, pageSize: 1, total: 1 };
  const last = Math.max(1, Math.ceil(total / pageSize));
  const isPastEnd = isAnswered && page > last;
  const goToLast = useEffectEvent(() => paging?.onPage(last, { replace: true }));
  useEffect(() => {
    if (isPastEnd) goToLast();
  }, [isPastEnd]);
  return isPastEnd;
}
