import { perLocale } from './locale.ts';

/** Days of the sample data are days, and of no time zone. */
const days = perLocale(
  (customs) =>
    new Intl.DateTimeFormat(customs, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);
const months = perLocale(
  (customs) =>
    new Intl.DateTimeFormat(customs, { month: 'short', year: '2-digit', timeZone: 'UTC' }),
);
const monthNames = perLocale(
  (customs) => new Intl.DateTimeFormat(customs, { month: 'short', timeZone: 'UTC' }),
);

/** `21 nov` of a `YYYY-MM-DD`. */
export function dayLabel(day: string): string {
  return days().format(Date.parse(`${day}T00:00:00Z`));
}

/** `nov 26` of the first day of a month. */
export function monthLabel(day: string): string {
  return months().format(Date.parse(`${day}T00:00:00Z`));
}

/** `nov` of 11. */
export function monthName(month: number): string {
  return monthNames().format(Date.UTC(2000, month - 1, 1));
}
