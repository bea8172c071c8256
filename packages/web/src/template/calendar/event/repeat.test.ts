import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canMoveDays,
  endedRule,
  firstDay,
  fitted,
  movedRule,
  noRepeat,
  repeatOf,
  restOfRule,
  ruleOf,
} from './repeat.ts';

const weekly = { ...noRepeat, kind: 'weekly', days: [0, 2] } as const;

describe('a rule', () => {
  it.each([
    [{ ...noRepeat, kind: 'daily' }, 'FREQ=DAILY'],
    [{ ...noRepeat, kind: 'monthly', every: 2 }, 'FREQ=MONTHLY;INTERVAL=2'],
    [weekly, 'FREQ=WEEKLY;BYDAY=MO,WE'],
    [{ ...noRepeat, kind: 'yearly', ends: 'after', count: 3 }, 'FREQ=YEARLY;COUNT=3'],
    [
      { ...noRepeat, kind: 'daily', ends: 'on', until: '2026-12-31' },
      'FREQ=DAILY;UNTIL=20261231T235959',
    ],
  ] as const)('of %j is %s, and is read as that', (repeat, rule) => {
    expect(ruleOf(repeat, false)).toBe(rule);
    expect(repeatOf(rule)).toEqual(repeat);
  });

  it('of nothing is nothing', () => {
    expect([ruleOf(noRepeat, true), repeatOf('')]).toEqual(['', noRepeat]);
  });

  it('ends on a day when its event lasts all day', () => {
    const repeat = { ...noRepeat, kind: 'daily', ends: 'on', until: '2026-12-31' } as const;
    expect(ruleOf(repeat, true)).toBe('FREQ=DAILY;UNTIL=20261231');
    expect(fitted('FREQ=DAILY;UNTIL=20261231T120000', true)).toBe('FREQ=DAILY;UNTIL=20261231');
    expect(fitted('FREQ=DAILY;UNTIL=20261231T120000', false)).toBe(
      'FREQ=DAILY;UNTIL=20261231T120000',
    );
  });

  it.each([
    'FREQ=MONTHLY;BYDAY=3WE',
    'FREQ=WEEKLY;BYDAY=1MO',
    'FREQ=YEARLY;BYMONTH=2',
    'FREQ=HOURLY',
  ])('%s says more than can be filled in, and is kept', (rule) => {
    const repeat = repeatOf(rule);
    expect(repeat).toMatchObject({ kind: 'custom', rule });
    expect(ruleOf(repeat, false)).toBe(rule);
    expect(canMoveDays(rule)).toBe(false);
  });

  it('of a week moves with its event, and back', () => {
    expect(movedRule('FREQ=WEEKLY;BYDAY=MO,SU', '2026-11-23', '2026-11-24', true)).toBe(
      'FREQ=WEEKLY;BYDAY=MO,TU',
    );
    const days = fc.integer({ min: 1, max: 28 });
    fc.assert(
      fc.property(days, days, (a, b) => {
        const [from, to] = [a, b].map((day) => `2026-11-${String(day).padStart(2, '0')}`);
        const rule = 'FREQ=WEEKLY;BYDAY=TU,FR;UNTIL=20270115T235959';
        const there = movedRule(rule, from ?? '', to ?? '', false);
        expect(movedRule(there, to ?? '', from ?? '', false)).toBe(rule);
      }),
    );
  });
});

describe('a rule that is parted', () => {
  it.each([
    ['FREQ=DAILY;COUNT=9', '2026-12-01T09:00:00', false, 'FREQ=DAILY;UNTIL=20261130T235959'],
    ['FREQ=DAILY;UNTIL=20270101', '2026-12-01', true, 'FREQ=DAILY;UNTIL=20261130'],
    // Of the times of a day those before it stay.
    ['FREQ=HOURLY', '2026-12-01T09:00:00', false, 'FREQ=HOURLY;UNTIL=20261201T085900'],
    ['FREQ=MONTHLY;BYDAY=3WE', '2026-12-16', true, 'FREQ=MONTHLY;BYDAY=3WE;UNTIL=20261215'],
  ] as const)('%s ends before %s', (rule, start, allDay, ended) => {
    expect(endedRule(rule, start, allDay)).toBe(ended);
  });

  it('goes on with what is left of it', () => {
    expect(restOfRule('FREQ=DAILY;COUNT=9', 3)).toBe('FREQ=DAILY;COUNT=6');
    expect(restOfRule('FREQ=DAILY;UNTIL=20270101', 3)).toBe('FREQ=DAILY;UNTIL=20270101');
  });
});

describe('a weekly event', () => {
  it('begins on the first of its days', () => {
    expect(firstDay(weekly, '2026-11-23')).toBe('2026-11-23');
    expect(firstDay(weekly, '2026-11-24')).toBe('2026-11-25');
    expect(firstDay(weekly, '2026-11-26')).toBe('2026-11-30');
    expect(firstDay({ ...weekly, kind: 'daily' }, '2026-11-24')).toBe('2026-11-24');
  });
});
