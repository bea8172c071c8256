import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addBusinessDays,
  businessDaysBetween,
  businessDaysFrom,
  isBusinessDay,
  nationalDays,
  type CompanyDays,
} from './business-days.ts';
import { addDays, santiagoDay, startOfSantiagoDay } from './santiago-time.ts';

/** As they were published: `YYYY-MM-DD`. */
const holidays = [
  ...'01-01 04-03 04-04 05-01 05-21 06-21 06-29 07-16 08-15 09-18 09-19 10-12 10-31 11-01 12-08 12-25'
    .split(' ')
    .map((day) => `2026-${day}`),
  ...'01-01 03-26 03-27 05-01 05-21 06-21 06-28 07-16 08-15 09-17 09-18 09-19 10-11 10-31 11-01 12-08 12-25'
    .split(' ')
    .map((day) => `2027-${day}`),
];

const someDay = fc.integer({ min: 0, max: 366 * 12 }).map((at) => addDays('2020-01-01', at));
const dayOfTwoYears = fc.integer({ min: 0, max: 729 }).map((at) => addDays('2026-01-01', at));
const company: fc.Arbitrary<CompanyDays> = fc.record({
  extra: fc.array(someDay, { maxLength: 60 }).map((days) => new Set(days)),
  worked: fc
    .array(fc.oneof(someDay, fc.constantFrom(...holidays)), { maxLength: 20 })
    .map((days) => new Set(days)),
});
const count = fc.integer({ min: -200, max: 200 });

describe('a business day', () => {
  it('is every weekday of 2026 and 2027 that is no holiday', () => {
    for (let day = '2026-01-01'; day < '2028-01-01'; day = addDays(day, 1)) {
      const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
      expect([day, isBusinessDay(day)]).toEqual([
        day,
        weekday > 0 && weekday < 6 && !holidays.includes(day),
      ]);
    }
  });

  it('is what the company says, where it says something; a day off that is worked is worked', () => {
    const own = {
      extra: new Set(['2026-06-08', '2026-06-09']),
      worked: new Set(['2026-07-16', '2026-06-09', '2026-06-13']),
    };
    expect(isBusinessDay('2026-06-08', own)).toBe(false);
    expect(isBusinessDay('2026-06-09', own)).toBe(true);
    expect(isBusinessDay('2026-07-16', own)).toBe(true);
    expect(isBusinessDay('2026-06-13', own)).toBe(true);
    expect(isBusinessDay('2026-07-16', nationalDays)).toBe(false);
  });
});

describe('business days', () => {
  it.each([
    // Over Friday and Saturday of Easter, and the day after the event is the first.
    ['2026-04-01', 1, '2026-04-02'],
    ['2026-04-02', 1, '2026-04-06'],
    ['2026-04-03', 1, '2026-04-06'],
    // Ten of them over the holidays of September, which in 2027 begin on a Friday.
    ['2026-09-10', 10, '2026-09-25'],
    ['2027-09-10', 10, '2027-09-27'],
    // Backwards over a Monday that is a holiday, from a weekend, and over the turn of the year.
    ['2026-06-30', -1, '2026-06-26'],
    ['2026-10-11', -1, '2026-10-09'],
    ['2027-01-04', -2, '2026-12-30'],
    ['2026-06-27', 0, '2026-06-27'],
  ])('%s and %i of them is %s', (from, days, to) => {
    expect(addBusinessDays(from, days)).toBe(to);
  });

  it.each([
    ['2026-04-02', '2026-04-06', 1],
    ['2026-06-26', '2026-06-29', 0],
    ['2026-06-30', '2026-06-26', -1],
    ['2026-06-26', '2026-06-26', 0],
    ['2026-12-24', '2027-01-04', 5],
  ])('from %s to %s are %i', (from, to, days) => {
    expect(businessDaysBetween(from, to)).toBe(days);
  });

  it('added and counted are inverse, forwards and backwards', () => {
    fc.assert(
      fc.property(someDay, count, company, (day, days, own) => {
        expect(businessDaysBetween(day, addBusinessDays(day, days, own), own)).toBe(days);
      }),
    );
  });

  it('added and taken away again lead back, from a business day', () => {
    fc.assert(
      fc.property(someDay, count, company, (day, days, own) => {
        fc.pre(isBusinessDay(day, own));
        expect(addBusinessDays(addBusinessDays(day, days, own), 0 - days, own)).toBe(day);
      }),
    );
  });

  it('end on a business day, and a later start never ends earlier', () => {
    fc.assert(
      fc.property(someDay, someDay, count, company, (one, other, days, own) => {
        const [first, second] = [one, other].toSorted();
        const end = addBusinessDays(first ?? one, days, own);
        expect(days === 0 || isBusinessDay(end, own)).toBe(true);
        expect(end <= addBusinessDays(second ?? one, days, own)).toBe(true);
      }),
    );
  });

  it('between two days are as many as a walk over each day finds', () => {
    fc.assert(
      fc.property(someDay, someDay, company, (one, other, own) => {
        const [first = one, second = one] = [one, other].toSorted();
        let walked = 0;
        for (let day = first; day < second; day = addDays(day, 1))
          if (isBusinessDay(addDays(day, 1), own)) walked += 1;
        expect(businessDaysBetween(first, second, own)).toBe(walked);
      }),
      { numRuns: 40 },
    );
  });

  it('that a company adds off never bring an end nearer', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: 0, max: 60 }), company, (day, days, own) => {
        const extra = { extra: own.extra, worked: new Set<string>() };
        expect(addBusinessDays(day, days, extra) >= addBusinessDays(day, days)).toBe(true);
      }),
    );
  });

  it.each(['2026-04-04', '2026-09-06', '2027-04-03', '2027-09-05'])(
    'do not see the clock change of %s',
    (change) => {
      const before = addDays(change, -3);
      const after = addDays(change, 3);
      const days = businessDaysBetween(before, after);
      expect(addBusinessDays(before, days) <= after).toBe(true);
      for (let day = before; day <= after; day = addDays(day, 1))
        expect(santiagoDay(startOfSantiagoDay(day))).toBe(day);
    },
  );

  it('from a day on are those that are business days, in order', () => {
    fc.assert(
      fc.property(dayOfTwoYears, company, (day, own) => {
        const next = businessDaysFrom(day, 6, own);
        expect(next).toHaveLength(6);
        expect(next.every((one) => isBusinessDay(one, own))).toBe(true);
        expect(next[0]).toBe(isBusinessDay(day, own) ? day : addBusinessDays(day, 1, own));
        expect(next[5]).toBe(addBusinessDays(next[0] ?? day, 5, own));
      }),
    );
  });
});
