import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../event/entry.ts';
import { blankParts } from '../event/event-parts.ts';
import { named } from './event-uids.ts';
import { fileLimits, readCalendar } from './ics-read.ts';
import { calendarFile } from './ics-write.ts';

const now = '2026-11-21T18:30:00.000Z';
const timed = { allDay: false, start: '2026-11-25T09:00:00', end: '2026-11-25T10:30:00' };

const entries: Entry[] = [
  {
    ...blankParts(timed),
    id: 1,
    title: 'Reunión; precios, «finales»',
    category: 'Family',
    url: 'https://reuniones.cl/sala?a=1',
    guests: ['Camila Rojas', 'Matías Fuentealba'],
    location: 'Sala Boldo',
    description: `Primera línea\nsegunda, con ${'ñandú '.repeat(30).trim()}`,
    reminders: [10, 1440],
    uid: 'uno@pliego',
  },
  {
    ...blankParts({ allDay: true, start: '2026-11-27', end: '2026-11-30' }),
    id: 2,
    title: 'Feria',
    uid: 'dos@pliego',
  },
  {
    ...blankParts(timed),
    id: 3,
    title: 'Semanal',
    repeat: 'FREQ=WEEKLY;BYDAY=WE,FR;UNTIL=20270630T235959',
    except: ['2026-11-27T09:00:00'],
    uid: 'tres@pliego',
  },
  {
    ...blankParts({ allDay: true, start: '2026-11-27', end: '2026-11-28' }),
    id: 4,
    title: 'Anual',
    repeat: 'FREQ=YEARLY;COUNT=5',
    uid: 'cuatro@pliego',
  },
];

const withoutUid = (entry: Entry): Entry => ({ ...entry, uid: '' });
const delayed = (entry: Entry): Entry => ({ ...entry, title: `${entry.title}, aplazada` });

const file = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
const read = (...lines: string[]) => readCalendar(file(...lines), []);

describe('a file of our own', () => {
  it('brings back what was written', () => {
    const text = calendarFile(entries, 'Calendario', now);
    const withoutIds = entries.map((entry) => {
      const { id, ...parts } = entry;
      return id > 0 ? parts : entry;
    });
    expect(readCalendar(text, [])).toEqual({ taken: withoutIds, left: [], notes: [] });
  });

  it('is what other programs expect', () => {
    const text = calendarFile(entries, 'Calendario', now);
    expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of text.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
    for (const part of [
      'DTSTART:20261125T120000Z',
      'DTSTART;TZID=America/Santiago:20261125T090000',
      'DTSTART;VALUE=DATE:20261127',
      'BEGIN:VTIMEZONE',
      'TRIGGER:-PT10M',
      // The end of the day in winter, four hours behind.
      'UNTIL=20270701T035959Z',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('brings nothing twice', () => {
    const text = calendarFile(entries, 'Calendario', now);
    expect(readCalendar(text, entries)).toMatchObject({
      taken: [],
      left: entries.map(({ title }) => ({ title, why: 'already' })),
    });
  });

  it('knows its events again when they were changed since, and leaves them as they are', () => {
    const held = entries.map(withoutUid);
    const text = calendarFile(held, 'Calendario', now);
    const later = held.map(delayed);
    expect(readCalendar(text, later)).toMatchObject({
      taken: [],
      left: held.map(({ title }) => ({ title, why: 'differs' })),
    });
  });

  it('names each event apart, whatever names they have, and knows all of them again', () => {
    const uid = fc.constantFrom('', 'a@b', '1@calendario.pliego', '2-2@calendario.pliego');
    fc.assert(
      fc.property(fc.array(uid, { maxLength: 8 }), (uids) => {
        const held = uids.map((one, index) => ({
          ...blankParts(timed),
          id: index + 1,
          title: `Reunión ${index}`,
          uid: one,
        }));
        const text = calendarFile(held, 'Calendario', now);
        const names = text.match(/^UID:.*$/gm) ?? [];
        expect(new Set(names).size).toBe(held.length);
        expect(readCalendar(text, held.map(delayed))?.taken).toEqual([]);
      }),
    );
  });

  it('does not take a new event for an earlier one with the same id', () => {
    const text = calendarFile([named({ ...blankParts(timed), id: 11 })], 'Calendario', now);
    const next = named({ ...blankParts(timed), id: 11, title: 'Otra' });
    expect(readCalendar(text, [next])).toMatchObject({ taken: [{ title: '' }], left: [] });
  });
});

describe('an event of another calendar', () => {
  it.each([
    ['DTSTART:20261125T120000Z', '2026-11-25T09:00:00'],
    ['DTSTART:20261125T090000', '2026-11-25T09:00:00'],
    ['DTSTART;TZID=Europe/Madrid:20261125T130000', '2026-11-25T09:00:00'],
    ['DTSTART;VALUE=DATE:20261125', '2026-11-25'],
  ])('with %s begins at %s', (line, start) => {
    expect(read(event('SUMMARY:x', line))).toMatchObject({ taken: [{ start }], notes: [] });
  });

  it('in an unknown zone is read in ours, with a warning', () => {
    const line = 'DTSTART;TZID=Mi Oficina:20261125T090000';
    expect(read(event('SUMMARY:x', line))).toMatchObject({
      taken: [{ start: '2026-11-25T09:00:00' }],
      notes: [{ title: 'x', why: 'zone' }],
    });
  });

  it('in a zone that the file explains is read in that', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Mi Oficina',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
    ];
    const offset = ['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0200', 'END:STANDARD', 'END:VTIMEZONE'];
    const line = 'DTSTART;TZID=Mi Oficina:20261125T140000';
    expect(read(...zone, ...offset, event('SUMMARY:x', line))).toMatchObject({
      taken: [{ start: '2026-11-25T09:00:00' }],
      notes: [],
    });
  });

  it.each([
    ['DURATION:PT45M', '2026-11-25T09:45:00'],
    ['DTEND:20261125T110000', '2026-11-25T11:00:00'],
    ['DTEND:20261125T090000', '2026-11-25T10:00:00'],
    ['LOCATION:x', '2026-11-25T10:00:00'],
  ])('with %s ends at %s', (line, end) => {
    expect(read(event('DTSTART:20261125T090000', line))).toMatchObject({ taken: [{ end }] });
  });

  it('with a link that is none of the web leads nowhere', () => {
    const lines = event('DTSTART:20261125T090000', 'URL:javascript:alert(1)');
    expect(read(lines)).toMatchObject({ taken: [{ url: '' }] });
  });

  it('that is a time of a series takes its place', () => {
    const series = event(
      'UID:a',
      'SUMMARY:x',
      'DTSTART:20261125T090000',
      'RRULE:FREQ=DAILY;COUNT=4',
    );
    const one = event(
      'UID:a',
      'SUMMARY:y',
      'RECURRENCE-ID:20261126T090000',
      'DTSTART:20261126T150000',
    );
    expect(read(series, one)).toMatchObject({
      taken: [
        { title: 'x', except: ['2026-11-26T09:00:00'], uid: 'a' },
        { title: 'y', repeat: '', uid: '', start: '2026-11-26T15:00:00' },
      ],
      left: [],
    });
  });
});

describe('what is left out', () => {
  const right = event('SUMMARY:Buena', 'DTSTART:20261125T090000');

  it.each([
    ['noStart', event('SUMMARY:x')],
    ['endFirst', event('SUMMARY:x', 'DTSTART:20261125T090000', 'DTEND:20261124T090000')],
    ['rule', event('SUMMARY:x', 'DTSTART:20261125T090000', 'RRULE:FREQ=HOURLY')],
    ['cancelled', event('SUMMARY:x', 'DTSTART:20261125T090000', 'STATUS:CANCELLED')],
    ['broken', event('SUMMARY:x', 'DTSTART:20261125T090000', 'esto no es nada')],
    ['already', event('SUMMARY:Buena', 'DTSTART:20261125T090000')],
  ])('is said to be %s, and the others are taken', (why, bad) => {
    const { taken, left } = read(right, bad) ?? { taken: [], left: [] };
    expect(taken.map(({ title }) => title)).toEqual(['Buena']);
    expect(left.map((one) => one.why)).toEqual([why]);
  });

  it('is what a file that was cut begins and does not end', () => {
    const cut = `${file(right).replace('END:VCALENDAR', '')}BEGIN:VEVENT\r\nSUMMARY:x`;
    expect(readCalendar(cut, [])).toMatchObject({
      taken: [{ title: 'Buena' }],
      left: [{ title: '', why: 'cut' }],
    });
  });

  it('is what is more than a file may have', () => {
    const many = Array.from({ length: fileLimits.events + 2 }, (_, index) =>
      event(`SUMMARY:${index}`, 'DTSTART:20261125T090000'),
    );
    const { taken, left } = read(...many) ?? { taken: [], left: [] };
    expect([taken.length, left.map(({ why }) => why)]).toEqual([
      fileLimits.events,
      ['tooMany', 'tooMany'],
    ]);
  });

  it.each(['', 'hola', '{"a":1}', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD'])(
    'is all of it when it is no calendar: %j',
    (text) => {
      expect(readCalendar(text, [])).toBeNull();
    },
  );

  it('is nothing when a calendar is empty', () => {
    expect(read()).toEqual({ taken: [], left: [], notes: [] });
  });
});
