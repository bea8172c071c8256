import { and, eq, gt } from 'drizzle-orm';
import { sessionIdleMs } from './session-token.ts';
import type { Tx } from '#server/db/database.ts';
import { memberships, sessions, users } from '#server/db/schema/companies.ts';

/** The live session of a token's hash, with the role it gives; only of active users. */
export async function sessionByHash(tx: Tx, tokenHash: string, now: Date) {
  const [session] = await tx
    .select({
      userId: sessions.userId,
      companyId: sessions.companyId,
      role: memberships.role,
      expiresAt: sessions.expiresAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(
      memberships,
      and(eq(memberships.companyId, sessions.companyId), eq(memberships.userId, sessions.userId)),
    )
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.expiresAt, now),
        gt(sessions.lastUsedAt, new Date(now.getTime() - sessionIdleMs)),
        eq(users.status, 'active'),
      ),
    );
  return session;
}
