import type { CalendarEvent } from '@pliego/contract/areas/calendar';
import { sampleApi } from '#web/api/sample-client.ts';
import { type Entry, type EntryParts, type Wire, wireOf } from './entry.ts';

/** What is to be done to the calendar, in one go. */
export interface Change {
  add?: readonly EntryParts[];
  /** As it is and as it will be. */
  update?: readonly { before: Entry; after: Entry }[];
  remove?: readonly Entry[];
}

/** What was done, in a form that can be taken back. */
export interface Done {
  added: readonly CalendarEvent[];
}

/** Sends a change. One that touches a single event goes by the call that is made for it. */
export async function sendChange(change: Change): Promise<Done> {
  const { add = [], update = [], remove = [] } = change;
  const [newcomer, ...others] = add;
  if (newcomer !== undefined && others.length + update.length + remove.length === 0) {
    const { event } = await sampleApi.calendar.add({ body: { event: wireOf(newcomer) } });
    return { added: [event] };
  }
  const [first] = update;
  if (first !== undefined && update.length === 1 && add.length + remove.length === 0) {
    await sampleApi.calendar.update({ body: { event: stored(first.after) } });
    return { added: [] };
  }
  const [gone] = remove;
  if (gone !== undefined && remove.length === 1 && add.length + update.length === 0) {
    await sampleApi.calendar.remove({ query: { id: gone.id } });
    return { added: [] };
  }
  return sampleApi.calendar.change({
    body: {
      add: add.map(wireOf),
      update: update.map(({ after }) => stored(after)),
      remove: remove.map(({ id }) => id),
    },
  });
}

function stored(entry: Entry): Wire & { id: number } {
  return numbered(entry, entry.id);
}

function numbered(parts: EntryParts, id: number): Wire & { id: number } {
  return { ...wireOf(parts), id };
}

/** What takes a change back. An event that comes back has a number of its own. */
export function inverseOf(change: Change, added: readonly Entry[]): Change {
  const { update = [], remove = [] } = change;
  return {
    add: remove,
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
