import { calendarLimits } from '@pliego/contract/areas/calendar';
import { calendarCategories } from '@pliego/contract/areas/calendar-choices';
import ICAL from 'ical.js';
import type { Entry, EntryParts } from '../event/entry.ts';
import { uidsOf } from './event-uids.ts';
import {
  type LeftWhy,
  type NoteWhy,
  readGuests,
  readReminders,
  readRule,
  readText,
  Refusal,
  wallIn,
} from './ics-parts.ts';
import { textLimits } from '../event/event-values.ts';
import { readTypedLink } from '../event/typed-link.ts';
import { addDays, addMinutes } from '../board/wall.ts';

interface Told<Why> {
  title: string;
  why: Why;
}

export interface CalendarFile {
  taken: EntryParts[];
  left: Told<LeftWhy>[];
  notes: Told<NoteWhy>[];
}

export const fileLimits = { bytes: 2_000_000, events: calendarLimits.eventsAtOnce } as const;

const eventBlock = /^BEGIN:VEVENT[^\S\n]*\n[\s\S]*?^END:VEVENT[^\S\n]*$/gim;
const zoneBlock = /^BEGIN:VTIMEZONE[^\S\n]*\n[\s\S]*?^END:VTIMEZONE[^\S\n]*$/gim;
const titleLine = /^SUMMARY[^:\n]*:(.*)$/im;

/**
 * Null when it is no calendar at all. One event that cannot be read does not sink the others. What is in the calendar
 * already stays as it is there: a file may well be older.
 */
export function readCalendar(text: string, existing: readonly Entry[]): CalendarFile | null {
  const lines = unfolded(text);
  if (!/^\s*BEGIN:VCALENDAR\s*$/im.test(lines.split('\n', 5).join('\n'))) return null;
  const zones = lines.match(zoneBlock) ?? [];
  const blocks = lines.match(eventBlock) ?? [];
  const file: CalendarFile = { taken: [], left: [], notes: [] };
  const changed: Changed[] = [];
  const known = knownOf(existing);
  const news: Known = { byUid: new Map(), looks: new Set() };
  for (const block of blocks) {
    const title = titleOf(block);
    if (file.taken.length >= fileLimits.events) {
      file.left.push({ title, why: 'tooMany' });
      continue;
    }
    try {
      const { parts, notes, changes } = readEvent(block, zones);
      const why = whyKnown(parts, known);
      if (why !== null) throw new Refusal(why);
      if (changes === '' && whyKnown(parts, news) !== null) throw new Refusal('already');
      if (changes !== '') changed.push({ uid: parts.uid, start: changes, title });
      const taken = changes === '' ? parts : { ...parts, uid: '' };
      file.taken.push(taken);
      remember(news, taken, taken.uid);
      file.notes.push(...notes.map((why) => ({ title: parts.title, why })));
    } catch (error) {
      file.left.push({ title, why: error instanceof Refusal ? error.why : 'broken' });
    }
  }
  if (eventsBegun(lines) > blocks.length) file.left.push({ title: '', why: 'cut' });
  return { ...file, taken: withoutChanged(file.taken, changed) };
}

/** The text with one property per line: long lines are folded in the file. */
function unfolded(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[ \t]/g, '');
}

/** The title of an event, also of an invalid one. */
function titleOf(block: string): string {
  const written = titleLine.exec(block)?.[1]?.trim() ?? '';
  return written.replaceAll(/\\([\\;,])/g, '$1').slice(0, textLimits.title);
}

const eventsBegun = (lines: string) => lines.match(/^BEGIN:VEVENT\s*$/gim)?.length ?? 0;

/** One time of a series that the file changes. */
interface Changed {
  uid: string;
  start: string;
  title: string;
}

function withoutChanged(taken: readonly EntryParts[], changed: readonly Changed[]): EntryParts[] {
  return taken.map((parts) => {
    const starts = changed.filter(({ uid }) => uid === parts.uid).map(({ start }) => start);
    return parts.repeat === '' || starts.length === 0
      ? parts
      : { ...parts, except: [...parts.except, ...starts].toSorted() };
  });
}

/** The events that something may be the same as. */
interface Known {
  byUid: Map<string, EntryParts>;
  looks: Set<string>;
}

const statusOf = ({ title, start, end }: EntryParts) => JSON.stringify([title, start, end]);

function remember({ byUid, looks }: Known, parts: EntryParts, uid: string): void {
  if (uid !== '') byUid.set(uid, parts);
  looks.add(statusOf(parts));
}

/** By the names under which they would leave in a file. */
function knownOf(existing: readonly Entry[]): Known {
  const known: Known = { byUid: new Map(), looks: new Set() };
  for (const [entry, uid] of uidsOf(existing)) remember(known, entry, uid);
  return known;
}

/** The same by its name, changed or not, or because it is the same thing at the same time. */
function whyKnown(parts: EntryParts, { byUid, looks }: Known): 'already' | 'differs' | null {
  if (looks.has(statusOf(parts))) return 'already';
  return parts.uid !== '' && byUid.has(parts.uid) ? 'differs' : null;
}

interface ReadEvent {
  parts: EntryParts;
  notes: NoteWhy[];
  /** The start of the time of a series that it takes the place of, or nothing. */
  changes: string;
}

function readEvent(block: string, zones: readonly string[]): ReadEvent {
  const file = ['BEGIN:VCALENDAR', ...zones, block, 'END:VCALENDAR'].join('\n');
  const event = ICAL.Component.fromString(file).getFirstSubcomponent('vevent');
  if (event === null) throw new Refusal('broken');
  if (readText(event, 'status').toUpperCase() === 'CANCELLED') throw new Refusal('cancelled');
  const notes = new Set<NoteWhy>();
  const start = wallIn(event.getFirstProperty('dtstart'), notes);
  if (start === null) throw new Refusal('noStart');
  const allDay = start.length === 10;
  const end = readEnd(event, start, notes);
  const { repeat, except } = readRule(event, start, notes);
  if (event.hasProperty('rdate')) notes.add('extraDates');
  const category = readText(event, 'categories').toLowerCase();
  const parts: EntryParts = {
    title: readText(event, 'summary').slice(0, textLimits.title),
    category: calendarCategories.find((one) => one.toLowerCase() === category) ?? 'ETC',
    allDay,
    start,
    end,
    // A link that is none of the web's is text, and leads nowhere.
    url: readTypedLink(readText(event, 'url')) ?? '',
    guests: readGuests(event),
    location: readText(event, 'location').slice(0, textLimits.location),
    description: readText(event, 'description').slice(0, textLimits.description),
    repeat,
    except,
    reminders: readReminders(event),
    uid: readText(event, 'uid'),
    others: {},
  };
  const changes = wallIn(event.getFirstProperty('recurrence-id'), notes) ?? '';
  return { parts, notes: [...notes], changes };
}

function readEnd(event: ICAL.Component, start: string, notes: Set<NoteWhy>): string {
  const allDay = start.length === 10;
  const least = allDay ? addDays(start, 1) : addMinutes(start, 60);
  const lasting = event.getFirstPropertyValue('duration');
  const end = wallIn(event.getFirstProperty('dtend'), notes);
  if (end === null) {
    if (!(lasting instanceof ICAL.Duration)) return least;
    const after = addMinutes(start, lasting.toSeconds() / 60);
    return after > start ? after : least;
  }
  const moment = end.length === 10 ? `${end}T00:00:00` : end;
  const fitting = allDay ? end.slice(0, 10) : moment;
  if (fitting < start) throw new Refusal('endFirst');
  return fitting === start ? least : fitting;
}
