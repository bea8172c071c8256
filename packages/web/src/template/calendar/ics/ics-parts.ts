import { portalZone, santiagoWall } from '@pliego/contract/rules/santiago-time';
import { zonedInstant } from '@pliego/contract/rules/zoned-time';
import ICAL from 'ical.js';
import { partsOf } from '../event/repeat.ts';

/** Why an event of a file is not taken. */
export type LeftWhy =
  | 'broken'
  | 'noStart'
  | 'endFirst'
  | 'rule'
  | 'cancelled'
  | 'already'
  | 'differs'
  | 'tooMany'
  | 'cut';

/** What is taken of an event, but not as it was. */
export type NoteWhy = 'zone' | 'extraDates' | 'ownZone';

/** An event that is not taken, and why. */
export class Refusal extends Error {
  readonly why: LeftWhy;

  constructor(why: LeftWhy) {
    super(why);
    this.why = why;
  }
}

export function readText(event: ICAL.Component, name: string): string {
  const value: unknown = event.getFirstPropertyValue(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** The instant of a wall time of some zone; null for a zone that the runtime does not know. */
function instantInZone(wall: string, timeZone: string): string | null {
  try {
    return zonedInstant(wall, timeZone);
  } catch {
    return null;
  }
}

/** A date of a file on the wall of Santiago: a day, or a day and a time. Null when there is none. */
export function wallIn(property: ICAL.Property | null, notes: Set<NoteWhy>): string | null {
  const value: unknown = property?.getFirstValue();
  if (property === null || !(value instanceof ICAL.Time)) return null;
  return wallOf(value, String(property.getParameter('tzid') ?? ''), notes);
}

function wallOf(time: ICAL.Time, zone: string, notes: Set<NoteWhy>): string {
  const wall = time.toString().slice(0, time.isDate ? 10 : 19);
  if (time.isDate || zone === portalZone) return wall;
  const isUtc = time.zone === ICAL.Timezone.utcTimezone;
  if (zone === '' && !isUtc) return wall;
  const isKnown = isUtc || time.zone !== ICAL.Timezone.localTimezone;
  if (isKnown) return santiagoWall(time.toJSDate());
  const instant = instantInZone(wall, zone);
  if (instant !== null) return santiagoWall(instant);
  notes.add('zone');
  return wall;
}

const frequencies = new Set(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']);

/** How it repeats, and at which of its times it does not. */
export function readRule(
  event: ICAL.Component,
  start: string,
  notes: Set<NoteWhy>,
): { repeat: string; except: string[] } {
  const value: unknown = event.getFirstPropertyValue('rrule');
  if (!(value instanceof ICAL.Recur)) return { repeat: '', except: [] };
  const parts = partsOf(value.toString());
  if (!frequencies.has(parts.get('FREQ') ?? '')) throw new Refusal('rule');
  if (value.until !== null) {
    const until = wallOf(value.until, '', new Set());
    const day = until.slice(0, 10).replaceAll('-', '');
    const time = until.length === 10 ? '235959' : until.slice(11).replaceAll(':', '');
    parts.set('UNTIL', start.length === 10 ? day : `${day}T${time}`);
  }
  const zone = String(event.getFirstProperty('dtstart')?.getParameter('tzid') ?? '');
  if (zone !== '' && zone !== portalZone) notes.add('ownZone');
  const except = event.getAllProperties('exdate').flatMap((property) =>
    property.getValues().flatMap((one: unknown) => {
      if (!(one instanceof ICAL.Time)) return [];
      const wall = wallOf(one, String(property.getParameter('tzid') ?? ''), notes);
      // Some programs leave out a whole day of something that has hours.
      return wall.length === 10 && start.length > 10 ? `${wall}${start.slice(10)}` : wall;
    }),
  );
  return { repeat: [...parts].map(([name, part]) => `${name}=${part}`).join(';'), except };
}

export function readGuests(event: ICAL.Component): string[] {
  const names = event.getAllProperties('attendee').map((property) => {
    const name = property.getParameter('cn');
    const address: unknown = property.getFirstValue();
    if (typeof name === 'string' && name.trim() !== '') return name.trim();
    return typeof address === 'string' ? address.replace(/^mailto:/i, '') : '';
  });
  return [...new Set(names.filter((name) => name !== ''))].slice(0, 100);
}

/** Minutes before the start; alarms at an hour of the clock or after the start have no place here. */
export function readReminders(event: ICAL.Component): number[] {
  const minutes = event.getAllSubcomponents('valarm').flatMap((alarm) => {
    const trigger: unknown = alarm.getFirstPropertyValue('trigger');
    const before = trigger instanceof ICAL.Duration ? -trigger.toSeconds() / 60 : Number.NaN;
    const isOfEnd = alarm.getFirstProperty('trigger')?.getParameter('related') === 'END';
    return before >= 0 && !isOfEnd ? Math.round(before) : [];
  });
  return [...new Set(minutes)].toSorted((a, b) => a - b);
}
