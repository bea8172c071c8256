import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankParts, valuesOf } from './event-parts.ts';
import { lengthOf, spanOf, withAllDay, withStart } from './event-when.ts';

const timed = { allDay: false, start: '2026-11-23T09:00:00', end: '2026-11-23T10:30:00' };
const filledIn = (span: typeof timed) => valuesOf(blankParts(span), span);

describe('what is filled in', () => {
  it('is when it is, and a whole day ends on its last day', () => {
    const values = filledIn({ allDay: true, start: '2026-11-23', end: '2026-11-25' });
    expect([values.startDay, values.endDay]).toEqual(['2026-11-23', '2026-11-24']);
    expect(spanOf(values)).toEqual({ allDay: true, start: '2026-11-23', end: '2026-11-25' });
    expect(spanOf({ ...values, endDay: null })).toBeNull();
    expect(spanOf({ ...values, allDay: false, endTime: 'x' })).toBeNull();
  });

  it('lasts as long as its start and its end are apart, when they can be read', () => {
    const values = filledIn(timed);
    expect(lengthOf(values)).toBe(90);
    expect(lengthOf({ ...values, endTime: '09:00' })).toBeNull();
    expect(lengthOf({ ...values, endTime: '' })).toBeNull();
  });
});

describe('a start that moves', () => {
  const values = filledIn(timed);

  it('takes the end along, over midnight and over days', () => {
    expect(withStart(values, { startTime: '23:30' }, 90)).toMatchObject({
      endDay: '2026-11-24',
      endTime: '01:00',
    });
    expect(withStart(values, { startDay: '2026-12-01' }, 90)).toMatchObject({
      endDay: '2026-12-01',
      endTime: '10:30',
    });
    const days = filledIn({ allDay: true, start: '2026-11-23', end: '2026-11-26' });
    expect(withStart(days, { startDay: '2026-12-31' }, lengthOf(days))).toMatchObject({
      endDay: '2027-01-02',
    });
  });

  it('leaves the end where it is while nothing can be read', () => {
    expect(withStart(values, { startTime: 'x' }, 90)).toMatchObject({ endTime: '10:30' });
    expect(withStart(values, { startDay: null }, 90)).toMatchObject({ endDay: '2026-11-23' });
    expect(withStart(values, { startTime: '11:00' }, null)).toMatchObject({ endTime: '10:30' });
  });

  it('has the same result whatever was typed in between', () => {
    const halfTyped = fc.oneof(
      fc.constantFrom('09:0', '09:', '0', '', '1', '14', '14:', '14:3', '143', '2', '23', '99'),
      fc.string({ maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(halfTyped), fc.integer({ min: 1, max: 3000 }), (typed, length) => {
        let now = values;
        for (const startTime of [...typed, '14:30']) now = withStart(now, { startTime }, length);
        expect(lengthOf(now)).toBe(length);
      }),
    );
  });
});

describe('what becomes a whole day', () => {
  it('does not take the day in at whose first minute it ends', () => {
    const late = filledIn({ ...timed, start: '2026-11-23T22:00:00', end: '2026-11-24T00:00:00' });
    const day = withAllDay(late, true);
    expect(spanOf(day)).toEqual({ allDay: true, start: '2026-11-23', end: '2026-11-24' });
    expect(spanOf(withAllDay(day, false))).toEqual(spanOf(late));
  });

  it('includes every day on which it happens, and restores its hours', () => {
    const minute = fc.integer({ min: 0, max: 20_000 });
    fc.assert(
      fc.property(minute, fc.integer({ min: 1, max: 10_000 }), (from, length) => {
        const at = (minutes: number) =>
          new Date(Date.UTC(2026, 10, 20, 0, minutes)).toISOString().slice(0, 19);
        const span = { allDay: false, start: at(from), end: at(from + length) };
        const hours = filledIn(span);
        const day = withAllDay(hours, true);
        const last = at(from + length - 1).slice(0, 10);
        expect([day.startDay, day.endDay]).toEqual([span.start.slice(0, 10), last]);
        expect(spanOf(withAllDay(day, false))).toEqual(span);
      }),
    );
  });
});
