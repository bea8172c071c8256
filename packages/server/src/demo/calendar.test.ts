import { describe, expect, it } from 'vitest';
import {
  at,
  businessDayFrom,
  businessDayUntil,
  dayMs,
  dayOf,
  existingTime,
  instantOf,
  isBusinessDay,
  wallText,
  wallTime,
} from './calendar.ts';

const day = (text: string): number => Date.parse(text) / dayMs;

describe('business days', () => {
  it.each([
    '2026-01-01',
    '2026-04-03',
    '2026-05-01',
    '2026-05-21',
    '2026-06-29',
    '2026-07-16',
    '2026-09-18',
    '2026-10-12',
    '2026-12-08',
    '2026-12-25',
    '2027-03-26',
    '2027-06-28',
    '2027-10-11',
  ])('%s is a holiday', (text) => {
    expect(isBusinessDay(day(text))).toBe(false);
  });

  it('leaves out Saturdays and Sundays', () => {
    expect(isBusinessDay(day('2026-11-20'))).toBe(true);
    expect(isBusinessDay(day('2026-11-21'))).toBe(false);
    expect(isBusinessDay(day('2026-11-22'))).toBe(false);
  });

  it('finds the nearest business day on either side', () => {
    expect(businessDayFrom(day('2026-09-18'))).toBe(day('2026-09-21'));
    expect(businessDayUntil(day('2026-09-20'))).toBe(day('2026-09-17'));
  });
});

describe('wall times', () => {
  it('are three or four hours behind the instant', () => {
    expect(wallText(wallTime(new Date('2026-11-20T12:00:00Z')))).toBe('2026-11-20T09:00:00');
    expect(wallText(wallTime(new Date('2026-07-20T12:00:00Z')))).toBe('2026-07-20T08:00:00');
  });

  it('become their instant', () => {
    expect(instantOf(at(day('2026-11-20'), 15, 1))).toBe('2026-11-20T18:01:00.000Z');
  });

  it('avoid the hour that does not exist', () => {
    const missing = Date.parse('2026-09-06T00:40:00Z');
    expect(wallText(existingTime(missing))).toBe('2026-09-05T23:40:00');
    const doubled = Date.parse('2026-04-04T23:40:00Z');
    expect(existingTime(doubled)).toBe(doubled);
  });

  it('drop the zeros at the end of the fraction', () => {
    const base = Date.parse('2026-01-06T12:26:14Z');
    expect(wallText(base + 353)).toBe('2026-01-06T12:26:14.353');
    expect(wallText(base + 350)).toBe('2026-01-06T12:26:14.35');
    expect(wallText(base)).toBe('2026-01-06T12:26:14');
    expect(dayOf(base)).toBe(day('2026-01-06'));
  });
});
