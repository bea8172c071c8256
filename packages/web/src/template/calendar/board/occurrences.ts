import ICAL from 'ical.js';
import type { Entry } from '../event/entry.ts';
import { addMinutes, minutesBetween } from './wall.ts';

/** An event at one of its times. */
export interface Occurrence {
  entry: Entry;
  /** Names it among all: the event's number, and its start when it repeats. */
  key: string;
  start: string;
  end: string;
}

/** A series is shown this many times; a daily one lasts more than ten years. */
const mostTimes = 4000;

/** What was found of a series so far, and how to find more. Finding them is the slow part. */
interface Found {
  starts: string[];
  next: () => string | null;
}

const known = new Map<string, Found>();
const mostKnown = 500;

function seriesOf({ start, allDay, repeat }: Entry): Found {
  const name = `${start} ${repeat}`;
  const found = known.get(name);
  if (found !== undefined) return found;
  const first = allDay ? ICAL.Time.fromDateString(start) : ICAL.Time.fromDateTimeString(start);
  let iterator: ICAL.RecurIterator | null = null;
  try {
    iterator = ICAL.Recur.fromString(repeat).iterator(first);
  } catch {
    // A rule that cannot be read repeats nothing; its event is still there, once.
  }
  const made: Found = {
    starts: [],
    next: () => {
      if (iterator === null) return made.starts.length === 0 ? start : null;
      return iterator.next()?.toString() ?? null;
    },
  };
  if (known.size >= mostKnown) known.clear();
  known.set(name, made);
  return made;
}

/** The starts of a series before `to`, in order. */
function startsBefore(entry: Entry, to: string): string[] {
  const series = seriesOf(entry);
  let last = series.starts.at(-1);
  while (series.starts.length < mostTimes && (last === undefined || last < to)) {
    const next = series.next();
    // Some rules that no day fits go round and round.
    if (next === null || (last !== undefined && next <= last)) break;
    series.starts.push(next);
    last = next;
  }
  return series.starts.filter((start) => start < to);
}

export function occurrenceAt(entry: Entry, start: string): Occurrence {
  const key = entry.repeat === '' ? String(entry.id) : `${entry.id}@${start}`;
  return { entry, key, start, end: addMinutes(start, minutesBetween(entry.start, entry.end)) };
}

function occurrencesOf(entry: Entry, from: string, to: string): Occurrence[] {
  if (entry.repeat === '') {
    return entry.start < to && entry.end > from ? [occurrenceAt(entry, entry.start)] : [];
  }
  const without = new Set(entry.except);
  return startsBefore(entry, to)
    .filter((start) => !without.has(start))
    .map((start) => occurrenceAt(entry, start))
    .filter(({ end }) => end > from);
}

/** Whatever happens between two days, the last one not included. */
export function occurrencesBetween(
  entries: readonly Entry[],
  from: string,
  to: string,
): Occurrence[] {
  return entries.flatMap((entry) => occurrencesOf(entry, from, to));
}

/** How many times of its rule come before a start, also those that were taken out. */
export function timesBefore(entry: Entry, start: string): number {
  return startsBefore(entry, start).length;
}

/** Whether nothing of a series happens before a start. */
export function isFirst(entry: Entry, start: string): boolean {
  const without = new Set(entry.except);
  return startsBefore(entry, start).every((one) => without.has(one));
}

/** Whether a series happens at a start. */
export function happensAt(entry: Entry, start: string): boolean {
  const next = addMinutes(start, 1440);
  return occurrencesOf(entry, start, next).some((one) => one.start === start);
}
