import { addDays, addMinutes, dayOf, daysBetween, weekdayOf } from '../board/wall.ts';

export const repeatKinds = ['none', 'daily', 'weekly', 'monthly', 'yearly', 'custom'] as const;
export type RepeatKind = (typeof repeatKinds)[number];

/** How an event repeats, as it is filled in. */
export interface Repeat {
  kind: RepeatKind;
  every: number;
  /** Of a weekly one; 0 is Monday. */
  days: readonly number[];
  ends: 'never' | 'on' | 'after';
  /** The last day on which it may happen. */
  until: string | null;
  count: number;
  /** A rule of a file that the form cannot express; it is kept unchanged. */
  rule: string;
}

const frequencies = { daily: 'DAILY', weekly: 'WEEKLY', monthly: 'MONTHLY', yearly: 'YEARLY' };
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

export const noRepeat: Repeat = {
  kind: 'none',
  every: 1,
  days: [],
  ends: 'never',
  until: null,
  count: 10,
  rule: '',
};

export function partsOf(rule: string): Map<string, string> {
  return new Map(
    rule
      .split(';')
      .filter((part) => part.includes('='))
      .map((part): [string, string] => {
        const [name = '', ...value] = part.split('=');
        return [name.toUpperCase(), value.join('=')];
      }),
  );
}

const written = (parts: Map<string, string>): string =>
  [...parts].map(([name, value]) => `${name}=${value}`).join(';');

const compactDay = (day: string) => day.replaceAll('-', '');
/** `2026-12-31` from `20261231` or `20261231T235959`. */
const openDay = (text: string) => `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`;

/** The end of a rule in the form that its event needs: a day, or the last second of it. */
function untilOf(day: string, allDay: boolean): string {
  return allDay ? compactDay(day) : `${compactDay(day)}T235959`;
}

function endsOf(until: string | undefined, count: string | undefined): Repeat['ends'] {
  if (until !== undefined) return 'on';
  return count === undefined ? 'never' : 'after';
}

/** Reads a rule; one that the form cannot express is `custom`. */
export function repeatOf(rule: string): Repeat {
  if (rule === '') return noRepeat;
  const parts = partsOf(rule);
  const custom: Repeat = { ...noRepeat, kind: 'custom', rule };
  const kind = repeatKinds.find(
    (one) => one !== 'none' && one !== 'custom' && frequencies[one] === parts.get('FREQ'),
  );
  const known = new Set(['FREQ', 'INTERVAL', 'UNTIL', 'COUNT', 'WKST']);
  if (kind === 'weekly') known.add('BYDAY');
  if (kind === undefined || [...parts.keys()].some((name) => !known.has(name))) return custom;
  const days = (parts.get('BYDAY') ?? '').split(',').filter((day) => day !== '');
  if (days.some((day) => !weekdays.includes(day))) return custom;
  const until = parts.get('UNTIL');
  const count = parts.get('COUNT');
  return {
    ...noRepeat,
    kind,
    every: Number(parts.get('INTERVAL') ?? 1),
    days: days.map((day) => weekdays.indexOf(day)).toSorted((a, b) => a - b),
    ends: endsOf(until, count),
    until: until === undefined ? null : openDay(until),
    count: count === undefined ? noRepeat.count : Number(count),
  };
}

/** The rule of what is filled in. */
export function ruleOf(repeat: Repeat, allDay: boolean): string {
  const { kind, every, days, ends, until, count } = repeat;
  if (kind === 'none') return '';
  if (kind === 'custom') return fitted(repeat.rule, allDay);
  const parts = new Map([['FREQ', frequencies[kind]]]);
  if (every > 1) parts.set('INTERVAL', String(every));
  if (kind === 'weekly' && days.length > 0) {
    parts.set('BYDAY', days.map((day) => weekdays[day] ?? '').join(','));
  }
  if (ends === 'on' && until !== null) parts.set('UNTIL', untilOf(until, allDay));
  if (ends === 'after') parts.set('COUNT', String(count));
  return written(parts);
}

/** A rule whose end has the form that its event needs. */
export function fitted(rule: string, allDay: boolean): string {
  const parts = partsOf(rule);
  const until = parts.get('UNTIL');
  if (until !== undefined && (until.length === 8) !== allDay) {
    parts.set('UNTIL', untilOf(openDay(until), allDay));
  }
  return written(parts);
}

/** A rule that ends before one of its times. */
export function endedRule(rule: string, start: string, allDay: boolean): string {
  const parts = partsOf(rule);
  parts.delete('COUNT');
  // A rule that can be filled in happens once a day at most, and its end is filled in as a day.
  const isPlain = repeatOf(rule).kind !== 'custom';
  parts.set(
    'UNTIL',
    allDay || isPlain
      ? untilOf(addDays(dayOf(start), -1), allDay)
      : addMinutes(start, -1).replaceAll(/[-:]/g, ''),
  );
  return written(parts);
}

/** A rule without its past occurrences: a rule with a count has that many less. */
export function restOfRule(rule: string, times: number): string {
  const parts = partsOf(rule);
  const count = parts.get('COUNT');
  if (count !== undefined) parts.set('COUNT', String(Math.max(1, Number(count) - times)));
  return written(parts);
}

/** A weekly event begins on the first of its days: from `start` on, itself included. */
export function firstDay(repeat: Repeat, start: string): string {
  const { kind, days } = repeat;
  if (kind !== 'weekly' || days.length === 0) return start;
  const here = weekdayOf(start);
  return addDays(start, Math.min(...days.map((day) => (day - here + 7) % 7)));
}

/** Whether all of a series can go to other days: a rule of a file may name days that would stay behind. */
export function canMoveDays(rule: string): boolean {
  return repeatOf(rule).kind !== 'custom';
}

/** The rule of a series that moved by some days. */
export function movedRule(rule: string, from: string, to: string, allDay: boolean): string {
  const days = daysBetween(from, to);
  const repeat = repeatOf(rule);
  if (repeat.kind === 'custom' || days === 0) return fitted(rule, allDay);
  return ruleOf(
    {
      ...repeat,
      days: repeat.days.map((day) => (((day + days) % 7) + 7) % 7).toSorted((a, b) => a - b),
      until: repeat.until === null ? null : addDays(repeat.until, days),
    },
    allDay,
  );
}
