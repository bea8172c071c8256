import { describe, expect, it } from 'vitest';
import type { Entry } from './entry.ts';
import {
  blankParts,
  changeOf,
  moveOf,
  removalOf,
  spanOf,
  valuesOf,
  withStart,
} from './event-parts.ts';
import type { EventValues } from './event-values.ts';
import { type Occurrence, occurrenceAt } from './occurrences.ts';
import { noRepeat } from './repeat.ts';

const timed = { allDay: false, start: '2026-11-23T09:00:00', end: '2026-11-23T10:30:00' };
const entry = (changes: Partial<Entry>): Entry => ({
  ...blankParts(timed),
  id: 7,
  title: 'Reunión',
  ...changes,
});
const series = entry({ repeat: 'FREQ=WEEKLY;BYDAY=MO', uid: 'a@b' });
const time = occurrenceAt(series, '2026-11-30T09:00:00');

/** What saving changes after something was filled in. */
function saved(of: Occurrence | null, filled: Partial<EventValues>) {
  const parts = of?.entry ?? blankParts(timed);
  const values = { ...valuesOf(parts, of ?? parts), ...filled };
  const span = spanOf(values);
  if (span === null) throw new Error('The test fills in something that cannot be read');
  return changeOf(values, span, of);
}

describe('what is filled in', () => {
  it('is when it is, and a whole day ends on its last day', () => {
    const day = { ...blankParts({ allDay: true, start: '2026-11-23', end: '2026-11-25' }) };
    const values = valuesOf(day, day);
    expect([values.startDay, values.endDay]).toEqual(['2026-11-23', '2026-11-24']);
    expect(spanOf(values)).toEqual({ allDay: true, start: '2026-11-23', end: '2026-11-25' });
    expect(spanOf({ ...values, endDay: null })).toBeNull();
    expect(spanOf({ ...values, allDay: false, endTime: 'x' })).toBeNull();
  });

  it('keeps its length when the start moves', () => {
    const values = valuesOf(entry({}), timed);
    expect(withStart(values, { startTime: '23:30' })).toMatchObject({
      endDay: '2026-11-24',
      endTime: '01:00',
    });
    expect(withStart(values, { startDay: '2026-12-01' })).toMatchObject({ endDay: '2026-12-01' });
    // While an hour is being typed nothing moves.
    expect(withStart(values, { startTime: '2' })).toMatchObject({ endTime: '03:30' });
    expect(withStart(values, { startTime: 'x' })).toMatchObject({ endTime: '10:30' });
  });
});

describe('saving', () => {
  it('a new event adds it, on the first of its weekdays', () => {
    const repeat = { ...noRepeat, kind: 'weekly' as const, days: [2] };
    expect(saved(null, { title: ' Taller ', url: 'a.cl', reminders: ['60', '5'], repeat })).toEqual(
      {
        add: [
          {
            ...blankParts({
              allDay: false,
              start: '2026-11-25T09:00:00',
              end: '2026-11-25T10:30:00',
            }),
            title: 'Taller',
            url: 'https://a.cl',
            reminders: [5, 60],
            repeat: 'FREQ=WEEKLY;BYDAY=WE',
          },
        ],
      },
    );
  });

  it('an event changes it', () => {
    const one = entry({ others: { sala: 4 } });
    const change = saved(occurrenceAt(one, one.start), { title: 'Otra' });
    expect(change).toEqual({ update: [{ before: one, after: { ...one, title: 'Otra' } }] });
  });

  it('one time of a series takes it out and adds it alone', () => {
    const { add, update } = saved(time, { title: 'Otra', startTime: '11:00', endTime: '12:00' });
    expect(add).toMatchObject([
      { title: 'Otra', start: '2026-11-30T11:00:00', repeat: '', except: [], uid: '' },
    ]);
    expect(update?.[0]?.after).toEqual({ ...series, except: ['2026-11-30T09:00:00'] });
  });

  it('all of a series moves it as its time was moved, and by its new rule if there is one', () => {
    const all = { scope: 'all', startDay: '2026-12-01', endDay: '2026-12-01' } as const;
    expect(saved(time, all).update?.[0]?.after).toEqual({
      ...series,
      start: '2026-11-24T09:00:00',
      end: '2026-11-24T10:30:00',
      repeat: 'FREQ=WEEKLY;BYDAY=TU',
    });
    const repeat = { ...noRepeat, kind: 'daily' as const, every: 2, days: [] };
    expect(saved(time, { scope: 'all', repeat }).update?.[0]?.after).toEqual({
      ...series,
      repeat: 'FREQ=DAILY;INTERVAL=2',
    });
  });
});

describe('removing and moving', () => {
  it('a series is gone whole or without one of its times', () => {
    expect(removalOf(time, 'all')).toEqual({ remove: [series] });
    expect(removalOf(time, 'one').update?.[0]?.after.except).toEqual(['2026-11-30T09:00:00']);
    const one = entry({});
    expect(removalOf(occurrenceAt(one, one.start), 'one')).toEqual({ remove: [one] });
  });

  it('moves one time alone, or all of them', () => {
    const to = { allDay: false, start: '2026-12-02T09:00:00', end: '2026-12-02T10:30:00' };
    expect(moveOf(time, to, 'one')).toMatchObject({ add: [{ ...to, repeat: '' }] });
    expect(moveOf(time, to, 'all').update?.[0]?.after).toMatchObject({
      start: '2026-11-25T09:00:00',
      repeat: 'FREQ=WEEKLY;BYDAY=WE',
    });
  });
});
