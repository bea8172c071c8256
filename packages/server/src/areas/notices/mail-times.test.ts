import { nationalDays } from '@pliego/contract/rules/business-days';
import { describe, expect, it } from 'vitest';
import { beginsWeek, isQuiet, lastDigest } from './mail-times.ts';

const night = { desde: '21:00', hasta: '07:00' };
const isQuietAt = (instant: string, quiet = night) => isQuiet(new Date(instant), quiet);

describe('quiet hours', () => {
  it('go over midnight, and by the clock on the wall', () => {
    expect(isQuiet(new Date('2026-11-25T02:00:00Z'), null)).toBe(false);
    expect(isQuietAt('2026-11-24T23:59:00Z')).toBe(false);
    expect(isQuietAt('2026-11-25T00:00:00Z')).toBe(true);
    expect(isQuietAt('2026-11-25T09:59:00Z')).toBe(true);
    expect(isQuietAt('2026-11-25T10:00:00Z')).toBe(false);
    const noon = { desde: '12:00', hasta: '13:00' };
    expect(isQuietAt('2026-11-25T15:00:00Z', noon)).toBe(true);
    expect(isQuietAt('2026-11-25T16:00:00Z', noon)).toBe(false);
  });

  // On 5 April 2026 the hour from 23:00 of Saturday comes twice; on 6 September the one from 0:00 never.
  it.each([
    ['2026-04-04T23:59:00Z', false],
    ['2026-04-05T02:30:00Z', true],
    ['2026-04-05T03:30:00Z', true],
    ['2026-04-05T10:59:00Z', true],
    ['2026-04-05T11:00:00Z', false],
    ['2026-09-06T03:59:00Z', true],
    ['2026-09-06T09:59:00Z', true],
    ['2026-09-06T10:00:00Z', false],
    ['2027-04-04T03:30:00Z', true],
    ['2027-09-05T10:00:00Z', false],
  ])('where the clock changes, %s: %s', (instant, quiet) => {
    expect(isQuietAt(instant)).toBe(quiet);
  });
});

describe('the digest that is due', () => {
  const due = (instant: string, hour = '08:30') =>
    lastDigest(new Date(instant), hour, nationalDays);

  it('is of the last business day whose hour has come', () => {
    expect(due('2026-11-25T11:29:00Z')?.day).toBe('2026-11-24');
    expect(due('2026-11-25T11:30:00Z')).toEqual({
      day: '2026-11-25',
      at: new Date('2026-11-25T11:30:00Z'),
    });
    // The 8th of December is a holiday, a Tuesday.
    expect(due('2026-12-08T15:00:00Z')?.day).toBe('2026-12-07');
    expect(due('2026-11-22T15:00:00Z')?.day).toBe('2026-11-20');
  });

  it('keeps its hour on the wall when the clock changes', () => {
    expect(due('2026-04-03T20:00:00Z')?.at.toISOString()).toBe('2026-04-02T11:30:00.000Z');
    expect(due('2026-04-06T20:00:00Z')?.at.toISOString()).toBe('2026-04-06T12:30:00.000Z');
    expect(due('2026-09-04T20:00:00Z')?.at.toISOString()).toBe('2026-09-04T12:30:00.000Z');
    expect(due('2026-09-07T20:00:00Z')?.at.toISOString()).toBe('2026-09-07T11:30:00.000Z');
  });

  it('has the closings on the first business day of a week', () => {
    expect(beginsWeek('2026-11-23', nationalDays)).toBe(true);
    expect(beginsWeek('2026-11-24', nationalDays)).toBe(false);
    // Monday, 12 October, is a holiday.
    expect(beginsWeek('2026-10-13', nationalDays)).toBe(true);
  });
});
