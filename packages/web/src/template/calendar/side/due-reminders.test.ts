import { describe, expect, it } from 'vitest';
import { dueReminders } from './due-reminders.ts';
import type { Entry } from '../event/entry.ts';
import { blankParts } from '../event/event-parts.ts';

const timed = { allDay: false, start: '2026-11-25T09:00:00', end: '2026-11-25T10:00:00' };
const entry = (changes: Partial<Entry>): Entry => ({
  ...blankParts(timed),
  id: 7,
  reminders: [10],
  ...changes,
});
const none = new Set<string>();
const shownAt = (one: Entry, now: string) =>
  dueReminders([one], now, none).show.map(({ occurrence }) => occurrence.start);

describe('a reminder', () => {
  it.each([
    ['2026-11-25T08:49:00', 0],
    ['2026-11-25T08:50:00', 1],
    ['2026-11-25T08:59:00', 1],
    ['2026-11-25T09:04:00', 1],
    ['2026-11-25T09:06:00', 0],
  ])('of ten minutes at %s is due %i times', (now, times) => {
    expect(shownAt(entry({}), now)).toHaveLength(times);
  });

  it('is given once', () => {
    const { given } = dueReminders([entry({})], '2026-11-25T08:55:00', none);
    expect(given).toHaveLength(1);
    expect(dueReminders([entry({})], '2026-11-25T08:56:00', new Set(given)).show).toEqual([]);
  });

  it('of several of one event is the last, and the others are not given later', () => {
    const both = entry({ reminders: [60, 10] });
    const { show, given } = dueReminders([both], '2026-11-25T08:55:00', none);
    expect([show.length, given.length]).toEqual([1, 2]);
    const first = dueReminders([both], '2026-11-25T08:10:00', none);
    expect(first.show).toHaveLength(1);
    expect(dueReminders([both], '2026-11-25T08:55:00', new Set(first.given)).show).toHaveLength(1);
  });

  it('of a series is of its next time', () => {
    const daily = entry({ repeat: 'FREQ=DAILY' });
    expect(shownAt(daily, '2026-11-28T08:55:00')).toEqual(['2026-11-28T09:00:00']);
  });

  it('of what lasts all day counts from midnight', () => {
    const day = entry({ allDay: true, start: '2026-11-26', end: '2026-11-27', reminders: [1440] });
    expect(shownAt(day, '2026-11-24T23:59:00')).toEqual([]);
    expect(shownAt(day, '2026-11-25T00:00:00')).toEqual(['2026-11-26']);
  });
});
