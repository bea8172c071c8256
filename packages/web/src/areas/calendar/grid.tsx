import FullCalendar, { type CalendarRef, type EventApi } from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import interactionPlugin from '@fullcalendar/react/interaction';
import listPlugin from '@fullcalendar/react/list';
import classicPlugin from '@fullcalendar/react/themes/classic';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import { useDirection } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { santiagoWall } from '@pliego/contract/rules/santiago-time';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/locale.ts';
import { DayMark, HeaderDay, MoreMark } from './day-mark.tsx';
import { gridLook } from './grid-look.ts';
import { ListLine } from './list-line.tsx';
import type { Occurrence } from './occurrences.ts';
import { shownDays, type View } from './period.ts';
import type { Span } from './series.ts';
import { useGridEvents } from './use-grid-events.ts';
import { useHolidays } from './use-holidays.ts';
import { weekdayNames } from './weekday-names.ts';
import './grid-palette.css';
import classes from './grid.module.css';

const viewTypes: Record<View, string> = {
  mes: 'dayGridMonth',
  semana: 'timeGridWeek',
  dia: 'timeGridDay',
  lista: 'listMonth',
};

const plugins = [dayGridPlugin, timeGridPlugin, listPlugin, interactionPlugin, classicPlugin];
const hours = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const dayOfDate = (date: Date) => date.toISOString().slice(0, 10);

export interface GridProps {
  /** What all of it stands in. */
  box: RefObject<HTMLDivElement | null>;
  view: View;
  day: string;
  occurrences: readonly Occurrence[];
  onOpen: (occurrence: Occurrence) => void;
  /** A day or a stretch was pointed at. */
  onPick: (start: string, end?: string) => void;
  onOpenDay: (day: string) => void;
  /** An event was dragged or stretched; `revert` puts it back. */
  onMove: (occurrence: Occurrence, to: Span, revert: () => void) => void;
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
 * The days and what is on them. The library is told that all of it is in UTC: what it is given is the wall clock of
 * Santiago (`wall.ts`), and so it draws the same for everyone.
 */
export function Grid(props: GridProps) {
  const { box, view, day, occurrences, onOpen, onPick, onOpenDay, onMove } = props;
  const { t } = useTranslation('calendar');
  const { dir } = useDirection();
  const hasRoom = useMediaQuery('(min-width: 48em) and (min-height: 52em)', undefined, {
    getInitialValueInEffect: false,
  });
  const calendar = useRef<CalendarRef>(null);
  const { from, to } = useMemo(() => shownDays(view, day), [view, day]);
  const holidays = useHolidays(from, to);
  const events = useGridEvents(occurrences, view, holidays);
  const byKey = useMemo(() => new Map(occurrences.map((one) => [one.key, one])), [occurrences]);

  useEffect(() => {
    calendar.current?.getApi().changeView(viewTypes[view], day);
  }, [view, day]);

  const move = ({ event, revert }: { event: EventApi; revert: () => void }) => {
    const occurrence = byKey.get(event.id);
    if (occurrence !== undefined) onMove(occurrence, spanOf(event), revert);
  };

  return (
    <div ref={box} tabIndex={-1} className={classes.grid}>
      <FullCalendar
        ref={calendar}
        plugins={plugins}
        {...gridLook}
        initialView={viewTypes[view]}
        initialDate={day}
        headerToolbar={false}
        height="100%"
        borderless
        timeZone="UTC"
        now={() => santiagoWall(Date.now())}
        nowIndicator
        locale={currentLocale()}
        direction={dir}
        firstDay={1}
        fixedWeekCount={false}
        events={events}
        dayMaxEvents={hasRoom ? 3 : 2}
        eventMaxStack={3}
        eventDisplay="auto"
        forceEventDuration
        defaultTimedEventDuration="01:00"
        eventTimeFormat={hours}
        slotHeaderFormat={hours}
        scrollTime="08:00"
        scrollTimeReset={false}
        slotDuration="00:30"
        snapDuration="00:15"
        editable
        eventResizableFromStart
        selectable
        selectMirror
        selectMinDistance={6}
        longPressDelay={350}
        navLinks
        navLinkDayClick={(date) => onOpenDay(dayOfDate(date))}
        allDayText={t('allDay')}
        moreLinkHint={(count: number) => t('more', { count })}
        moreLinkContent={({ num }) => <MoreMark count={num} />}
        navLinkHint={(text: string, date: Date) => {
          const holiday = holidays.get(dayOfDate(date));
          return t('openDay', { day: holiday === undefined ? text : `${text}, ${holiday}` });
        }}
        weekTextLong={t('week')}
        closeHint={t('close')}
        eventsHint={t('events')}
        noEventsContent={t('nothing')}
        dayCellTopContent={({ date, dayNumberText, isToday, isOther }) => (
          <DayMark
            number={dayNumberText}
            holiday={holidays.get(dayOfDate(date))}
            isToday={isToday}
            isOther={isOther}
          />
        )}
        dayHeaderContent={({
          date,
          dow,
          dayNumberText,
          isToday,
          isNarrow,
          inPopover,
          text,
          view,
        }) =>
          inPopover ? (
            text
          ) : (
            <HeaderDay
              weekday={weekdayNames()[(dow + 6) % 7]?.short ?? text}
              // Above a month there are only the days of the week.
              number={view.type === viewTypes.mes ? null : dayNumberText}
              holiday={view.type === viewTypes.mes ? undefined : holidays.get(dayOfDate(date))}
              isToday={isToday}
              isNarrow={isNarrow}
            />
          )
        }
        eventContent={({ event, isStart, isEnd, view }) => {
          if (view.type !== viewTypes.lista) return true;
          return (
            <ListLine
              occurrence={byKey.get(event.id)}
              title={event.title}
              isStart={isStart}
              isEnd={isEnd}
            />
          );
        }}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault();
          const occurrence = byKey.get(event.id);
          if (occurrence !== undefined && occurrence.entry.id > 0) onOpen(occurrence);
        }}
        eventDrop={move}
        eventResize={move}
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
