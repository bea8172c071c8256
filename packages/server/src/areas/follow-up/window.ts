import type { FollowUpQuery } from '@pliego/contract/areas/follow-up';
import { addDays, santiagoDay, startOfSantiagoDay } from '@pliego/contract/rules/santiago-time';

/** The day of the month before; the last one of that month where it has no such day. */
export function monthBefore(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1, 0));
  const first = new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 8);
  return first + String(Math.min(date, last.getUTCDate())).padStart(2, '0');
}

/** The window of the follow-up, in days of Santiago and in instants; without an end up to now. */
export interface Window {
  desde: string;
  hasta: string | null;
  from: Date;
  /** The first instant after it. */
  until: Date | null;
}

export function windowOf(
  { desde, hasta }: Pick<FollowUpQuery, 'desde' | 'hasta'>,
  now: Date,
): Window {
  const first = desde ?? monthBefore(santiagoDay(now));
  return {
    desde: first,
    hasta: hasta ?? null,
    from: new Date(startOfSantiagoDay(first)),
    until: hasta === undefined ? null : new Date(startOfSantiagoDay(addDays(hasta, 1))),
  };
}
