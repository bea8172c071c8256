import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useOptimistic } from '#web/api/use-optimistic.ts';
import { toastDone, toastUndo } from '#web/ui/feedback/toasts.tsx';
import { type Change, inverseOf, showChange } from './changes.ts';
import { entriesOf } from './event/entry.ts';
import { eventsKey } from './queries.ts';
import { type Done, sendChange } from './send-change.ts';

/** A change and the text of its toast. */
export interface ToldChange extends Change {
  /** When it is done. */
  done: string;
  /** What else has changed with it. */
  besides?: string | undefined;
  /** When it could not be done. */
  failed: string;
  /** It takes another one back, and is not offered to be taken back itself. */
  isUndo?: boolean;
}

const toastId = 'calendar-change';

/** Changes the calendar: shown at once, put back when it cannot be kept, and offered to be undone. */
export function useChange() {
  const { t } = useTranslation('calendar');
  const change = useOptimistic({
    queryKey: eventsKey,
    send: sendChange,
    show: showChange,
    failed: ({ failed }: ToldChange) => failed,
    onDone: (done: Done, told: ToldChange) => tell(done, told),
  });
  const offer = useCallback(
    (done: Done, told: ToldChange) =>
      toastUndo({
        id: toastId,
        title: told.done,
        ...(told.besides === undefined ? {} : { text: told.besides }),
        action: {
          label: t('undo'),
          onClick: () =>
            change({
              ...inverseOf(told, entriesOf(done.added)),
              done: t('undone'),
              failed: t('failed.undo'),
              isUndo: true,
            }),
        },
      }),
    [change, t],
  );
  function tell(done: Done, told: ToldChange) {
    if (told.isUndo === true) toastDone({ id: toastId, title: told.done });
    else offer(done, told);
  }
  const client = useQueryClient();
  /** The same without showing it before it is kept: for a form, which keeps what was typed when it is not. */
  const send = useCallback(
    async (told: ToldChange) => {
      const done = await sendChange(told);
      await client.invalidateQueries({ queryKey: eventsKey });
      offer(done, told);
    },
    [client, offer],
  );
  return { change, send } as const;
}
