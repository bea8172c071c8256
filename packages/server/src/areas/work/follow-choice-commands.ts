import { and, count, eq } from 'drizzle-orm';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { users } from '#server/db/schema/companies.ts';
import { tenderFollowers } from '#server/db/schema/follow.ts';
import { recordEvent } from './event-commands.ts';
import { setFollowing } from './follow-commands.ts';
import { mustExist } from './hold-commands.ts';

/** Has the caller follow a tender or not, as they ask, with an event where it changes anything. */
export async function follow(
  tx: Tx,
  { tenderId, caller, now }: { tenderId: number; caller: Caller; now: Date },
  siguiendo: boolean,
) {
  const { companyId, userId } = caller;
  await mustExist(tx, tenderId);
  const ofTender = and(
    eq(tenderFollowers.companyId, companyId),
    eq(tenderFollowers.tenderId, tenderId),
  );
  const [known] = await tx
    .select({ isFollowing: tenderFollowers.isFollowing })
    .from(tenderFollowers)
    .where(and(ofTender, eq(tenderFollowers.userId, userId)));
  const isNews = siguiendo || known !== undefined;
  const act = { companyId, tenderId, userId, now };
  if (isNews && (await setFollowing(tx, act, siguiendo, 'choice'))) {
    const [person] = await tx
      .select({ name: users.fullName })
      .from(users)
      .where(eq(users.id, userId));
    const names = person === undefined ? [] : [person.name];
    const change = siguiendo ? { after: names } : { before: names };
    await recordEvent(tx, { companyId, tenderId, actorId: userId, now, type: 'seguir', ...change });
  }
  const [following] = await tx
    .select({ seguidores: count() })
    .from(tenderFollowers)
    .where(and(ofTender, eq(tenderFollowers.isFollowing, true)));
  return { id: tenderId, siguiendo, seguidores: following?.seguidores ?? 0 };
}
