import { CalendarEvent } from '@pliego/contract/areas/calendar';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { storedNow } from '#web/api/stored-now.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { useRebase } from '#web/api/use-rebase.ts';
import { useLeaving } from '#web/ui/navigation/use-leaving.ts';
import { useCalendarAddress } from '../address.ts';
import { happensAt, type Occurrence, occurrenceAt } from '../board/occurrences.ts';
import { useKeptInView } from '../board/use-kept-in-view.ts';
import { dayOf } from '../board/wall.ts';
import { useChange } from '../use-change.ts';
import { eventsKey } from '../queries.ts';
import { type EntryParts, entryOf } from './entry.ts';
import { eventFields, useShownClashes } from './event-clashes.ts';
import { changeOf, removalOf, valuesOf } from './event-parts.ts';
import { type EventValues, eventSchema } from './event-values.ts';
import { spanOf } from './event-when.ts';

export interface EventFormProps {
  /** Initial values. */
  parts: EntryParts;
  /** The occurrence that is edited; null creates an event. */
  of: Occurrence | null;
  /** The event was saved or removed; `day` is where the calendar shows it. */
  onDone: (day: string) => void;
}

/** The form of an event: saving, removing, and a confirmation before changes are discarded. */
export function useEventForm({ parts, of, onDone }: EventFormProps) {
  const { t } = useTranslation('calendar');
  const { close, closeShowing } = useCalendarAddress();
  const sayInView = useKeptInView();
  const { change, send } = useChange();
  const client = useQueryClient();
  const over = useRebase<EventValues, Occurrence>({
    stored: of ?? undefined,
    names: eventFields,
    valuesOf: (one) => valuesOf(one.entry, one),
    read: (error) => {
      const event = storedNow(CalendarEvent, error);
      const entry = event === null ? null : entryOf(event);
      if (entry === null) return null;
      const isThere = of !== null && happensAt(entry, of.start);
      return occurrenceAt(entry, isThere ? of.start : entry.start);
    },
  });
  const edited = over.stored ?? null;
  const schema = useMemo(() => eventSchema(edited), [edited]);
  const contractForm = useContractForm<EventValues, void>({
    schema,
    initialValues: valuesOf(parts, of ?? parts),
    send: async (values) => {
      const span = spanOf(values);
      // The schema only accepts dates and times that can be read.
      if (span === null) return;
      const title = values.title.trim();
      await send({
        ...changeOf(values, span, edited),
        done: t(of === null ? 'done.added' : 'done.saved', { title }),
        failed: t('failed.saved', { title }),
        besides: sayInView([values.category]),
      });
      onDone(dayOf(span.start));
      letGo();
      closeShowing([values.category]);
    },
    onRefused: (error, typed) => {
      over.onRefused(error, typed, contractForm.form);
      void client.invalidateQueries({ queryKey: eventsKey });
    },
  });
  const { form } = contractForm;
  const { guard, letGo } = useLeaving({ isDirty: form.isDirty() });
  const remove = (occurrence: Occurrence) => {
    const { title } = occurrence.entry;
    change({
      ...removalOf(occurrence, form.values.scope),
      done: t('done.removed', { title }),
      failed: t('failed.removed', { title }),
    });
    onDone(dayOf(occurrence.start));
    letGo();
    close();
  };
  return { ...contractForm, guard, remove, close, clashes: useShownClashes(over, form) };
}
