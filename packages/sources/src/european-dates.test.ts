import { describe, expect, it } from 'vitest';
import { deadlineMilestone, instantOfDay, instantOfDeadline, outermost } from './european-dates.ts';

describe('the instant of a deadline', () => {
  it.each([
    ['2025-12-22', '09:30:00', '2025-12-22T08:30:00.000Z'],
    ['2025-07-01', '14:00:00', '2025-07-01T12:00:00.000Z'],
    ['2023-02-10+02:00', '12:00:00+02:00', '2023-02-10T10:00:00.000Z'],
    ['2023-02-10+02:00', '12:00:00', '2023-02-10T10:00:00.000Z'],
    ['2023-02-10', '12:00:00Z', '2023-02-10T12:00:00.000Z'],
    ['20200918', '9:00', '2020-09-18T07:00:00.000Z'],
    ['2015/07/08', '13:03:50.832', '2015-07-08T11:03:50.832Z'],
    // The end of the day, when the hour is 24 or is not given.
    ['2025-01-15', '24:00', '2025-01-15T22:59:59.000Z'],
    ['2025-01-15', null, '2025-01-15T22:59:59.000Z'],
    ['2024-11-07+01:00', null, '2024-11-07T22:59:59.000Z'],
    // The hour that happens twice counts as the earlier.
    ['2025-10-26', '02:30', '2025-10-26T00:30:00.000Z'],
  ])('%s %s in Madrid is %s', (date, time, instant) => {
    expect(instantOfDeadline(date, time, 'Europe/Madrid')).toBe(instant);
  });

  it.each([
    ['', '10:00'],
    ['mañana', '10:00'],
    ['2025-13-01', '10:00'],
    ['2025-01/01', '10:00'],
    ['0001-01-01', '10:00'],
    ['9999-12-31', null],
    ['2025-01-01', 'mediodía'],
    ['2025-01-01', '25:00'],
  ])('«%s» «%s» is none', (date, time) => {
    expect(instantOfDeadline(date, time, 'Europe/Madrid')).toBeNull();
  });

  it('keeps what the source wrote', () => {
    expect(deadlineMilestone('2025-12-22', '09:30:00', 'Europe/Madrid')).toEqual({
      instante: '2025-12-22T08:30:00.000Z',
      original: '2025-12-22 09:30:00',
      zona: 'Europe/Madrid',
    });
    expect(deadlineMilestone(null, '09:30:00', 'Europe/Madrid')).toBeNull();
  });
});

describe('a day without an hour', () => {
  it.each(['2025-12-29', '2025-12-29+01:00', '20251229', '2025/12/29'])(
    'is the same day in Europe and in Chile: %s',
    (date) => {
      const instant = new Date(instantOfDay(date) ?? '');
      for (const timeZone of ['Europe/Athens', 'Atlantic/Reykjavik', 'America/Santiago']) {
        expect(new Intl.DateTimeFormat('sv-SE', { timeZone }).format(instant)).toBe('2025-12-29');
      }
    },
  );

  it('is ordered among others by its instant', () => {
    const [early, late] = ['2025-01-01', '2025-06-01'].map((day) => ({
      instante: instantOfDay(day) ?? '',
      original: day,
    }));
    expect(outermost('earliest', [late ?? null, null, early ?? null])).toEqual(early);
    expect(outermost('latest', [late ?? null, early ?? null])).toEqual(late);
    expect(outermost('latest', [null])).toBeNull();
  });
});
