import { Button, useDirection } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { santiagoWall } from '@pliego/contract/rules/santiago-time';
import { type RefObject, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { SideDrawer } from '#web/ui/overlay/side-drawer.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { useCalendarAddress } from '../address.ts';
import { entriesOf } from './entry.ts';
import { EventForm } from './event-form.tsx';
import { blankParts } from './event-parts.ts';
import { happensAt, type Occurrence, occurrenceAt } from '../board/occurrences.ts';
import { everyEventQuery } from '../queries.ts';
import type { Span } from '../board/series.ts';
import { useFocusOnDay } from '../board/use-focus-on-day.ts';
import { addDays, addMinutes, dayOf, wallAt } from '../board/wall.ts';

/** The panel of the event that the address names, or of a new one. `days` is the calendar below it. */
export function EventPanel({ days }: { days: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('calendar');
  const { panel, close } = useCalendarAddress();
  const { dir } = useDirection();
  const { evento, vez, desde, hasta } = panel;
  const onDone = useFocusOnDay(days, evento !== undefined);
  return (
    <SideDrawer
      opened={evento !== undefined}
      onClose={close}
      side={dir === 'rtl' ? 'left' : 'right'}
      width="min(460px, 100vw)"
      title={t(evento === 'nuevo' ? 'event.create' : 'event.edit')}
    >
      {evento === 'nuevo' ? (
        <NewEvent key={`${desde} ${hasta}`} desde={desde} hasta={hasta} onDone={onDone} />
      ) : null}
      {evento === undefined || evento === 'nuevo' ? null : (
        <KnownEvent key={`${evento} ${vez}`} id={Number(evento)} vez={vez} onDone={onDone} />
      )}
    </SideDrawer>
  );
}

/** When a new event is, by what was pointed at: a stretch, a day, an hour, or nothing. */
function newSpan(day: string, now: string, desde?: string, hasta?: string): Span {
  if (desde !== undefined) {
    const allDay = desde.length === 10;
    const least = allDay ? addDays(desde, 1) : addMinutes(desde, 60);
    const isRight = hasta !== undefined && hasta.length === desde.length && hasta > desde;
    return { allDay, start: desde, end: isRight ? hasta : least };
  }
  // Today at the next full hour; on another day when work begins.
  const next = addMinutes(`${now.slice(0, 13)}:00:00`, 60);
  const start = day === dayOf(now) ? next : wallAt(day, '09:00');
  return { allDay: false, start, end: addMinutes(start, 60) };
}

interface NewEventProps {
  desde: string | undefined;
  hasta: string | undefined;
  onDone: (day: string) => void;
}

function NewEvent({ desde, hasta, onDone }: NewEventProps) {
  const { day } = useCalendarAddress();
  const now = useNow();
  // Read once: what is filled in does not follow the clock.
  const [parts] = useState(() => blankParts(newSpan(day, santiagoWall(now), desde, hasta)));
  return <EventForm parts={parts} of={null} onDone={onDone} />;
}

interface KnownEventProps {
  id: number;
  vez: string | undefined;
  onDone: (day: string) => void;
}

function KnownEvent({ id, vez, onDone }: KnownEventProps) {
  const events = useQuery(everyEventQuery);
  const occurrence = useMemo(() => {
    const entry = entriesOf(events.data ?? []).find((one) => one.id === id);
    if (entry === undefined) return null;
    return timeOf(occurrenceAt(entry, entry.start), vez);
  }, [events.data, id, vez]);
  return (
    <QueryState query={events}>
      {() =>
        occurrence === null ? (
          <MissingEvent />
        ) : (
          <EventForm
            key={occurrence.key}
            parts={occurrence.entry}
            of={occurrence}
            onDone={onDone}
          />
        )
      }
    </QueryState>
  );
}

function MissingEvent() {
  const { t } = useTranslation('calendar');
  const { close } = useCalendarAddress();
  return (
    <EmptyState
      icon={<IconCalendarOff size={26} stroke={1.6} />}
      title={t('event.missing')}
      actions={<Button onClick={close}>{t('event.back')}</Button>}
    >
      {t('event.missingText')}
    </EmptyState>
  );
}

/** The requested occurrence of a series; null when it no longer exists. */
function timeOf(first: Occurrence, vez: string | undefined): Occurrence | null {
  const { entry } = first;
  if (vez === undefined || entry.repeat === '') return first;
  return happensAt(entry, vez) ? occurrenceAt(entry, vez) : null;
}
