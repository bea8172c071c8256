import { and, eq } from 'drizzle-orm';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { homeVisits } from '#server/db/schema/visits.ts';

/** Who comes back within this time is still in the same visit. */
const visitMs = 30 * 60_000;
/** What the first visit looks back on. */
const firstLookMs = 7 * 86_400_000;

/** Notes that a person is at home, and says when their visit before this one ended. */
export async function noteVisit(tx: Tx, { companyId, userId, view }: Caller, now: Date) {
  const own = and(eq(homeVisits.companyId, companyId), eq(homeVisits.userId, userId));
  const [last] = await tx.select().from(homeVisits).where(own);
  const isSame = last !== undefined && now.getTime() - last.lastAt.getTime() < visitMs;
  const previousAt = isSame ? last.previousAt : (last?.lastAt ?? null);
  const visit = { previousAt, lastAt: now };
  const target = [homeVisits.companyId, homeVisits.userId];
  // Who looks with the eyes of another has not been there in their place.
  if (view === undefined) {
    await tx
      .insert(homeVisits)
      .values({ companyId, userId, ...visit })
      .onConflictDoUpdate({ target, set: visit });
  }
  const since = previousAt ?? new Date(now.getTime() - firstLookMs);
  return { desde: since.toISOString(), esPrimera: previousAt === null };
}
