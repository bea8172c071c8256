import { addDays } from '@pliego/contract/rules/santiago-time';
import ical, { ICalAlarmType, ICalEventStatus, ICalEventTransparency } from 'ical-generator';

/** A date as a calendar shows it. */
export interface CalendarEvent {
  /** The same every time. */
  uid: string;
  /** Grows whenever the date changes. */
  sequence: number;
  /** When what it says last changed: never the clock, so that an unchanged calendar is the same text. */
  stamp: Date;
  /** Of a date without an hour its day, and then `at` is not shown. */
  day: string | null;
  at: Date;
  summary: string;
  description: string;
  url: string;
  isCancelled: boolean;
  alarms: readonly Date[];
}

/** How often a calendar is asked to read it again. */
const refreshSeconds = 3_600;

/** Control characters are no part of a text in iCalendar (RFC 5545, 3.1), and a line break may begin a property. */
// eslint-disable-next-line no-control-regex
const controls = /[\u0000-\u0009\u000B-\u001F\u007F\u0085\u2028\u2029]+/gu;

const lines = (text: string): string =>
  text.replaceAll('\r\n', '\n').replaceAll(controls, ' ').trim();
const line = (text: string): string => lines(text).replaceAll(/\s+/gu, ' ');

/** The library writes the name of a calendar without escaping it. */
const escaped = (text: string): string => line(text).replaceAll(/[\\;,]/g, String.raw`\$&`);

/**
 * Writes a calendar (RFC 5545). Instants are in UTC, without VTIMEZONE: they are right in whatever zone the calendar shows, and
 * stay so when a decree moves the change of the hour, which a table of rules written down here would not. Days are days.
 */
export function writeCalendar(name: string, events: readonly CalendarEvent[]): string {
  const calendar = ical({
    name: escaped(name),
    prodId: { company: 'Pliego', product: 'Licitaciones', language: 'ES' },
    ttl: refreshSeconds,
  });
  for (const { uid, sequence, stamp, day, at, alarms, ...event } of events) {
    const when =
      day === null
        ? { start: at, end: at, allDay: false }
        : {
            start: new Date(`${day}T00:00:00Z`),
            end: new Date(`${addDays(day, 1)}T00:00:00Z`),
            allDay: true,
          };
    const written = calendar.createEvent({
      id: uid,
      sequence,
      stamp,
      ...when,
      summary: line(event.summary),
      description: lines(event.description),
      url: event.url,
      status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      // A deadline takes no time of the day.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    if (event.isCancelled) continue;
    for (const trigger of alarms) {
      const description = line(event.summary);
      written.createAlarm({ type: ICalAlarmType.display, trigger, description });
    }
  }
  return calendar.toString();
}
