import { addDays, portalZone, startOfSantiagoDay } from '@pliego/contract/rules/santiago-time';
import {
  type ClosingWindow,
  dayAfterWindow,
  dayWindows,
} from '@pliego/contract/rules/tender-closing';
import { and, eq, gt, gte, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/*
 * `contract/rules/tender-closing.ts` as SQL: whether a tender is open, overdue, or closes within a window. The
 * limits of the days are worked out by the rule and come in as instants, so that an index on the closing
 * serves and the time zone of the connection does not matter. `closing.test.ts` compares the two.
 *
 * A closing without an hour is of its day, although the end of that day may fall after midnight in Santiago: west of
 * Chile a day ends later, by half a day at most.
 */

/** The columns that a closing depends on, of the table or of its view. */
export interface ClosingColumns {
  stateClass: AnyPgColumn;
  closesAt: AnyPgColumn;
  closesOn: AnyPgColumn;
}

const isPublished = ({ stateClass }: ClosingColumns): SQL => eq(stateClass, 'publicada');

const startOf = (day: string) => new Date(startOfSantiagoDay(day));
const instantOf = (day: string) => sql`${startOfSantiagoDay(day)}::timestamptz`;

/** `closingPhase` is `open` and a closing was published. */
export function closesAhead(columns: ClosingColumns, now: Date): SQL | undefined {
  return and(isPublished(columns), gt(columns.closesAt, now));
}

/** The closing, or the end of time; as one expression, which an index serves (`tenders_views`). */
export const closingOrNever = ({ closesAt }: ClosingColumns): SQL =>
  sql`coalesce(${closesAt}, 'infinity')`;

/** `isOpen`: a published closing is ahead, or none was published. */
export function isOpenAt(columns: ClosingColumns, now: Date): SQL | undefined {
  return and(isPublished(columns), gt(closingOrNever(columns), now.toISOString()));
}

/** The day of the closing: its own where it has no hour, else that of Santiago. */
export const closingDay = ({
  closesAt,
  closesOn,
}: Pick<ClosingColumns, 'closesAt' | 'closesOn'>): SQL =>
  sql`coalesce(${closesOn}, (${closesAt} at time zone ${sql.raw(`'${portalZone}'`)})::date)`;

/**
 * The same of a closing between two days, whose limits come in as instants: to compare a closing with them is quicker than to work out the
 * hour in Santiago of tens of thousands.
 */
export function closingDayWithin(
  { closesAt, closesOn }: Pick<ClosingColumns, 'closesAt' | 'closesOn'>,
  from: string,
  to: string,
): SQL {
  const starts: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) starts.push(startOfSantiagoDay(day));
  return sql`coalesce(${closesOn}, ${addDays(from, -1)}::date + width_bucket(${closesAt}, ${`{${starts.join(',')}}`}::timestamptz[]))`;
}

/** The day of the closing is before another; null without a closing. */
const isOfDayBefore = ({ closesAt, closesOn }: ClosingColumns, day: string): SQL =>
  sql`coalesce(${closesOn} < ${day}::date, ${closesAt} < ${instantOf(day)})`;

/** It closes on a day before another. The first condition lets an index serve. */
export function closesBefore(columns: ClosingColumns, day: string): SQL | undefined {
  return and(lt(columns.closesAt, startOf(addDays(day, 1))), isOfDayBefore(columns, day));
}

/** It closes on a day or later. */
export function closesSince(columns: ClosingColumns, day: string): SQL | undefined {
  return and(gte(columns.closesAt, startOf(day)), sql`not ${isOfDayBefore(columns, day)}`);
}

/** Whether a tender is in a window; those of days contain the narrower ones. */
export function isInWindow(
  columns: ClosingColumns,
  window: ClosingWindow,
  now: Date,
): SQL | undefined {
  if (window === 'sin-fecha') return isNull(columns.closesAt);
  if (window === 'vencidas') return and(isPublished(columns), lte(columns.closesAt, now));
  return and(isOpenAt(columns, now), closesBefore(columns, dayAfterWindow(now, window)));
}

/** `closingWindowOf`: the narrowest window, or null. Written so that most rows leave at the second test. */
export function closingWindowOf(columns: ClosingColumns, now: Date): SQL {
  const { stateClass, closesAt } = columns;
  const days = dayWindows.map(
    (window) => sql`when ${isOfDayBefore(columns, dayAfterWindow(now, window))} then ${window}`,
  );
  return sql`case
    when ${closesAt} is null then 'sin-fecha'
    when ${stateClass} <> 'publicada' then null
    when ${closesAt} <= ${now.toISOString()}::timestamptz then 'vencidas'
    ${sql.join(days, sql` `)} end`;
}
