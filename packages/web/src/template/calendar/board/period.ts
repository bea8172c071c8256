import { addDays } from '@pliego/contract/rules/santiago-time';
import { perLocale } from '#web/lib/locale.ts';
import { weekdayOf } from './wall.ts';

export const views = ['mes', 'semana', 'dia', 'lista'] as const;
export type View = (typeof views)[number];

/** Days that are shown, the last one not included. */
export interface Days {
  from: string;
  to: string;
}

function firstOfMonth(day: string, months = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

const monday = (day: string) => addDays(day, -weekdayOf(day));

/** The days of the period around a day; of a month without those beside it. */
export function periodOf(view: View, day: string): Days {
  if (view === 'dia') return { from: day, to: addDays(day, 1) };
  if (view === 'semana') return { from: monday(day), to: addDays(monday(day), 7) };
  return { from: firstOfMonth(day), to: firstOfMonth(day, 1) };
}

/** The days on screen: a month shows whole weeks. */
export function shownDays(view: View, day: string): Days {
  const { from, to } = periodOf(view, day);
  return view === 'mes' ? { from: monday(from), to: addDays(monday(from), 42) } : { from, to };
}

/** A day of the next period, or of the one before. In another month it is as late as it can be. */
export function movedDay(view: View, day: string, by: 1 | -1): string {
  if (view === 'dia') return addDays(day, by);
  if (view === 'semana') return addDays(day, 7 * by);
  const first = firstOfMonth(day, by);
  const last = addDays(firstOfMonth(first, 1), -1);
  const same = `${first.slice(0, 8)}${day.slice(8)}`;
  return same > last ? last : same;
}

const monthTitle = perLocale(
  (customs) =>
    new Intl.DateTimeFormat(customs, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
const dayTitle = perLocale(
  (customs) => new Intl.DateTimeFormat(customs, { dateStyle: 'full', timeZone: 'UTC' }),
);
const weekTitle = perLocale(
  (customs) =>
    new Intl.DateTimeFormat(customs, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);
const shortDay = perLocale(
  (customs) =>
    new Intl.DateTimeFormat(customs, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    }),
);

const shortWeek = perLocale(
  (customs) =>
    new Intl.DateTimeFormat(customs, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);
const shortMonth = perLocale(
  (customs) =>
    new Intl.DateTimeFormat(customs, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
);

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** `noviembre de 2026`, `23 – 29 nov 2026`, `miércoles, 25 de noviembre de 2026`; shorter where there is little room. */
export function titleOf(view: View, day: string, isShort: boolean): string {
  const { from, to } = periodOf(view, day);
  if (isShort) return shortTitleOf(view, day);
  if (view === 'dia') return dayTitle().format(noon(day));
  if (view === 'semana') return weekTitle().formatRange(noon(from), noon(addDays(to, -1)));
  return monthTitle().format(noon(day));
}

/** `nov de 2026`, `23 – 29 nov`, `mié, 25 nov`. */
function shortTitleOf(view: View, day: string): string {
  const { from, to } = periodOf(view, day);
  if (view === 'dia') return sayDay(day);
  if (view === 'semana') return shortWeek().formatRange(noon(from), noon(addDays(to, -1)));
  return shortMonth().format(noon(day));
}

/** `mié, 25 nov`, for messages. */
export function sayDay(day: string): string {
  return shortDay().format(noon(day));
}
