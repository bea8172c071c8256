import { type CalendarEvent, calendarEndpoints } from '@pliego/contract/areas/calendar';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { sampleArea, type SampleHandlers } from '#sample/area.ts';
import { nextVersion } from '#sample/versions.ts';
import { collectionOf } from '#sample/store.ts';

const events = collectionOf<CalendarEvent>({
  name: 'calendar-events',
  seed: async (now) => (await import('./seed.ts')).events(now),
});

function missing(): ProblemError {
  return new ProblemError('no-encontrado', createMessage('evento-desconocido'));
}

/** Unless somebody else changed it since it was seen. */
const changed = (stored: CalendarEvent, changes: CalendarEvent): CalendarEvent => ({
  ...stored,
  ...changes,
  ...nextVersion(stored, changes.version),
});

const calendarHandlers: SampleHandlers<typeof calendarEndpoints> = () => ({
  list: async ({ query }, { caller: { store } }) => {
    const wanted = new Set(query.calendars);
    const { rows } = await store.collection(events).list({
      where: ({ extendedProps }) =>
        extendedProps?.calendar !== undefined && wanted.has(extendedProps.calendar),
    });
    return rows;
  },
  add: async ({ body }, { caller: { store } }) => {
    const event = await store.collection(events).insert((id) => ({ ...body.event, id }));
    return { event };
  },
  update: async ({ body }, { caller: { store } }) => {
    const changes = body.event;
    const event = await store
      .collection(events)
      .update(changes.id, (stored) => changed(stored, changes));
    if (event === undefined) throw missing();
    return { event };
  },
  remove: async ({ query: { id } }, { caller: { store } }) => {
    if (id === undefined || !(await store.collection(events).remove(id))) throw missing();
  },
  change: async ({ body }, { caller: { store } }) => {
    const kept = store.collection(events);
    const added: CalendarEvent[] = [];
    const updated: CalendarEvent[] = [];
    // All or none: checks that all of them exist, as they were seen, before it changes any.
    for (const id of body.remove) {
      if ((await kept.get(id)) === undefined) throw missing();
    }
    for (const changes of body.update) {
      const stored = await kept.get(changes.id);
      if (stored === undefined) throw missing();
      nextVersion(stored, changes.version);
    }
    for (const id of body.remove) await kept.remove(id);
    for (const changes of body.update) {
      const event = await kept.update(changes.id, (stored) => changed(stored, changes));
      if (event === undefined) throw missing();
      updated.push(event);
    }
    for (const event of body.add) added.push(await kept.insert((id) => ({ ...event, id })));
    return { added, updated };
  },
});

export const calendarArea = sampleArea(calendarEndpoints, calendarHandlers);
