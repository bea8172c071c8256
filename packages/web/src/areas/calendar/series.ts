import type { Entry, EntryParts } from './entry.ts';
import { movedRule } from './repeat.ts';
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

/** One time of a series as an event of its own. */
export function alone(parts: EntryParts): EntryParts {
  return { ...parts, repeat: '', except: [], uid: '' };
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
