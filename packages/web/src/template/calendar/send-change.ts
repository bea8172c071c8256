import type { CalendarEvent } from '@pliego/contract/areas/calendar';
import { calendarApi } from '#web/api/areas/calendar.ts';
import { type Change, stored } from './changes.ts';
import { wireOf } from './event/entry.ts';
import { named } from './ics/event-uids.ts';

/** What was done, in a form that can be taken back. */
export interface Done {
  added: readonly CalendarEvent[];
}

/** Sends a change. A change of a single event uses the call for one event. */
export async function sendChange(change: Change): Promise<Done> {
  const { add = [], update = [], remove = [] } = change;
  const [newcomer, ...others] = add;
  if (newcomer !== undefined && others.length + update.length + remove.length === 0) {
    const { event } = await calendarApi.add({ body: { event: wireOf(named(newcomer)) } });
    return { added: [event] };
  }
  const [first] = update;
  if (first !== undefined && update.length === 1 && add.length + remove.length === 0) {
    await calendarApi.update({ body: { event: stored(first.after) } });
    return { added: [] };
  }
  const [gone] = remove;
  if (gone !== undefined && remove.length === 1 && add.length + update.length === 0) {
    await calendarApi.remove({ query: { id: gone.id } });
    return { added: [] };
  }
  return calendarApi.change({
    body: {
      add: add.map((parts) => wireOf(named(parts))),
      update: update.map(({ after }) => stored(after)),
      remove: remove.map(({ id }) => id),
    },
  });
}
