import { describe, expect, it } from 'vitest';
import type { Entry } from '../event/entry.ts';
import { blankParts } from '../event/event-parts.ts';
import { happensAt, occurrencesBetween } from './occurrences.ts';
import { moved, without } from './series.ts';

const timed = { allDay: false, start: '2026-11-23T09:00:00', end: '2026-11-23T10:30:00' };
const entry = (changes: Partial<Entry>): Entry => ({ ...blankParts(timed), id: 7, ...changes });
const startsOf = (one: Entry, from: string, to: string) =>
  occurrencesBetween([one], from, to).map(({ start }) => start);

describe('what happens between two days', () => {
  it('is an event that touches them', () => {
    const one = entry({});
    expect(startsOf(one, '2026-11-23', '2026-11-24')).toEqual(['2026-11-23T09:00:00']);
    expect(startsOf(one, '2026-11-24', '2026-11-25')).toEqual([]);
    expect(startsOf(one, '2026-11-22', '2026-11-23')).toEqual([]);
    const long = entry({ allDay: true, start: '2026-11-20', end: '2026-11-24' });
    expect(startsOf(long, '2026-11-23', '2026-11-24')).toEqual(['2026-11-20']);
    expect(startsOf(long, '2026-11-24', '2026-11-25')).toEqual([]);
  });

  it('is each time of what repeats, at the same hour in winter and in summer', () => {
    const weekly = entry({ repeat: 'FREQ=WEEKLY;BYDAY=MO,WE' });
    expect(startsOf(weekly, '2026-11-01', '2026-12-01')).toEqual([
      '2026-11-23T09:00:00',
      '2026-11-25T09:00:00',
      '2026-11-30T09:00:00',
    ]);
    expect(startsOf(weekly, '2027-04-03', '2027-04-06')).toEqual(['2027-04-05T09:00:00']);
    // The same period again, and one before it: what was found is kept.
    expect(startsOf(weekly, '2026-11-24', '2026-11-26')).toEqual(['2026-11-25T09:00:00']);
  });

  it('ends with the rule, and is without the times that were taken out', () => {
    const three = entry({ repeat: 'FREQ=DAILY;COUNT=3' });
    expect(startsOf(three, '2026-11-01', '2027-01-01')).toHaveLength(3);
    const two = without(three, '2026-11-24T09:00:00');
    expect(startsOf(two, '2026-11-01', '2027-01-01')).toEqual([
      '2026-11-23T09:00:00',
      '2026-11-25T09:00:00',
    ]);
    const until = entry({ repeat: 'FREQ=DAILY;UNTIL=20261124T235959' });
    expect(startsOf(until, '2026-11-01', '2027-01-01')).toHaveLength(2);
    expect([happensAt(two, '2026-11-24T09:00:00'), happensAt(two, '2026-11-25T09:00:00')]).toEqual([
      false,
      true,
    ]);
  });

  it('has a day of a month only in the months that have it', () => {
    const last = entry({
      allDay: true,
      start: '2026-10-31',
      end: '2026-11-01',
      repeat: 'FREQ=MONTHLY',
    });
    expect(startsOf(last, '2026-10-01', '2027-02-01')).toEqual([
      '2026-10-31',
      '2026-12-31',
      '2027-01-31',
    ]);
  });

  it.each(['hola', 'FREQ=NUNCA', 'FREQ=WEEKLY;BYDAY=XX'])('once, when its rule is %j', (repeat) => {
    expect(startsOf(entry({ repeat }), '2026-01-01', '2028-01-01')).toEqual([
      '2026-11-23T09:00:00',
    ]);
  });
});

describe('a series that is moved', () => {
  const series = entry({
    repeat: 'FREQ=WEEKLY;BYDAY=MO',
    except: ['2026-11-30T09:00:00'],
  });

  it('goes along with one of its times, and so does what was taken out of it', () => {
    const to = { allDay: false, start: '2026-12-09T11:00:00', end: '2026-12-09T12:00:00' };
    const after = moved(series, '2026-12-07T09:00:00', to);
    expect(after).toMatchObject({
      start: '2026-11-25T11:00:00',
      end: '2026-11-25T12:00:00',
      repeat: 'FREQ=WEEKLY;BYDAY=WE',
      except: ['2026-12-02T11:00:00'],
    });
    expect(startsOf(after, '2026-11-20', '2026-12-17')).toEqual([
      '2026-11-25T11:00:00',
      '2026-12-09T11:00:00',
      '2026-12-16T11:00:00',
    ]);
  });

  it('can become all-day', () => {
    const to = { allDay: true, start: '2026-12-07', end: '2026-12-08' };
    expect(moved(series, '2026-12-07T09:00:00', to)).toMatchObject({
      allDay: true,
      start: '2026-11-23',
      end: '2026-11-24',
      except: ['2026-11-30'],
    });
  });
});
