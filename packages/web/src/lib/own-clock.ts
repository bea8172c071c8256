import { portalZone } from '@pliego/contract/rules/santiago-time';
import { wallClockAt, withTime, writeDay } from './wall-clock.ts';

let chosen = '';

/** The zone that the person chose; nothing: that of the device. Called with each session that the server answers. */
export function setOwnZone(zone: string): void {
  chosen = zone;
}

/** The user's time zone. */
export function ownZone(): string {
  return chosen === '' ? deviceZone() : chosen;
}

export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * What a clock on the wall of `zone` shows at an instant, when it is not what the portal's shows:
 * `16:00`, with the day in front when that differs too. Null when both clocks agree.
 */
export function otherWallClock(instant: string, zone: string): string | null {
  const portal = wallClockAt(instant, portalZone);
  const own = wallClockAt(instant, zone);
  if (writeDay(own) !== writeDay(portal)) return withTime(writeDay(own), own);
  return own.time === portal.time ? null : own.time;
}
