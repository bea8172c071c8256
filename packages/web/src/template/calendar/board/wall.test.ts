import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMinutes,
  dayOf,
  daysBetween,
  instantOf,
  minutesBetween,
  shownInstead,
  timeOf,
  weekdayOf,
} from './wall.ts';

describe('the wall', () => {
  it('moves by minutes in the form it was given in, over the change of the hour too', () => {
    expect(addMinutes('2026-09-05T23:30:00', 60)).toBe('2026-09-06T00:30:00');
    expect(addMinutes('2026-12-31', 1440)).toBe('2027-01-01');
    expect(addMinutes('2026-12-31T23:59:00', 1)).toBe('2027-01-01T00:00:00');
  });

  it('knows how far it was moved', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (minutes) => {
        const moved = addMinutes('2026-11-25T09:00:00', minutes);
        expect(minutesBetween('2026-11-25T09:00:00', moved)).toBe(minutes);
      }),
    );
  });

  it('is read in parts', () => {
    expect([dayOf('2026-11-25T09:05:00'), timeOf('2026-11-25T09:05:00')]).toEqual([
      '2026-11-25',
      '09:05',
    ]);
    expect(timeOf('2026-11-25')).toBe('00:00');
    expect(daysBetween('2026-11-25T23:00:00', '2026-11-27')).toBe(2);
    expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29T10:00:00')]).toEqual([0, 6]);
  });

  it('has no hour that is left out when the clocks are put forward', () => {
    expect(shownInstead('2026-09-06T00:30:00')).toBe('2026-09-06T01:30:00');
    expect(shownInstead('2026-09-06T01:00:00')).toBeNull();
    expect(shownInstead('2026-09-06')).toBeNull();
    // Twice in April, which is no less than once.
    expect(shownInstead('2026-04-04T23:30:00')).toBeNull();
  });

  it('is an instant in Santiago, in winter and in summer', () => {
    expect(instantOf('2026-07-01T09:00:00')).toBe('2026-07-01T13:00:00.000Z');
    expect(instantOf('2026-12-01')).toBe('2026-12-01T03:00:00.000Z');
  });
});
