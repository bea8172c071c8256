import { daysLeft, portalZone } from '@pliego/contract/rules/santiago-time';
import { formatDay, formatIsoDate } from '#web/lib/format.ts';
import { wallClockAt } from '#web/lib/wall-clock.ts';

/** `15:03`, Santiago. */
export function timeOfDay(instant: string): string {
  return wallClockAt(instant, portalZone).time;
}

/** How many days ago, in Santiago: 0 today, 1 yesterday. */
export function daysAgo(instant: string, now: number): number {
  return -daysLeft(now, instant);
}

/** When a chat was last written in: the time today, the weekday this week, else the date. */
export function lastWritten(instant: string, now: number, yesterday: string): string {
  const days = daysAgo(instant, now);
  if (days <= 0) return timeOfDay(instant);
  if (days === 1) return yesterday;
  const { weekday } = wallClockAt(instant, portalZone);
  if (days < 7) return weekday;
  return formatDay(instant, now).replace(`${weekday} `, '');
}

/** The name of a day between messages: `Hoy`, `Ayer`, `mié 26-11`. */
export function dayName(day: string, now: number, words: { today: string; yesterday: string }) {
  // Noon of it is that day in Santiago whatever the season.
  const noon = `${day}T15:00:00Z`;
  const days = daysAgo(noon, now);
  if (days === 0) return words.today;
  if (days === 1) return words.yesterday;
  return days > 300 ? formatIsoDate(day) : formatDay(noon, now);
}
