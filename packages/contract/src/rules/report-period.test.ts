import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { daysOfPeriod, movingPeriods, periodNamed } from './report-period.ts';
import { addDays } from './santiago-time.ts';

const aDay = integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));

test('a period ends today at the latest, and is known again by its days', () => {
  assert(
    property(constantFrom(...movingPeriods), aDay, (period, today) => {
      const days = daysOfPeriod(period, today);
      expect(days.desde <= days.hasta && days.hasta <= today).toBe(true);
      // On some days two names mean the same days.
      const named = periodNamed(days, today);
      expect(named).not.toBe('fijo');
      expect(named === 'fijo' ? null : daysOfPeriod(named, today)).toEqual(days);
    }),
  );
});

test('days that no name has stay as they are', () => {
  expect(periodNamed({ desde: '2026-03-04', hasta: '2026-05-06' }, '2026-11-20')).toBe('fijo');
  expect(periodNamed({}, '2026-11-20')).toBe('ano');
  expect(periodNamed({ desde: '2026-01-01' }, '2026-11-20')).toBe('este-ano');
});
