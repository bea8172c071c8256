import { CalendarEvent } from '@pliego/contract/areas/calendar';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { storedNow } from '#web/api/stored-now.ts';
import { useOptimistic } from '#web/api/use-optimistic.ts';
import { formatFullMoment, formatIsoDate } from '#web/lib/format.ts';
import { toastDone, toastUndo } from '#web/ui/feedback/toasts.tsx';
import { type Change, inverseOf, rebased, showChange } from './changes.ts';
import { type Entry, entriesOf, entryOf } from './event/entry.ts';
import { instantOf } from './board/wall.ts';
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

/** The event as it is stored, where the refusal is that somebody else changed it. */
function storedEntry(error: Error): Entry | null {
  const event = storedNow(CalendarEvent, error);
  return event === null ? null : entryOf(event);
}

/** Changes the calendar: shown at once, put back when it cannot be kept, and offered to be undone. */
export function useChange() {
  const { t } = useTranslation('calendar');
  const change = useOptimistic({
    queryKey: eventsKey,
    send: sendChange,
    show: showChange,
    failed: ({ failed }: ToldChange) => failed,
    explain: (error) => {
      const now = storedEntry(error);
      if (now === null) return undefined;
      const when = now.allDay ? formatIsoDate(now.start) : formatFullMoment(instantOf(now.start));
      return t('changedMeanwhile', { title: now.title, when });
    },
    // Said and still wanted: over what the other person made of it.
    again: (told, error) => {
      const now = storedEntry(error);
      const update = now === null ? undefined : rebased(told, now);
      return update === undefined ? told : { ...told, update };
    },
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
