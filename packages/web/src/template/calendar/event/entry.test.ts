import type { CalendarEvent } from '@pliego/contract/areas/calendar';
import { describe, expect, it } from 'vitest';
import { entriesOf, entryOf, wireOf } from './entry.ts';

const stored: CalendarEvent = {
  id: 3,
  title: 'Reunión',
  url: 'https://a.cl',
  start: '2026-11-25T12:00:00.000Z',
  end: '2026-11-25T13:30:00.000Z',
  allDay: false,
  extendedProps: {
    calendar: 'Family',
    guests: ['Camila Rojas'],
    location: 'Sala Boldo',
    description: 'Traer la propuesta',
    repeat: 'FREQ=DAILY',
    except: ['2026-11-26T09:00:00'],
    reminders: [10],
    uid: 'a@b',
    sala: 4,
  },
};

describe('an event', () => {
  it('is read on the wall of Santiago and stored as it was', () => {
    const entry = entryOf(stored);
    expect(entry).toMatchObject({ start: '2026-11-25T09:00:00', end: '2026-11-25T10:30:00' });
    expect(entry === null ? null : { id: 3, ...wireOf(entry) }).toEqual(stored);
  });

  it('of whole days has days, whether they were stored as days or as instants', () => {
    const days = { allDay: true, start: '2026-11-25', end: '2026-11-27' };
    expect(entryOf({ id: 1, ...days })).toMatchObject(days);
    const instants = { start: '2026-11-25T03:00:00.000Z', end: '2026-11-27T03:00:00.000Z' };
    expect(entryOf({ id: 1, allDay: true, ...instants })).toMatchObject(days);
  });

  it.each([
    [false, null, '2026-11-25T10:00:00'],
    [false, undefined, '2026-11-25T10:00:00'],
    [false, '2026-11-24T12:00:00.000Z', '2026-11-25T10:00:00'],
    [true, null, '2026-11-26'],
  ])('of which no right end is known has one: all day %s, %s', (allDay, end, expected) => {
    expect(entryOf({ id: 1, allDay, start: '2026-11-25T12:00:00.000Z', end })?.end).toBe(expected);
  });

  it('has its link and description also under other names, and is stored in one form', () => {
    const entry = entryOf({
      id: 1,
      url: '',
      start: '2026-11-25',
      extendedProps: { url: 'https://b.cl', desc: 'Antes' },
    });
    expect(entry).toMatchObject({ url: 'https://b.cl', description: 'Antes', category: 'ETC' });
    const wire = entry === null ? {} : wireOf(entry);
    expect(wire).toMatchObject({ url: 'https://b.cl', extendedProps: { description: 'Antes' } });
    expect(wire).not.toHaveProperty('extendedProps.desc');
    expect(wire).not.toHaveProperty('extendedProps.url');
  });

  it('without a start is on no calendar', () => {
    expect(entriesOf([{ id: 1, title: 'x' }, stored]).map(({ id }) => id)).toEqual([3]);
  });
});
