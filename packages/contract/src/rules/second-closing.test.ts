import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holidaysOf } from './chilean-holidays.ts';
import { addDays, daysBetween, instantFromSantiago, santiagoWall } from './santiago-time.ts';
import { secondClosing } from './second-closing.ts';

const from = (wall: string) => santiagoWall(secondClosing(instantFromSantiago(wall) ?? ''));

function isBusinessDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const isHoliday = holidaysOf(Number(day.slice(0, 4))).some((holiday) => holiday.day === day);
  return weekday !== 0 && weekday !== 6 && !isHoliday;
}

const walls = fc
  .date({
    min: new Date('2015-01-01T00:00:00Z'),
    max: new Date('2060-12-31T23:59:59Z'),
    noInvalidDate: true,
  })
  // Hours in which the clock is never put forward or back.
  .filter((date) => date.getUTCHours() > 3 && date.getUTCHours() < 22)
  .map((date) => date.toISOString().slice(0, 19));

describe('the second closing', () => {
  it.each([
    ['2026-11-23T15:00:00', '2026-11-25T15:00:00'],
    ['2026-11-26T15:30:00', '2026-11-30T15:30:00'],
    // Independence on Friday and Saturday.
    ['2026-09-17T15:00:00', '2026-09-22T15:00:00'],
    // Good Friday, and the night in which the clock is put back.
    ['2026-04-02T15:01:00', '2026-04-07T15:01:00'],
    // Christmas on Friday, New Year on Friday.
    ['2026-12-24T10:00:00', '2026-12-29T10:00:00'],
    ['2026-12-30T18:00:00', '2027-01-04T18:00:00'],
  ])('of %s is %s', (wall, second) => {
    expect(from(wall)).toBe(second);
  });

  it('keeps the hour, is on a business day, and two business days lie after the closing', () => {
    fc.assert(
      fc.property(walls, (wall) => {
        const [day = '', time] = wall.split('T');
        const [second = '', hour] = from(wall).split('T');
        expect(hour).toBe(time);
        expect(isBusinessDay(second)).toBe(true);
        const between = Array.from({ length: daysBetween(day, second) }, (_, index) =>
          addDays(day, index + 1),
        );
        expect(between.filter(isBusinessDay)).toHaveLength(2);
      }),
    );
  });

  it('of a later closing is never earlier', () => {
    fc.assert(
      fc.property(walls, walls, (one, other) => {
        const [first = '', last = ''] = [one, other].toSorted();
        expect(from(first) <= from(last)).toBe(true);
      }),
    );
  });
});
