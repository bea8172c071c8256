import type { ReactNode } from 'react';
import { ErrorState, LoadingState } from './states.tsx';
import { useUiTexts } from '../texts/texts.tsx';

/** What a screen needs of a query; those of TanStack Query fit as they are, paged ones too. */
export interface ShownQuery<Data> {
  data: Data | undefined;
  error: Error | null;
  /** `data` is the answer to the question before this one. */
  isPlaceholderData?: boolean;
  refetch: () => Promise<unknown>;
}

/**
 * Whether the error is all there is to show. An answer that could not be refreshed stays on the screen; the answer
 * to another question does not.
 */
export function hasFailed({ data, error, isPlaceholderData }: ShownQuery<unknown>): boolean {
  return error !== null && (data === undefined || isPlaceholderData === true);
}

/**
 * Two queries of which a screen needs both: there is data when both have it, and what has failed is what a retry
 * asks for again.
 */
export function bothQueries<One, Other>(
  one: ShownQuery<One>,
  other: ShownQuery<Other>,
): ShownQuery<[One, Other]> {
  const failed = [one, other].filter(hasFailed);
  return {
    data: one.data === undefined || other.data === undefined ? undefined : [one.data, other.data],
    error: failed[0]?.error ?? null,
    isPlaceholderData: one.isPlaceholderData === true || other.isPlaceholderData === true,
    refetch: () => Promise.all(failed.map((query) => query.refetch())),
  };
}

interface QueryErrorProps {
  query: ShownQuery<unknown>;
  /** What else there is to do, beside the retry button. */
  actions?: ReactNode;
}

/** Why the query failed, and a retry button. */
export function QueryError({ query, actions }: QueryErrorProps) {
  const { problem } = useUiTexts();
  return (
    <ErrorState
      text={problem.text(query.error)}
      requestId={problem.requestId(query.error)}
      onRetry={() => void query.refetch()}
      actions={actions}
    />
  );
}

interface QueryPendingProps {
  query: ShownQuery<unknown>;
  /** Shown instead of the skeleton while the first response is pending. */
  loading?: ReactNode;
  /** How many grey lines. */
  lines?: number;
  /** Beside the retry button of a failure. */
  errorActions?: ReactNode;
}

/** A query without data to show: loading, or failed with a retry. */
export function QueryPending({ query, loading, lines, errorActions }: QueryPendingProps) {
  if (hasFailed(query)) return <QueryError query={query} actions={errorActions} />;
  return loading ?? <LoadingState lines={lines} />;
}

interface QueryStateProps<Data> extends Omit<QueryPendingProps, 'query'> {
  query: ShownQuery<Data>;
  isEmpty?: (data: Data) => boolean;
  /** Shown when `isEmpty` holds. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The four states of a query: loading, failed with a retry, empty, data. */
export function QueryState<Data>(props: QueryStateProps<Data>) {
  const { query, isEmpty, empty, children } = props;
  if (query.data === undefined || hasFailed(query)) return <QueryPending {...props} />;
  return isEmpty?.(query.data) === true ? empty : children(query.data);
}
