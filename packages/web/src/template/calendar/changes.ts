import type { CalendarEvent } from '@pliego/contract/areas/calendar';
import { type Entry, type EntryParts, type Wire, wireOf } from './event/entry.ts';
import { withUid } from './ics/event-uids.ts';

/** What is to be done to the calendar, in one go. */
export interface Change {
  add?: readonly EntryParts[];
  /** As it is and as it will be. */
  update?: readonly { before: Entry; after: Entry }[];
  remove?: readonly Entry[];
}

/** As it is sent: with its number. */
export function stored(entry: Entry): Wire & { id: number } {
  return numbered(entry, entry.id);
}

function numbered(parts: EntryParts, id: number): Wire & { id: number } {
  return { ...wireOf(parts), id };
}

/** What takes a change back. An event that comes back has another number, and the name that it had. */
export function inverseOf(change: Change, added: readonly Entry[]): Change {
  const { update = [], remove = [] } = change;
  return {
    add: remove.map(withUid),
    update: update.map(({ before, after }) => ({ before: after, after: before })),
    remove: added,
  };
}

/** What a list of events looks like with a change in it. What is new has no number yet: it gets one below zero. */
export function showChange(held: CalendarEvent[], change: Change): CalendarEvent[] {
  const { add = [], update = [], remove = [] } = change;
  const gone = new Set(remove.map(({ id }) => id));
  const changed = new Map(update.map(({ after }) => [after.id, stored(after)]));
  const lowest = Math.min(0, ...held.map(({ id }) => id));
  return [
    ...held.filter(({ id }) => !gone.has(id)).map((event) => changed.get(event.id) ?? event),
    ...add.map((parts, index) => numbered(parts, lowest - 1 - index)),
  ];
}
