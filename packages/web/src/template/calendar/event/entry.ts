import type { CalendarEvent } from '@pliego/contract/areas/calendar';
import type { CalendarCategory } from '@pliego/contract/areas/calendar-choices';
import { addDays, santiagoDay, santiagoWall } from '@pliego/contract/rules/santiago-time';
import { addMinutes, dayOf, instantOf } from '../board/wall.ts';

/** What an event holds, on the wall clock of Santiago (`wall.ts`). */
export interface EntryParts {
  title: string;
  category: CalendarCategory;
  allDay: boolean;
  /** A day when it lasts all day, otherwise with the time. */
  start: string;
  /** After the start; not included. */
  end: string;
  url: string;
  guests: readonly string[];
  location: string;
  description: string;
  /** The value of an RRULE, or nothing. */
  repeat: string;
  /** Starts at which it does not repeat. */
  except: readonly string[];
  /** Minutes before its start. */
  reminders: readonly number[];
  uid: string;
  /** What is stored besides; it is kept as it is. */
  others: Readonly<Record<string, unknown>>;
}

export interface Entry extends EntryParts {
  id: number;
  /** How often it was changed here; none is none so far. */
  version?: number;
}

/** What goes to the calendar; the number is its own. */
export type Wire = Omit<CalendarEvent, 'id'>;

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** A day stays what it is: read as an instant it would be the evening before in Chile. */
function readMoment(text: string, allDay: boolean): string {
  if (isDay(text)) return allDay ? text : `${text}T00:00:00`;
  return allDay ? santiagoDay(text) : santiagoWall(text);
}

function readEnd(end: string | null | undefined, start: string, allDay: boolean): string {
  const least = allDay ? addDays(start, 1) : addMinutes(start, 60);
  if (end === null || end === undefined) return least;
  const read = readMoment(end, allDay);
  return read > start ? read : least;
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Null without a start: such an event has no place on a calendar. */
export function entryOf(event: CalendarEvent): Entry | null {
  if (event.start === undefined) return null;
  const allDay = event.allDay === true;
  const start = readMoment(event.start, allDay);
  // Some events have the link and the description under other names.
  const {
    calendar = 'ETC',
    guests = [],
    location = '',
    description,
    repeat = '',
    except = [],
    reminders = [],
    uid = '',
    url,
    desc,
    ...others
  } = event.extendedProps ?? {};
  return {
    id: event.id,
    title: event.title ?? '',
    category: calendar,
    allDay,
    start,
    end: readEnd(event.end, start, allDay),
    url: event.url || textIn(url),
    guests,
    location,
    description: description ?? textIn(desc),
    repeat,
    except,
    reminders,
    uid,
    others,
    ...(event.version === undefined ? {} : { version: event.version }),
  };
}

/** The one form in which events are stored, without empty optional fields. */
export function wireOf(parts: EntryParts): Wire {
  const { title, url, allDay, category, repeat, except, reminders, uid } = parts;
  return {
    title,
    url,
    allDay,
    start: instantOf(allDay ? dayOf(parts.start) : parts.start),
    end: instantOf(allDay ? dayOf(parts.end) : parts.end),
    extendedProps: {
      ...parts.others,
      calendar: category,
      guests: [...parts.guests],
      location: parts.location,
      description: parts.description,
      ...(repeat === '' ? {} : { repeat, except: [...except] }),
      ...(reminders.length === 0 ? {} : { reminders: [...reminders] }),
      ...(uid === '' ? {} : { uid }),
    },
  };
}

/** Entries of a list of events; those without a start are on no calendar. */
export function entriesOf(events: readonly CalendarEvent[]): Entry[] {
  return events.flatMap((event) => entryOf(event) ?? []);
}
