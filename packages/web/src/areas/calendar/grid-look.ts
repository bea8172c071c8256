import type { CalendarOptions } from '@fullcalendar/react';
import classes from './grid.module.css';

/** What our sheet adds to the library's. */
export const gridLook: CalendarOptions = {
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
