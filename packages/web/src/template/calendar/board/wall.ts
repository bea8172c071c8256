import {
  addDays,
  instantFromSantiago,
  santiagoWall,
  startOfSantiagoDay,
} from '@pliego/contract/rules/santiago-time';

/*
 * The calendar uses the wall clock of Santiago, as text: `2026-11-25T09:00:00`, or
 * `2026-11-25` for all-day events. So nothing depends on the user's time zone, and repeated events keep
 * its hour when the clocks change.
 */

const minuteMs = 60_000;

export const dayOf = (wall: string): string => wall.slice(0, 10);

/** `09:00`; what lasts all day begins at midnight. */
export const timeOf = (wall: string): string => wall.slice(11, 16) || '00:00';

export const wallAt = (day: string, time: string): string => `${day}T${time.slice(0, 5)}:00`;

const marker = (wall: string): number =>
  Date.parse(wall.length === 10 ? `${wall}T00:00:00Z` : `${wall}Z`);

/** Minutes on the wall from one to the other. */
export function minutesBetween(from: string, to: string): number {
  return (marker(to) - marker(from)) / minuteMs;
}

/** Calendar days from one to the other. */
export function daysBetween(from: string, to: string): number {
  return minutesBetween(dayOf(from), dayOf(to)) / 1440;
}

/** Moved on the wall, in the form it was given in. */
export function addMinutes(wall: string, minutes: number): string {
  const moved = new Date(marker(wall) + minutes * minuteMs).toISOString();
  return moved.slice(0, wall.length === 10 ? 10 : 19);
}

/** The instant at which the wall shows it. */
export function instantOf(wall: string): string {
  return wall.length === 10
    ? startOfSantiagoDay(wall)
    : (instantFromSantiago(wall) ?? startOfSantiagoDay(dayOf(wall)));
}

/**
 * What the wall shows in place of a time that it never shows: in September the clocks are put forward, and an hour of that
 * night is left out. Null for all others.
 */
export function shownInstead(wall: string): string | null {
  if (wall.length === 10) return null;
  const shown = santiagoWall(instantOf(wall));
  return shown === wall ? null : shown;
}

/** 0 is Monday, as weeks begin here. */
export function weekdayOf(wall: string): number {
  return (new Date(marker(dayOf(wall))).getUTCDay() + 6) % 7;
}

export { addDays };
