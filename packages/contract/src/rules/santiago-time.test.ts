import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysLeft,
  instantFromSantiago,
  santiagoDay,
  santiagoWall,
  startOfSantiagoDay,
} from './santiago-time.ts';

const hour = 3_600_000;
const day = 24 * hour;
const instants = fc
  .integer({ min: Date.UTC(1995, 0, 1) / 60_000, max: Date.UTC(2045, 0, 1) / 60_000 })
  .map((m) => m * 60_000);

/** The wall clock of Santiago, by the runtime's own calendar. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Santiago',
  dateStyle: 'short',
  timeStyle: 'medium',
});
const wallOf = (epochMs: number): string => clock.format(epochMs).replace(' ', 'T');

describe('a Santiago wall time', () => {
  it.each([
    ['2026-01-26T15:01:00', '2026-01-26T18:01:00.000Z'],
    ['2026-07-01T15:00:00', '2026-07-01T19:00:00.000Z'],
    ['2026-07-01 15:00', '2026-07-01T19:00:00.000Z'],
    ['2026-07-01', '2026-07-01T04:00:00.000Z'],
    [' 2025-03-28T11:54:13.213 ', '2025-03-28T14:54:13.213Z'],
    ['2026-01-06T12:26:14.3535678', '2026-01-06T15:26:14.353Z'],
    ['2026-01-06T12:26:14.3', '2026-01-06T15:26:14.300Z'],
    ['2024-02-29T00:00:00', '2024-02-29T03:00:00.000Z'],
  ])('%s is the instant %s', (local, instant) => {
    expect(instantFromSantiago(local)).toBe(instant);
  });

  it.each([
    // April 2026: 23:00 to 23:59 of Saturday the 4th happen twice, and the earlier counts.
    ['2026-04-04T22:59:00', '2026-04-05T01:59:00.000Z'],
    ['2026-04-04T23:30:00', '2026-04-05T02:30:00.000Z'],
    ['2026-04-05T00:00:00', '2026-04-05T04:00:00.000Z'],
    // September 2026: 00:00 to 00:59 of Sunday the 6th do not happen.
    ['2026-09-05T23:59:00', '2026-09-06T03:59:00.000Z'],
    ['2026-09-06T00:30:00', '2026-09-06T04:30:00.000Z'],
    ['2026-09-06T01:00:00', '2026-09-06T04:00:00.000Z'],
  ])('%s at a change of the hour is %s', (local, instant) => {
    expect(instantFromSantiago(local)).toBe(instant);
  });

  it.each([
    '',
    'mañana',
    '2026-02-29T00:00:00',
    '2026-13-01T00:00:00',
    '2026-00-10',
    '2026-01-32',
    '2026-01-26T24:00:00',
    '2026-01-26T15:60:00',
    '2026-01-26T15:01:00Z',
    '2026-01-26T15:01:00-03:00',
    '26-01-2026',
    '2026-1-2',
  ])('%s is none', (text) => {
    expect(instantFromSantiago(text)).toBeNull();
  });

  it('read back from the clock is the instant, or the first of the two that the clock shows alike', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const read = Date.parse(instantFromSantiago(wallOf(instant)) ?? '');
        expect([0, hour]).toContain(instant - read);
        expect(wallOf(read)).toBe(wallOf(instant));
      }),
      { numRuns: 2000 },
    );
  });

  it('does not depend on earlier calls', () => {
    const around = Array.from({ length: 72 }, (_, at) => Date.UTC(2026, 8, 5) + at * hour);
    const forwards = around.map((instant) => instantFromSantiago(wallOf(instant)));
    const backwards = around.toReversed().map((instant) => instantFromSantiago(wallOf(instant)));
    expect(backwards.toReversed()).toEqual(forwards);
  });
});

describe('a Santiago day', () => {
  it.each([
    ['2026-11-21T02:59:59.999Z', '2026-11-20'],
    ['2026-11-21T03:00:00.000Z', '2026-11-21'],
    ['2026-07-02T03:59:59.999Z', '2026-07-01'],
    ['2026-07-02T04:00:00.000Z', '2026-07-02'],
  ])('holds %s: %s', (instant, expected) => {
    expect(santiagoDay(instant)).toBe(expected);
    expect(santiagoDay(new Date(instant))).toBe(expected);
    expect(santiagoDay(Date.parse(instant))).toBe(expected);
  });

  it('begins with its first instant, also where it has no midnight', () => {
    expect(startOfSantiagoDay('2026-09-06')).toBe('2026-09-06T04:00:00.000Z');
    fc.assert(
      fc.property(instants, (instant) => {
        const own = santiagoDay(instant);
        const start = Date.parse(startOfSantiagoDay(own));
        expect(start).toBeLessThanOrEqual(instant);
        expect(santiagoDay(start)).toBe(own);
        expect(santiagoDay(start - 1)).toBe(addDays(own, -1));
      }),
      { numRuns: 1000 },
    );
  });

  it('that is none is refused', () => {
    expect(() => startOfSantiagoDay('ayer')).toThrow(RangeError);
  });

  it('is moved by days of the calendar', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
    expect(addDays('2026-09-05', 1)).toBe('2026-09-06');
  });
});

describe('the days left', () => {
  it.each([
    ['2026-11-20T15:00:00Z', '2026-11-21T02:59:00Z', 0],
    ['2026-11-20T15:00:00Z', '2026-11-21T03:00:00Z', 1],
    ['2026-11-21T02:59:00Z', '2026-11-21T03:00:00Z', 1],
    ['2026-11-20T15:00:00Z', '2026-11-20T10:00:00Z', 0],
    ['2026-11-20T15:00:00Z', '2026-11-19T15:00:00Z', -1],
    ['2026-09-05T15:00:00Z', '2026-09-07T15:00:00Z', 2],
    ['2026-04-04T15:00:00Z', '2026-04-06T15:00:00Z', 2],
  ])('from %s to %s are %i', (now, instant, days) => {
    expect(daysLeft(new Date(now), instant)).toBe(days);
    expect(daysLeft(Date.parse(now), instant)).toBe(days);
  });

  it('count days of the calendar, never 24 hours', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: -400, max: 400 }), (now, days) => {
        const target = `${addDays(santiagoDay(now), days)}T12:00:00Z`;
        expect(daysLeft(now, new Date(Date.parse(target) + 4 * hour).toISOString())).toBe(days);
        expect(Math.abs(daysLeft(now, new Date(now + day).toISOString()) - 1)).toBe(0);
      }),
    );
  });
});

describe('the wall in Santiago', () => {
  it('equals that of the runtime, at every instant', () => {
    fc.assert(
      fc.property(instants, (epochMs) => {
        expect(santiagoWall(epochMs)).toBe(wallOf(epochMs));
      }),
    );
  });
});
