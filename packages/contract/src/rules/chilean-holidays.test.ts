import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chileanHolidays, holidaysBetween, holidaysOf, juneSolstice } from './chilean-holidays.ts';

/** `MM-DD` of the years as they were published, without elections and what was decreed for one day. */
const published: Record<number, string> = {
  2018: '01-01 03-30 03-31 05-01 05-21 07-02 07-16 08-15 09-17 09-18 09-19 10-15 11-01 11-02 12-08 12-25',
  2020: '01-01 04-10 04-11 05-01 05-21 06-29 07-16 08-15 09-18 09-19 10-12 10-31 11-01 12-08 12-25',
  2021: '01-01 04-02 04-03 05-01 05-21 06-21 06-28 07-16 08-15 09-17 09-18 09-19 10-11 10-31 11-01 12-08 12-25',
  2022: '01-01 04-15 04-16 05-01 05-21 06-21 06-27 07-16 08-15 09-18 09-19 10-10 10-31 11-01 12-08 12-25',
  2023: '01-01 01-02 04-07 04-08 05-01 05-21 06-21 06-26 07-16 08-15 09-18 09-19 10-09 10-27 11-01 12-08 12-25',
  2024: '01-01 03-29 03-30 05-01 05-21 06-20 06-29 07-16 08-15 09-18 09-19 09-20 10-12 10-31 11-01 12-08 12-25',
  2025: '01-01 04-18 04-19 05-01 05-21 06-20 06-29 07-16 08-15 09-18 09-19 10-12 10-31 11-01 12-08 12-25',
  2026: '01-01 04-03 04-04 05-01 05-21 06-21 06-29 07-16 08-15 09-18 09-19 10-12 10-31 11-01 12-08 12-25',
  2027: '01-01 03-26 03-27 05-01 05-21 06-21 06-28 07-16 08-15 09-17 09-18 09-19 10-11 10-31 11-01 12-08 12-25',
};

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const years = fc.integer({ min: 2021, max: 2099 });
const dayOf = (year: number, id: string) => holidaysOf(year).find((one) => one.id === id)?.day;

describe('the holidays of a year', () => {
  it.each(Object.entries(published))('%s are those that were published', (year, days) => {
    expect(holidaysOf(Number(year)).map(({ day }) => day.slice(5))).toEqual(days.split(' '));
  });

  it('come by day, each day and each holiday once', () => {
    fc.assert(
      fc.property(years, (year) => {
        const all = holidaysOf(year);
        expect(all.map(({ day }) => day)).toEqual(all.map(({ day }) => day).toSorted());
        expect(new Set(all.map(({ day }) => day)).size).toBe(all.length);
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
        expect(all.every(({ day }) => day.startsWith(`${year}-`))).toBe(true);
      }),
    );
  });

  it('that move are never on the days that they move from', () => {
    fc.assert(
      fc.property(years, (year) => {
        for (const id of ['peter-and-paul', 'two-worlds']) {
          expect([1, 6, 0]).toContain(weekday(dayOf(year, id) ?? ''));
        }
        expect([2, 3]).not.toContain(weekday(dayOf(year, 'evangelical-churches') ?? ''));
      }),
    );
  });

  it('begin with their laws', () => {
    const before = holidaysOf(1999).map(({ id }) => id);
    expect(before).not.toContain('our-lady-of-carmel');
    expect(before).not.toContain('evangelical-churches');
    expect(before).not.toContain('indigenous-peoples');
    // A Tuesday, and it stayed there.
    expect(dayOf(1999, 'peter-and-paul')).toBe('1999-06-29');
    expect(dayOf(2000, 'two-worlds')).toBe('2000-10-09');
    expect(dayOf(2012, 'day-after-new-year')).toBeUndefined();
    expect(dayOf(2010, 'before-independence')).toBeUndefined();
    expect(dayOf(2012, 'before-independence')).toBe('2012-09-17');
    expect(dayOf(2012, 'evangelical-churches')).toBe('2012-11-02');
  });

  it('are each of those that have a name', () => {
    const seen = new Set(
      Array.from({ length: 40 }, (_, index) => holidaysOf(2017 + index))
        .flat()
        .map(({ id }) => id),
    );
    expect([...seen].toSorted()).toEqual([...chileanHolidays].toSorted());
  });
});

describe('the June solstice', () => {
  it.each([
    [2021, '2021-06-21T03:32'],
    [2022, '2022-06-21T09:14'],
    [2023, '2023-06-21T14:58'],
    [2024, '2024-06-20T20:51'],
    [2025, '2025-06-21T02:42'],
    [2026, '2026-06-21T08:24'],
    [2027, '2027-06-21T14:11'],
  ])('of %i is at %s', (year, minute) => {
    const difference = juneSolstice(year).getTime() - Date.parse(`${minute}:00Z`);
    expect(Math.abs(difference)).toBeLessThan(90_000);
  });
});

describe('the holidays of some days', () => {
  it('begin with the first and end before the last', () => {
    expect(holidaysBetween('2026-12-25', '2027-01-01')).toEqual([
      { day: '2026-12-25', id: 'christmas' },
    ]);
    expect(holidaysBetween('2026-12-26', '2027-01-02')).toEqual([
      { day: '2027-01-01', id: 'new-year' },
    ]);
    expect(holidaysBetween('2026-11-02', '2026-11-30')).toEqual([]);
  });
});
