import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { sessionIdleMs } from '#server/auth/session-token.ts';
import type { Tx } from '#server/db/database.ts';
import { mayEnter, memberships, sessions, users } from '#server/db/schema/companies.ts';

/** Which of some sessions last still, each with its user and company. Asking does not prolong them. */
export async function liveTokens(
  tx: Tx,
  hashes: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ hash: sessions.tokenHash, userId: sessions.userId, companyId: sessions.companyId })
    .from(sessions)
    .innerJoin(
      memberships,
      and(eq(memberships.companyId, sessions.companyId), eq(memberships.userId, sessions.userId)),
    )
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        inArray(sessions.tokenHash, [...hashes]),
        gt(sessions.expiresAt, now),
        gt(sessions.lastUsedAt, new Date(now.getTime() - sessionIdleMs)),
        isNull(sessions.endedBy),
        mayEnter,
      ),
    );
  return new Set(rows.map(({ hash, userId, companyId }) => `${hash} ${userId} ${companyId}`));
}
