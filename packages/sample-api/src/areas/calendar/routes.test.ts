import type { CalendarEvent } from '@pliego/contract/areas/calendar';
import { calendarCategories } from '@pliego/contract/areas/calendar-choices';
import { santiagoDay, startOfSantiagoDay } from '@pliego/contract/rules/santiago-time';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  expectNothing,
  expectRefused,
  idsOf,
  newSample,
  sampleNow,
} from '#sample/testing/sample.ts';

const path = '/apps/calendar';
const every = { calendars: [...calendarCategories] };
type Api = ReturnType<typeof newSample>['api'];
const all = (api: Api) => api.calendar.list({ query: every });

async function asked(query: string): Promise<number[]> {
  const response = await newSample().send('GET', `${path}/events${query}`);
  return idsOf((await response.json()) as CalendarEvent[]);
}

describe('the events', () => {
  it.each([
    ['?calendars=Business', [1, 2, 8, 9]],
    ['?calendars=Holiday', [3]],
    ['?calendars=Personal', [4, 6, 10]],
    ['?calendars=ETC', [5]],
    ['?calendars=Family', [7]],
    ['?calendars=Business&calendars=Family', [1, 2, 7, 8, 9]],
    ['?calendars[]=Family&calendars[]=ETC', [5, 7]],
    ['?calendars=Family,ETC', [5, 7]],
    ['?calendars=business', []],
    ['?calendars=Otra', []],
    ['?calendars=', []],
    ['', []],
  ])('asked for with %j are %j', async (query, ids) => {
    expect(await asked(query)).toEqual(ids);
  });

  it('of each choice of categories are those of each of them', async () => {
    const { api } = newSample();
    const events = await all(api);
    expect(events).toHaveLength(10);
    await fc.assert(
      fc.asyncProperty(fc.subarray([...calendarCategories]), async (calendars) => {
        expect(await api.calendar.list({ query: { calendars } })).toEqual(
          events.filter(({ extendedProps }) =>
            calendars.some((one) => one === extendedProps?.calendar),
          ),
        );
      }),
    );
  });

  it.each([
    [sampleNow, '2026-11', '2026-12-01', '2026-10-01'],
    ['2026-12-31T23:00:00.000Z', '2026-12', '2027-01-01', '2026-11-01'],
    ['2027-01-01T01:00:00.000Z', '2026-12', '2027-01-01', '2026-11-01'],
    ['2028-02-29T12:00:00.000Z', '2028-02', '2028-03-01', '2028-01-01'],
    // The midnight that the change of the hour takes away.
    ['2026-09-10T12:00:00.000Z', '2026-09', '2026-10-01', '2026-08-01'],
  ])('at %s lie in the month and on the first days beside it', async (now, month, next, last) => {
    const events = await all(newSample(now).api);
    const byId = new Map(events.map((event) => [event.id, event]));
    const days = Date.parse(byId.get(1)?.end ?? '') - Date.parse(byId.get(1)?.start ?? '');
    expect(byId.get(1)).toMatchObject({ start: now, allDay: false });
    expect(days).toBe(86_400_000);
    const lastDay = Number(new Date(Date.parse(next) - 1).toISOString().slice(8, 10));
    for (const { id, start = '', allDay } of events.slice(1, 8)) {
      const day = santiagoDay(start);
      expect({ id, allDay, month: day.slice(0, 7) }).toEqual({ id, allDay: true, month });
      expect(start).toBe(startOfSantiagoDay(day));
      const fromEnd = lastDay - Number(day.slice(8, 10)) + 1;
      expect(fromEnd).toBeGreaterThanOrEqual(7);
      expect(fromEnd).toBeLessThanOrEqual(12);
    }
    expect(santiagoDay(byId.get(9)?.start ?? '')).toBe(next);
    expect(santiagoDay(byId.get(10)?.start ?? '')).toBe(last);
  });
});

describe('an event', () => {
  const event = {
    title: 'Reunión',
    start: '2026-11-25T12:00:00.000Z',
    end: '2026-11-25T13:00:00.000Z',
    allDay: false,
    url: '',
    extendedProps: { calendar: 'Family', guests: ['Camila Rojas'], sala: 'Boldo' },
  } as const;

  it('is stored as it was sent, with a new id', async () => {
    const { api, send } = newSample();
    const response = await send('POST', `${path}/add-event`, {
      json: { event: { ...event, id: 1 } },
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ event: { ...event, id: 11 } });
    expect((await all(api)).at(-1)).toEqual({ ...event, id: 11 });
    expect((await api.calendar.add({ body: { event: {} } })).event).toEqual({ id: 12 });
    expect(await all(api)).toHaveLength(11);
  });

  it('takes the id of the last one that was removed', async () => {
    const { api } = newSample();
    await api.calendar.remove({ query: { id: 10 } });
    expect((await api.calendar.add({ body: { event: { title: 'x' } } })).event.id).toBe(10);
  });

  it('that is changed keeps what is not sent; its properties are replaced whole', async () => {
    const { api, send } = newSample();
    const before = (await all(api)).find(({ id }) => id === 2);
    const json = { event: { id: '2', title: 'Otra', extendedProps: { calendar: 'ETC' } } };
    const response = await send('POST', `${path}/update-event`, { json });
    const expected = { ...before, title: 'Otra', extendedProps: { calendar: 'ETC' } };
    expect(await response.json()).toEqual({ event: expected });
    expect(await api.calendar.list({ query: { calendars: ['ETC'] } })).toContainEqual(expected);
  });

  it('may be without an end', async () => {
    const { api } = newSample();
    const { event: changed } = await api.calendar.update({ body: { event: { id: 1, end: null } } });
    expect(changed.end).toBeNull();
  });

  it.each([
    ['add-event', {}, 422],
    ['add-event', { event: [] }, 422],
    ['add-event', { event: { title: 3 } }, 422],
    ['add-event', { event: { start: 'mañana' } }, 422],
    ['add-event', { event: { allDay: 'no' } }, 422],
    ['add-event', { event: { extendedProps: { calendar: 'Otra' } } }, 422],
    ['add-event', { event: { extendedProps: 'Family' } }, 422],
    ['add-event', { event: { extendedProps: { guests: 'Camila' } } }, 422],
    ['update-event', { event: { title: 'x' } }, 422],
    ['update-event', { event: { id: 'x' } }, 422],
    ['update-event', { event: { id: 11 } }, 404],
    ['update-event', { event: { id: 0 } }, 404],
    ['update-event', null, 422],
  ])('%s of %j is refused with %i and changes nothing', async (call, json, status) => {
    const { api, send } = newSample();
    await expectRefused(status, send('POST', `${path}/${call}`, { json }));
    expect(await all(api)).toEqual(await all(newSample().api));
  });

  it.each(['add-event', 'update-event'])('%s takes JSON only', async (call) => {
    const headers = { 'content-type': 'application/json' };
    await expectRefused(
      400,
      newSample().send('POST', `${path}/${call}`, { body: '{"event"', headers }),
    );
  });
});

describe('a removed event', () => {
  it('is gone, and the others stay', async () => {
    const { api, send } = newSample();
    await expectNothing(200, send('DELETE', `${path}/remove-event?id=3`));
    await expectNothing(200, send('DELETE', `${path}/remove-event`, { json: { id: 7 } }));
    expect(idsOf(await all(api))).toEqual([1, 2, 4, 5, 6, 8, 9, 10]);
    await expectRefused(404, send('DELETE', `${path}/remove-event?id=3`));
  });

  it.each([
    ['?id=11', 404],
    ['?id=-1', 404],
    ['', 404],
    ['?id=uno', 422],
    ['?id=1&id=2', 422],
  ])('asked for with %j is refused with %i, and none is', async (query, status) => {
    const { api, send } = newSample();
    await expectRefused(status, send('DELETE', `${path}/remove-event${query}`));
    expect(await all(api)).toHaveLength(10);
  });

  it('is not listed, whichever are removed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.integer({ min: 1, max: 10 })), async (ids) => {
        const { api } = newSample();
        for (const id of ids) await api.calendar.remove({ query: { id } });
        const left = idsOf(await all(api));
        expect(left.filter((id) => ids.includes(id))).toEqual([]);
        expect(left).toHaveLength(10 - ids.length);
      }),
      { numRuns: 15 },
    );
  });
});

describe('several events at once', () => {
  const change = `${path}/change-events`;

  it('are removed, changed and added in one call', async () => {
    const { api } = newSample();
    const before = await all(api);
    const answer = await api.calendar.change({
      body: {
        remove: [3],
        update: [{ id: 2, title: 'Otra' }],
        add: [{ title: 'Uno', extendedProps: { calendar: 'ETC', uid: 'a@b' } }, { title: 'Dos' }],
      },
    });
    expect(idsOf(answer.added)).toEqual([11, 12]);
    expect(answer.updated).toEqual([{ ...before[1], title: 'Otra' }]);
    const ids = idsOf(await all(api));
    expect(ids).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect((await all(api)).at(-1)?.extendedProps).toEqual({ calendar: 'ETC', uid: 'a@b' });
  });

  it('of nothing change nothing', async () => {
    const { api, send } = newSample();
    const response = await send('POST', change, { json: {} });
    expect(await response.json()).toEqual({ added: [], updated: [] });
    expect(await all(api)).toHaveLength(10);
  });

  it.each([
    [{ remove: [3, 99] }, 404],
    [{ add: [{ title: 'x' }], update: [{ id: 99 }] }, 404],
    [{ add: [{ title: 'x' }, { title: 3 }] }, 422],
    [{ add: [{ extendedProps: { reminders: ['x'] } }] }, 422],
    [{ add: Array.from({ length: 1001 }, () => ({})) }, 422],
    [{ update: [{ title: 'x' }] }, 422],
    [{ remove: ['uno'] }, 422],
    [null, 422],
  ])('of which one cannot be done change nothing: %#', async (json, status) => {
    const { api, send } = newSample();
    await expectRefused(status, send('POST', change, { json }));
    expect(await all(api)).toEqual(await all(newSample().api));
  });
});
