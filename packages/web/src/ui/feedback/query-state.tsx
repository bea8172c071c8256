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

/** Why the query failed, and a retry button. */
export function QueryError({ query }: { query: ShownQuery<unknown> }) {
  const { problem } = useUiTexts();
  return (
    <ErrorState
      text={problem.text(query.error)}
      requestId={problem.requestId(query.error)}
      onRetry={() => void query.refetch()}
    />
  );
}

interface QueryStateProps<Data> {
  query: ShownQuery<Data>;
  /** Shown instead of the skeleton while the first response is pending. */
  loading?: ReactNode;
  /** How many grey lines. */
  lines?: number;
  isEmpty?: (data: Data) => boolean;
  /** Shown when `isEmpty` holds. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The four states of a query: loading, failed with a retry, empty, data. */
export function QueryState<Data>(props: QueryStateProps<Data>) {
  const { query, loading, lines, isEmpty, empty, children } = props;
  if (hasFailed(query)) return <QueryError query={query} />;
  if (query.data === undefined) return loading ?? <LoadingState lines={lines} />;
  return isEmpty?.(query.data) === true ? empty : children(query.data);
}
