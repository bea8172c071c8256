import FullCalendar, { type CalendarRef, type EventApi } from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import interactionPlugin from '@fullcalendar/react/interaction';
import listPlugin from '@fullcalendar/react/list';
import classicPlugin from '@fullcalendar/react/themes/classic';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import { useDirection } from '@mantine/core';
import { santiagoWall } from '@pliego/contract/rules/santiago-time';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { currentLocale } from '#web/lib/locale.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { useMedia } from '#web/ui/page/use-media.ts';
import { gridBehavior, gridClasses, viewTypes } from './grid-options.ts';
import type { Occurrence } from './occurrences.ts';
import { openingHour } from './opening-hour.ts';
import { shownDays, type View } from './period.ts';
import type { Span } from './series.ts';
import { dayOfDate, useGridContent } from './use-grid-content.tsx';
import { useGridEvents } from './use-grid-events.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useHolidays } from './use-holidays.ts';
import './grid-palette.css';
import classes from './grid.module.css';

const plugins = [dayGridPlugin, timeGridPlugin, listPlugin, interactionPlugin, classicPlugin];

/** An event that was dragged, whole or by one of its ends. */
export interface Moved {
  occurrence: Occurrence;
  to: Span;
  isResized: boolean;
  revert: () => void;
}

export interface GridProps {
  /** The element around the calendar. */
  box: RefObject<HTMLDivElement | null>;
  view: View;
  day: string;
  occurrences: readonly Occurrence[];
  onOpen: (occurrence: Occurrence) => void;
  /** A day, or a span of time, was selected. */
  onPick: (start: string, end?: string) => void;
  onOpenDay: (day: string) => void;
  /** `revert` puts it back. */
  onMove: (moved: Moved) => void;
  /** The keyboard left the days that are shown. */
  onGo: (day: string) => void;
}

function spanOf(event: EventApi): Span {
  const length = event.allDay ? 10 : 19;
  return {
    allDay: event.allDay,
    start: event.startStr.slice(0, length),
    end: event.endStr.slice(0, length),
  };
}

/**
 * The days and their events. FullCalendar is configured for UTC and receives the wall clock of Santiago
 * (`wall.ts`), so that it draws the same in every time zone.
 */
export function Grid(props: GridProps) {
  const { box, view, day, occurrences, onOpen, onPick, onOpenDay, onMove, onGo } = props;
  const { dir } = useDirection();
  const hasRoom = useMedia('(min-width: 48em) and (min-height: 52em)');
  const calendar = useRef<CalendarRef>(null);
  const { from, to } = useMemo(() => shownDays(view, day), [view, day]);
  const holidays = useHolidays(from, to);
  const events = useGridEvents(occurrences, view, holidays);
  const byKey = useMemo(() => new Map(occurrences.map((one) => [one.key, one])), [occurrences]);
  const content = useGridContent(byKey, holidays);

  useEffect(() => {
    calendar.current?.getApi().changeView(viewTypes[view], day);
  }, [view, day]);

  const onKeyDown = useGridKeys({ box, day, onGo });
  const wall = santiagoWall(useNow());
  // It is read when hours are drawn anew, and does not move those that are on the screen.
  const opening = openingHour(wall >= from && wall < to ? wall : null);

  const moved =
    (isResized: boolean) =>
    ({ event, revert }: { event: EventApi; revert: () => void }) => {
      const occurrence = byKey.get(event.id);
      if (occurrence !== undefined) onMove({ occurrence, to: spanOf(event), isResized, revert });
    };

  return (
    // Its days and events take the keys; it is focused itself where what was focused is gone.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of what is in it
    <div ref={box} tabIndex={-1} className={classes.grid} onKeyDown={onKeyDown}>
      <FullCalendar
        ref={calendar}
        plugins={plugins}
        {...gridClasses}
        {...gridBehavior}
        initialView={viewTypes[view]}
        initialDate={day}
        now={() => santiagoWall(Date.now())}
        locale={currentLocale()}
        direction={dir}
        events={events}
        dayMaxEvents={hasRoom ? 3 : 2}
        navLinkDayClick={(date) => onOpenDay(dayOfDate(date))}
        {...content}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault();
          const occurrence = byKey.get(event.id);
          if (occurrence !== undefined && occurrence.entry.id > 0) onOpen(occurrence);
        }}
        scrollTime={opening}
        eventDrop={moved(false)}
        eventResize={moved(true)}
        dateClick={({ dateStr, allDay }) => onPick(dateStr.slice(0, allDay ? 10 : 19))}
        select={({ startStr, endStr, allDay }) => {
          const length = allDay ? 10 : 19;
          onPick(startStr.slice(0, length), endStr.slice(0, length));
          calendar.current?.getApi().unselect();
        }}
      />
    </div>
  );
}
