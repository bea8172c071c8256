import { zonedInstant, zonedWall } from './zoned-time.ts';

/**
 * Portal deadlines are Santiago wall time for everyone, wherever they sit. Rules of the zone (DST on
 * the first Sunday of September, off after the first Saturday of April) come from the runtime's
 * tz database, never from a table here.
 */
export const portalZone = 'America/Santiago';

const dayMs = 86_400_000;

/** As the portal writes them: two digits for the hour and up to seven for the fraction. */
const santiagoPattern = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,7})?)?)?$/;

/**
 * Instant of a Santiago wall time without zone (`2025-03-28T11:54:13.213`, 0 to 7 fraction digits),
 * as ISO 8601 in UTC. Null when the text is no date. `zoned-time.ts` defines the meaning of the hour that happens
 * twice in April, and the one that is skipped in September.
 */
export function instantFromSantiago(local: string): string | null {
  return santiagoPattern.test(local.trim()) ? zonedInstant(local, portalZone) : null;
}

/** What the clock on a wall in Santiago shows at an instant, `YYYY-MM-DDTHH:mm:ss`. */
export function santiagoWall(instant: string | number | Date): string {
  return zonedWall(instant, portalZone);
}

/** The Santiago calendar day of an instant, `YYYY-MM-DD`. */
export function santiagoDay(instant: string | number | Date): string {
  return santiagoWall(instant).slice(0, 10);
}

/** First instant of a Santiago day. Where midnight does not exist, the first that does. */
export function startOfSantiagoDay(day: string): string {
  const instant = instantFromSantiago(`${day}T00:00:00`);
  if (instant === null) throw new RangeError(`No es un día: ${day}`);
  return instant;
}

/** `YYYY-MM-DD` moved by a number of calendar days. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Calendar days from one `YYYY-MM-DD` to another; negative backwards. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

/** A Monday: weeks begin on it. */
const someMonday = '1970-01-05';

/** The weekday of a day: 0 is Monday. */
export const weekdayOf = (day: string): number => ((daysBetween(someMonday, day) % 7) + 7) % 7;

/** The Monday of the week of a day. */
export const mondayOf = (day: string): string => addDays(day, 0 - weekdayOf(day));

/** Calendar days in Santiago from `now` to `instant`: 0 today, 1 tomorrow, negative when past. */
export function daysLeft(now: number | Date, instant: string | Date): number {
  return daysBetween(santiagoDay(now), santiagoDay(instant));
}
