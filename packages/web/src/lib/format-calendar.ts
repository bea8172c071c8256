import { perLocale } from './locale.ts';

/** What a calendar writes: days and months in words, of the days of no clock in particular. */

function words(options: Intl.DateTimeFormatOptions) {
  const formats = perLocale(
    (customs) => new Intl.DateTimeFormat(customs, { timeZone: 'UTC', ...options }),
  );
  return (day: string): string => formats().format(new Date(`${day}T12:00:00Z`));
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const weekday = words({ weekday: 'long' });
const dayAndMonth = words({ day: 'numeric', month: 'short' });

/** `lunes`. */
export const formatWeekday = weekday;

/** `lun`. */
export const formatShortWeekday = words({ weekday: 'short' });

/** `L`. */
export const formatNarrowWeekday = words({ weekday: 'narrow' });

/** `26 nov`. */
export const formatDayMonth = dayAndMonth;

/** `jueves, 26 de noviembre`, to be read aloud. */
export const formatSpokenDay = words({ weekday: 'long', day: 'numeric', month: 'long' });

/** `Jueves 26 nov`, the heading of a day. */
export function formatDayHeading(day: string): string {
  return `${capitalised(weekday(day))} ${dayAndMonth(day)}`;
}

const monthAndYear = words({ month: 'long', year: 'numeric' });

/** `Diciembre de 2026`, from any day of it. */
export function formatMonth(day: string): string {
  return capitalised(monthAndYear(day));
}

/** `26`. */
export function dayNumber(day: string): string {
  return String(Number(day.slice(8)));
}
