import { type ClosingWindow, dayWindows, endOfWindow } from '@pliego/contract/rules/tender-closing';
import { and, eq, gt, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/*
 * `contract/rules/tender-closing.ts` as SQL: whether a tender is open, overdue, or closes within a window. The
 * limits of the days are worked out by the rule and come in as instants, so that an index on the closing
 * serves and the time zone of the connection does not matter. `closing.test.ts` compares the two.
 */

/** The columns that a closing depends on, of the table or of its view. */
export interface ClosingColumns {
  stateClass: AnyPgColumn;
  closesAt: AnyPgColumn;
}

const isPublished = ({ stateClass }: ClosingColumns): SQL => eq(stateClass, 'publicada');

/** `closingPhase` is `open` and a closing was published. */
export function closesAhead(columns: ClosingColumns, now: Date): SQL | undefined {
  return and(isPublished(columns), gt(columns.closesAt, now));
}

/** Whether a tender is in a window; those of days contain the narrower ones. */
export function isInWindow(
  columns: ClosingColumns,
  window: ClosingWindow,
  now: Date,
): SQL | undefined {
  if (window === 'sin-fecha') return isNull(columns.closesAt);
  if (window === 'vencidas') return and(isPublished(columns), lte(columns.closesAt, now));
  return and(closesAhead(columns, now), lt(columns.closesAt, endOfWindow(now, window)));
}

/** `closingWindowOf`: the narrowest window, or null. Written so that most rows leave at the second test. */
export function closingWindowOf({ stateClass, closesAt }: ClosingColumns, now: Date): SQL {
  const instant = (date: Date) => sql`${date.toISOString()}::timestamptz`;
  const days = dayWindows.map(
    (window) => sql`when ${closesAt} < ${instant(endOfWindow(now, window))} then ${window}`,
  );
  return sql`case
    when ${closesAt} is null then 'sin-fecha'
    when ${stateClass} <> 'publicada' then null
    when ${closesAt} <= ${instant(now)} then 'vencidas'
    ${sql.join(days, sql` `)} end`;
}
