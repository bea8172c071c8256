import type { DateKind } from '@pliego/contract/areas/deadlines';
import { endOfSantiagoDay } from '@pliego/contract/rules/legal-clocks';
import { addDays } from '@pliego/contract/rules/santiago-time';
import { type SQL, sql } from 'drizzle-orm';

/** Days, both ends in, and the kinds of dates that are wanted. */
export interface DateWindow {
  from: string;
  to: string;
  kinds: readonly DateKind[];
}

/** A date of a tender, at its place on the calendar. */
export interface FoundDate {
  tenderId: number;
  kind: DateKind;
  at: string;
  day: string;
  hasHour: boolean;
  text: string | null;
  /** The caller answers for the tender or follows it. */
  isMine: boolean;
}

/** A date that is worked out anew, since what it depends on is not kept. */
export type MadeDate = Omit<FoundDate, 'isMine'>;

/** So many entries of each day, or of all days together. */
export type Room = { perDay: number } | { inAll: number };

export const atEndOf = (day: string) => ({ at: endOfSantiagoDay(day), day, hasHour: false });

export function daysOf(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The days of a window, each with the instant at which dates without an hour stand. */
export function daysAsRows({ from, to }: Pick<DateWindow, 'from' | 'to'>): SQL {
  const days = JSON.stringify(daysOf(from, to).map(atEndOf));
  return sql`json_to_recordset(${days}::json) as days(day date, at timestamptz)`;
}
