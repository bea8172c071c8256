import type { Entry, EntryParts } from '../event/entry.ts';
import { occurrenceAt, type Occurrence, timesBefore } from './occurrences.ts';
import { endedRule, movedRule, restOfRule } from '../event/repeat.ts';
import { addDays, addMinutes, dayOf, daysBetween, minutesBetween, timeOf, wallAt } from './wall.ts';

/** When something is: the part that dragging changes. */
export interface Span {
  allDay: boolean;
  start: string;
  end: string;
}

/** The series without one of its times. */
export function without(entry: Entry, start: string): Entry {
  return { ...entry, except: [...entry.except, start].toSorted() };
}

/** One occurrence of a series as a separate event. */
export function alone(parts: EntryParts): EntryParts {
  return { ...parts, repeat: '', except: [], uid: '' };
}

/** The series up to one of its times, that one not included. */
export function endedBefore(entry: Entry, start: string): Entry {
  return {
    ...entry,
    repeat: endedRule(entry.repeat, start, entry.allDay),
    except: entry.except.filter((one) => one < start),
  };
}

/** The series from one of its occurrences on, as a separate series. */
export function restFrom(entry: Entry, start: string): Occurrence {
  const rest = {
    ...entry,
    start,
    end: occurrenceAt(entry, start).end,
    repeat: restOfRule(entry.repeat, timesBefore(entry, start)),
    except: entry.except.filter((one) => one >= start),
    uid: '',
  };
  return occurrenceAt(rest, start);
}

/** All of a series, moved as one of its times was. */
export function moved(entry: Entry, from: string, to: Span): Entry {
  const days = daysBetween(from, to.start);
  const along = (wall: string) => {
    const day = addDays(dayOf(wall), days);
    return to.allDay ? day : wallAt(day, timeOf(to.start));
  };
  const start = along(entry.start);
  return {
    ...entry,
    allDay: to.allDay,
    start,
    end: addMinutes(start, minutesBetween(to.start, to.end)),
    repeat: entry.repeat === '' ? '' : movedRule(entry.repeat, from, to.start, to.allDay),
    except: entry.except.map(along),
  };
}
