import { startOfSantiagoDay } from '@pliego/contract/rules/santiago-time';
import { formatDay } from '#web/lib/format.ts';

/** A day of the calendar in words: `mar 24-11`. */
export function formatArrival(day: string, now: number): string {
  return formatDay(startOfSantiagoDay(day), now);
}
