import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText, requestIdOf } from '#web/api/problems.ts';
import { ErrorState } from '#web/ui/states.tsx';
import { useCalendarAddress } from './address.ts';
import { BoardNotes } from './board-notes.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import { EventPanel } from './event-panel.tsx';
import { entriesOf } from './entry.ts';
import { moveOf } from './event-parts.ts';
import type { Scope } from './event-values.ts';
import { Grid } from './grid.tsx';
import { type Occurrence, occurrencesBetween } from './occurrences.ts';
import { sayDay, shownDays } from './period.ts';
import { eventsQuery } from './queries.ts';
import { Reminders } from './reminders.tsx';
import { ScopeDialog } from './scope-dialog.tsx';
import type { Span } from './series.ts';
import { useChange } from './use-change.ts';
import { dayOf } from './wall.ts';

/** One time of a series that was dragged, until it is said whether the others go along. */
interface Dragged {
  occurrence: Occurrence;
  to: Span;
  revert: () => void;
}

/** The calendar with its events, and everything that can be done with them. */
export function Board() {
  const { t } = useTranslation('calendar');
  const { view, day, shown, change: go, openNew, openEvent } = useCalendarAddress();
  const events = useQuery({ ...eventsQuery(shown), placeholderData: keepPreviousData });
  const { change } = useChange();
  const days = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const { data } = events;
  const occurrences = useMemo(() => {
    const { from, to } = shownDays(view, day);
    // What stays while other categories are asked for may hold some that are no longer wanted.
    const entries = entriesOf(data ?? []).filter(({ category }) => shown.includes(category));
    return occurrencesBetween(entries, from, to);
  }, [data, shown, view, day]);

  const move = ({ occurrence, to }: Dragged, scope: Scope) => {
    const { title } = occurrence.entry;
    change({
      ...moveOf(occurrence, to, scope),
      done: t('done.moved', { title, when: sayDay(dayOf(to.start)) }),
      failed: t('failed.moved', { title }),
    });
  };

  if (events.isPending) return <BoardSkeleton />;
  if (events.isError) {
    return (
      <ErrorState
        text={problemText(events.error)}
        requestId={requestIdOf(events.error)}
        onRetry={() => void events.refetch()}
      />
    );
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
        onMove={(occurrence, to, revert) => {
          if (occurrence.entry.repeat === '') move({ occurrence, to, revert }, 'one');
          else setDragged({ occurrence, to, revert });
        }}
      />
      {dragged === null ? null : (
        <ScopeDialog
          occurrence={dragged.occurrence}
          to={dragged.to}
          onPick={(scope) => {
            setDragged(null);
            move(dragged, scope);
          }}
          onClose={() => {
            dragged.revert();
            setDragged(null);
          }}
        />
      )}
      <EventPanel days={days} />
      <Reminders />
    </>
  );
}
