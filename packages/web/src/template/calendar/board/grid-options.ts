import type { CalendarOptions } from '@fullcalendar/react';
import type { View } from './period.ts';
import classes from './grid.module.css';

/** What our sheet adds to the library's. */
export const gridClasses: CalendarOptions = {
  className: classes.calendar,
  eventClass: classes.event,
  rowEventClass: classes.row,
  columnEventClass: classes.column,
  blockEventInnerClass: classes.inner,
  listItemEventClass: ({ view }) => (view.type === 'listMonth' ? classes.listEvent : undefined),
  listItemEventBeforeClass: classes.dot,
  eventTitleClass: classes.title,
  eventTimeClass: classes.time,
  dayHeaderInnerClass: classes.dayHeader,
  dayCellTopInnerClass: classes.cellTop,
  slotHeaderInnerClass: classes.slot,
  allDayHeaderInnerClass: classes.slot,
  rowMoreLinkClass: classes.moreBox,
  moreLinkInnerClass: classes.more,
  popoverClass: classes.popover,
  listDayHeaderClass: classes.listDay,
  listDayFormat: { day: 'numeric', month: 'long' },
};

export const viewTypes: Record<View, string> = {
  mes: 'dayGridMonth',
  semana: 'timeGridWeek',
  dia: 'timeGridDay',
  lista: 'listMonth',
};

const hours = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** What is the same in every view: time slots, dragging, resizing, selecting. */
export const gridBehavior: CalendarOptions = {
  headerToolbar: false,
  height: '100%',
  borderless: true,
  timeZone: 'UTC',
  nowIndicator: true,
  firstDay: 1,
  fixedWeekCount: false,
  eventMaxStack: 3,
  eventDisplay: 'auto',
  forceEventDuration: true,
  defaultTimedEventDuration: '01:00',
  eventTimeFormat: hours,
  slotHeaderFormat: hours,
  scrollTimeReset: false,
  slotDuration: '00:30',
  snapDuration: '00:15',
  editable: true,
  eventResizableFromStart: true,
  selectable: true,
  selectMirror: true,
  selectMinDistance: 6,
  longPressDelay: 350,
  navLinks: true,
};
