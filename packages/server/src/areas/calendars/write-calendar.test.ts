import { sync, type VEvent } from 'node-ical';
import { describe, expect, it } from 'vitest';
import { addDays, instantFromSantiago } from '@pliego/contract/rules/santiago-time';
import { type CalendarEvent, writeCalendar } from './write-calendar.ts';

const event = (given: Partial<CalendarEvent>): CalendarEvent => ({
  uid: 'uno@pliego',
  sequence: 1,
  stamp: new Date('2026-11-18T12:00:00Z'),
  day: null,
  at: new Date('2026-11-27T18:00:00Z'),
  summary: 'Cierre: Papel',
  description: 'Código: 1-1-LE26',
  url: 'https://pliego.test/licitaciones/1',
  isCancelled: false,
  alarms: [],
  ...given,
});

/** Read by a parser that knows nothing of what writes. */
function read(text: string): VEvent[] {
  return Object.values(sync.parseICS(text)).flatMap((part) =>
    part?.type === 'VEVENT' ? [part] : [],
  );
}

const textOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'val' in value ? value.val : value;

describe('a calendar', () => {
  it.each([
    'Papel; tinta, lápices \\ y «sillas»',
    'END:VEVENT',
    'Ñandú '.repeat(80).trim(),
    '😀'.repeat(120),
    'a:b;c=d"e',
  ])('gives back the title %s', (title) => {
    const text = writeCalendar('x', [event({ summary: title, description: title })]);
    const [found] = read(text);
    expect(textOf(found?.summary)).toBe(title);
    expect(textOf(found?.description)).toBe(title);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('lets no title or name begin a property of its own', () => {
    const hostile = 'x\r\nBEGIN:VEVENT\r\nUID:malo\u0000\u2028\nATTACH:file:///etc/passwd';
    const text = writeCalendar(hostile, [event({ summary: hostile, description: hostile })]);
    const found = read(text);
    expect(found).toHaveLength(1);
    expect(found[0]?.uid).toBe('uno@pliego');
    expect(text).not.toMatch(/^(ATTACH|UID:malo)/m);
    // eslint-disable-next-line no-control-regex
    expect(text).not.toMatch(/[\u0000-\u0009\u000B\u000C\u000E-\u001F]/);
    expect(text.match(/(?<!\r)\n|\r(?!\n)/)).toBeNull();
  });

  it.each([
    '2026-04-04T23:30:00',
    '2026-09-06T01:00:00',
    '2027-04-03T23:30:00',
    '2027-09-05T15:00:00',
  ])('keeps the instant of %s over the change of the clock', (wall) => {
    const at = new Date(instantFromSantiago(wall) ?? '');
    const [found] = read(writeCalendar('x', [event({ at })]));
    expect(found?.start.toISOString()).toBe(at.toISOString());
    expect(found?.datetype).toBe('date-time');
  });

  it.each(['2026-04-05', '2026-09-06', '2027-09-05', '2026-12-31'])(
    'has %s as a whole day, in whatever zone',
    (day) => {
      const text = writeCalendar('x', [event({ day })]);
      const dense = (date: string) => date.replaceAll('-', '');
      expect(text).toContain(`DTSTART;VALUE=DATE:${dense(day)}\r\n`);
      expect(text).toContain(`DTEND;VALUE=DATE:${dense(addDays(day, 1))}\r\n`);
      expect(read(text)[0]?.datetype).toBe('date');
    },
  );

  it('has alarms, and none for what is cancelled', () => {
    const alarms = [new Date('2026-11-26T12:00:00Z')];
    const [kept, gone] = read(
      writeCalendar('x', [
        event({ alarms }),
        event({ uid: 'dos@pliego', alarms, isCancelled: true, sequence: 7 }),
      ]),
    );
    expect([kept?.status, kept?.alarms?.length]).toEqual(['CONFIRMED', 1]);
    expect([gone?.status, gone?.alarms?.length ?? 0, Number(gone?.sequence)]).toEqual([
      'CANCELLED',
      0,
      7,
    ]);
  });

  it('of 2,000 events is read whole, and is the same text again', () => {
    const many = Array.from({ length: 2_000 }, (_, n) =>
      event({ uid: `n${n}@pliego`, summary: `Cierre: nº ${n}; ${'ñ'.repeat(n % 90)}.` }),
    );
    const text = writeCalendar('Muchas, muchas', many);
    expect(writeCalendar('Muchas, muchas', many)).toBe(text);
    const found = read(text);
    expect(found).toHaveLength(2_000);
    expect(found.map(({ summary }) => textOf(summary))).toEqual(many.map(({ summary }) => summary));
  });
});
