import { and, eq } from 'drizzle-orm';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { followUpVisits } from '#server/db/schema/follow.ts';

/** Who comes back within this time is still in the same visit. */
const visitMs = 30 * 60_000;

const ownOf = ({ companyId, userId }: Caller) =>
  and(eq(followUpVisits.companyId, companyId), eq(followUpVisits.userId, userId));

type Visit = Pick<typeof followUpVisits.$inferSelect, 'previousAt' | 'lastAt'>;

/** When the visit before the one that is going on ended, or would if it began now; null at the first. */
function endOfPrevious(last: Visit | undefined, now: Date): Date | null {
  if (last === undefined) return null;
  const isSame = now.getTime() - last.lastAt.getTime() < visitMs;
  return isSame ? last.previousAt : last.lastAt;
}

/** The end of the visit before this one, whether or not this one was noted yet. */
export async function lastVisit(tx: Tx, caller: Caller, now: Date): Promise<string | null> {
  const [last] = await tx.select().from(followUpVisits).where(ownOf(caller));
  return endOfPrevious(last, now)?.toISOString() ?? null;
}

/** Notes that a person is at the follow-up, and says when their visit before this one ended. */
export async function noteVisit(tx: Tx, caller: Caller, now: Date) {
  const { companyId, userId, view } = caller;
  const [last] = await tx.select().from(followUpVisits).where(ownOf(caller));
  const visit = { previousAt: endOfPrevious(last, now), lastAt: now };
  const target = [followUpVisits.companyId, followUpVisits.userId];
  // Who looks with the eyes of another has not been there in their place.
  if (view === undefined) {
    await tx
      .insert(followUpVisits)
      .values({ companyId, userId, ...visit })
      .onConflictDoUpdate({ target, set: visit });
  }
  return { ultimaVisita: visit.previousAt?.toISOString() ?? null };
}
