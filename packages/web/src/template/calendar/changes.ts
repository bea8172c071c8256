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

const versionOf = ({ version = 0 }: Entry): number => version;

/** As it is sent: with its number, and the version that it was changed from. */
export function stored(entry: Entry): Wire & { id: number } {
  return { ...numbered(entry, entry.id), version: versionOf(entry) };
}

function numbered(parts: EntryParts, id: number): Wire & { id: number } {
  return { ...wireOf(parts), id };
}

/** The same change over what is stored now, when somebody else made another version of one of its events. */
export function rebased(change: Change, now: Entry): Change['update'] {
  return change.update?.map((one) =>
    one.after.id === now.id
      ? { before: now, after: { ...one.after, version: versionOf(now) } }
      : one,
  );
}

/** The inverse of a change. A restored event has a new id and its old uid. */
export function inverseOf(change: Change, added: readonly Entry[]): Change {
  const { update = [], remove = [] } = change;
  return {
    add: remove.map(withUid),
    update: update.map(({ before, after }) => {
      // The change itself made it a version newer.
      const version = versionOf(after) + 1;
      return { before: { ...after, version }, after: { ...before, version } };
    }),
    remove: added,
  };
}

/** Applies a change to a list of events. New events have no id yet: they get a negative one. */
export function showChange(held: CalendarEvent[], change: Change): CalendarEvent[] {
  const { add = [], update = [], remove = [] } = change;
  const gone = new Set(remove.map(({ id }) => id));
  const changed = new Map(
    update.map(({ after }) => [after.id, { ...stored(after), version: versionOf(after) + 1 }]),
  );
  const lowest = Math.min(0, ...held.map(({ id }) => id));
  return [
    ...held.filter(({ id }) => !gone.has(id)).map((event) => changed.get(event.id) ?? event),
    ...add.map((parts, index) => numbered(parts, lowest - 1 - index)),
  ];
}
