import { sql } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { tenderFollowers } from '#server/db/schema/follow.ts';

/** A person and a tender of a company. */
export interface Following {
  companyId: number;
  tenderId: number;
  userId: number;
  now: Date;
}

/**
 * Has a person follow a tender, or not.
 *
 * @param by `choice`: they asked for it, or became responsible. `habit`: they comment or collaborate, which
 * follows for nobody who has stopped following.
 * @returns Whether it changed anything.
 */
export async function setFollowing(
  tx: Tx,
  { companyId, tenderId, userId, now }: Following,
  isFollowing: boolean,
  by: 'choice' | 'habit',
): Promise<boolean> {
  const row = { companyId, tenderId, userId, isFollowing, since: now };
  const insert = tx.insert(tenderFollowers).values(row);
  const target = [tenderFollowers.companyId, tenderFollowers.tenderId, tenderFollowers.userId];
  const written =
    by === 'habit'
      ? await insert.onConflictDoNothing().returning({ userId: tenderFollowers.userId })
      : await insert
          .onConflictDoUpdate({
            target,
            set: { isFollowing, since: now },
            setWhere: sql`${tenderFollowers.isFollowing} <> ${isFollowing}`,
          })
          .returning({ userId: tenderFollowers.userId });
  return written.length > 0;
}
