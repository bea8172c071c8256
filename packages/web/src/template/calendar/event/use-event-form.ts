import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { useLeaving } from '#web/ui/navigation/use-leaving.ts';
import { useCalendarAddress } from '../address.ts';
import type { Occurrence } from '../board/occurrences.ts';
import { useKeptInView } from '../board/use-kept-in-view.ts';
import { dayOf } from '../board/wall.ts';
import { useChange } from '../use-change.ts';
import type { EntryParts } from './entry.ts';
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
  const schema = useMemo(() => eventSchema(of), [of]);
  const contractForm = useContractForm<EventValues, void>({
    schema,
    initialValues: valuesOf(parts, of ?? parts),
    send: async (values) => {
      const span = spanOf(values);
      // The schema only accepts dates and times that can be read.
      if (span === null) return;
      const title = values.title.trim();
      await send({
        ...changeOf(values, span, of),
        done: t(of === null ? 'done.added' : 'done.saved', { title }),
        failed: t('failed.saved', { title }),
        besides: sayInView([values.category]),
      });
      onDone(dayOf(span.start));
      letGo();
      closeShowing([values.category]);
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
  return { ...contractForm, guard, remove, close };
}
