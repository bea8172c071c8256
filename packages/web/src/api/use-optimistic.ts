import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { hideToast, toastProblem } from '#web/ui/feedback/toasts.tsx';
import { problemText } from './problems.ts';

interface OptimisticOptions<Change, Held, Answer> {
  /** All queries under it show what changes, hold a `Held` each, and are read again afterwards. */
  queryKey: QueryKey;
  send: (change: Change) => Promise<Answer>;
  /** Applies the change to a cached response. Must not mutate it. */
  show: (held: Held, change: Change) => Held;
  /** Title of the toast when it was not kept: what could not be done. */
  failed: (change: Change) => string;
  /** Why, where it can be said better than the problem says it. */
  explain?: (error: Error) => string | undefined;
  /** What is sent when it is tried again, where that is another change: one of what is stored now. */
  again?: (change: Change, error: Error) => Change;
  onDone?: (answer: Answer, change: Change) => unknown;
}

/** A change with what the queries held before it was shown. */
interface Shown<Change, Held> {
  change: Change;
  before: [QueryKey, Held | undefined][];
}

/**
 * A change that is on screen before it is sent. When it is not kept, what was there before is put back,
 * and the error toast has a retry button.
 */
export function useOptimistic<Change, Held, Answer>(
  options: OptimisticOptions<Change, Held, Answer>,
): (change: Change) => void {
  const { queryKey, send, show, failed, explain, again, onDone } = options;
  const { t } = useTranslation();
  const client = useQueryClient();
  const mutationKey = ['optimistic', ...queryKey];
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ change }: Shown<Change, Held>) => send(change),
    // One after the other, in the order of the calls.
    scope: { id: JSON.stringify(mutationKey) },
    onSuccess: (answer, { change }) => onDone?.(answer, change),
    onError: (error, { change, before }) => {
      for (const [key, held] of before) client.setQueryData(key, held);
      toastProblem({
        id: toastOf(queryKey),
        title: failed(change),
        text: explain?.(error) ?? problemText(error),
        action: {
          label: t('actions.retry'),
          onClick: () => makeChange(again?.(change, error) ?? change),
        },
      });
    },
    onSettled: async () => {
      // The last of several reads for all of them; before that a read would undo what is still waiting.
      if (client.isMutating({ mutationKey }) <= 1) await client.invalidateQueries({ queryKey });
    },
  });
  // Shown before anything is awaited: a box that is ticked only later has been seen to spring back.
  // The same function on every render, as long as `queryKey` and `show` are: rows that hold it are not drawn again.
  const makeChange = useCallback(
    (change: Change) => {
      hideToast(toastOf(queryKey));
      // A pending read would restore the old state.
      void client.cancelQueries({ queryKey });
      const before = client.getQueriesData<Held>({ queryKey });
      client.setQueriesData<Held>({ queryKey }, (held) =>
        held === undefined ? held : show(held, change),
      );
      mutate({ change, before });
    },
    [client, mutate, queryKey, show],
  );
  return makeChange;
}

const toastOf = (queryKey: QueryKey) => `optimistic-${JSON.stringify(queryKey)}`;
