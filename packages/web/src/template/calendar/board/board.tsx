import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { hasFailed, QueryPending } from '#web/ui/feedback/query-state.tsx';
import { useCalendarAddress } from '../address.ts';
import { BoardNotes } from './board-notes.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import { EventPanel } from '../event/event-panel.tsx';
import { entriesOf } from '../event/entry.ts';
import { moveOf } from '../event/event-parts.ts';
import type { Scope } from '../event/event-values.ts';
import { Grid, type Moved } from './grid.tsx';
import { occurrencesBetween } from './occurrences.ts';
import { shownDays } from './period.ts';
import { eventsQuery } from '../queries.ts';
import { ScopeDialog } from '../event/scope-dialog.tsx';
import { useChange } from '../use-change.ts';
import { useSayMoved } from './use-say-moved.ts';

/**
 * Moves events by dragging. For a series, the user first chooses which of its events move; `dragged` is the
 * one in question.
 */
function useDragging() {
  const { change } = useChange();
  /** Of a series, until the user chooses whether the others move too. */
  const [dragged, setDragged] = useState<Moved | null>(null);
  const say = useSayMoved();
  const move = (moved: Moved, scope: Scope) =>
    change({ ...moveOf(moved.occurrence, moved.to, scope), ...say(moved) });
  return {
    dragged,
    drag: (moved: Moved) => {
      if (moved.occurrence.entry.repeat === '') move(moved, 'one');
      else setDragged(moved);
    },
    pick: (scope: Scope) => {
      setDragged(null);
      if (dragged !== null) move(dragged, scope);
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
        onGo={(fecha) => go({ fecha })}
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
    </>
  );
}
