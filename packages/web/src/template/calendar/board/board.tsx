import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasFailed, QueryPending } from '#web/ui/feedback/query-state.tsx';
import { useCalendarAddress } from '../address.ts';
import { BoardNotes } from './board-notes.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import { EventPanel } from '../event/event-panel.tsx';
import { entriesOf } from '../event/entry.ts';
import { moveOf } from '../event/event-parts.ts';
import type { Scope } from '../event/event-values.ts';
import { Grid } from './grid.tsx';
import { type Occurrence, occurrencesBetween } from './occurrences.ts';
import { sayDay, shownDays } from './period.ts';
import { eventsQuery } from '../queries.ts';
import { Reminders } from '../side/reminders.tsx';
import { ScopeDialog } from '../event/scope-dialog.tsx';
import type { Span } from './series.ts';
import { useChange } from '../use-change.ts';
import { dayOf } from './wall.ts';

/** A dragged occurrence of a series, until the user chooses whether the others move too. */
interface Dragged {
  occurrence: Occurrence;
  to: Span;
  revert: () => void;
}

/**
 * Moves events by dragging. For a series, the user first chooses which of its events move; `dragged` is the
 * one in question.
 */
function useDragging() {
  const { t } = useTranslation('calendar');
  const { change } = useChange();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const move = (occurrence: Occurrence, to: Span, scope: Scope) => {
    const { title } = occurrence.entry;
    change({
      ...moveOf(occurrence, to, scope),
      done: t('done.moved', { title, when: sayDay(dayOf(to.start)) }),
      failed: t('failed.moved', { title }),
    });
  };
  return {
    dragged,
    drag: (occurrence: Occurrence, to: Span, revert: () => void) => {
      if (occurrence.entry.repeat === '') move(occurrence, to, 'one');
      else setDragged({ occurrence, to, revert });
    },
    pick: (scope: Scope) => {
      setDragged(null);
      if (dragged !== null) move(dragged.occurrence, dragged.to, scope);
    },
    cancel: () => {
      dragged?.revert();
      setDragged(null);
    },
  };
}

/** The calendar with its events, and everything that can be done with them. */
export function Board() {
  const { view, day, shown, change: go, openNew, openEvent } = useCalendarAddress();
  const events = useQuery({ ...eventsQuery(shown), placeholderData: keepPreviousData });
  const days = useRef<HTMLDivElement>(null);
  const { dragged, drag, pick, cancel } = useDragging();
  const { data } = events;
  const occurrences = useMemo(() => {
    const { from, to } = shownDays(view, day);
    // The previous data, kept while other categories load, may include some that are no longer selected.
    const entries = entriesOf(data ?? []).filter(({ category }) => shown.includes(category));
    return occurrencesBetween(entries, from, to);
  }, [data, shown, view, day]);

  if (data === undefined || hasFailed(events)) {
    return <QueryPending query={events} loading={<BoardSkeleton />} />;
  }
  return (
    <>
      <BoardNotes />
      <Grid
        box={days}
        view={view}
        day={day}
        occurrences={occurrences}
        onOpen={({ entry, start }) => openEvent(entry.id, entry.repeat === '' ? undefined : start)}
        onPick={openNew}
        onOpenDay={(fecha) => go({ vista: 'dia', fecha })}
        onMove={drag}
      />
      {dragged === null ? null : (
        <ScopeDialog
          occurrence={dragged.occurrence}
          to={dragged.to}
          onPick={pick}
          onClose={cancel}
        />
      )}
      <EventPanel days={days} />
      <Reminders />
    </>
  );
}
