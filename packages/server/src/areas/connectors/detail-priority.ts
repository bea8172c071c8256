import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/** The reasons to request a detail, the most urgent first. Within a reason, what closes first. */
export const priorities = {
  followed: 1,
  matching: 2,
  closingSoon: 3,
  rest: 4,
  sweep: 5,
  history: 6,
} as const;
export type Priority = (typeof priorities)[keyof typeof priorities];

/** A tender that closes within this time is requested before the rest. */
const closingSoonMs = 72 * 3_600_000;

/** The reasons that a closing which is near comes before. */
const calm: readonly Priority[] = [priorities.rest, priorities.sweep];

/**
 * How urgent a detail is now: the reason it was queued for, until its closing comes near. `urgencyIn` is the same in
 * SQL, for what is in the queue; a property test compares the two.
 */
export function urgencyOf(priority: Priority, closesAt: string | null, now: Date): Priority {
  if (closesAt === null || !calm.includes(priority)) return priority;
  const left = Date.parse(closesAt) - now.getTime();
  return left >= 0 && left <= closingSoonMs ? priorities.closingSoon : priority;
}

export function urgencyIn(priority: SQLWrapper, closesAt: SQLWrapper, now: Date): SQL<number> {
  const soon = new Date(now.getTime() + closingSoonMs);
  return sql`case when ${priority} in (${sql.join(
    calm.map((one) => sql`${one}`),
    sql`, `,
  )}) and ${closesAt} between ${now.toISOString()}::timestamptz and ${soon.toISOString()}::timestamptz
    then ${priorities.closingSoon}::int else ${priority} end`;
}
