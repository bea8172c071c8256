import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { apiKeys } from '#server/db/schema/api-keys.ts';
import { mayEnter, memberships, users } from '#server/db/schema/companies.ts';

/** The key of a hash that works now, with the role that its owner has now; only of who may enter the company. */
export async function keyByHash(tx: Tx, keyHash: string, now: Date) {
  const [key] = await tx
    .select({
      id: apiKeys.id,
      userId: apiKeys.userId,
      companyId: apiKeys.companyId,
      scopes: apiKeys.scopes,
      expiresAt: apiKeys.expiresAt,
      role: memberships.role,
    })
    .from(apiKeys)
    .innerJoin(
      memberships,
      and(eq(memberships.companyId, apiKeys.companyId), eq(memberships.userId, apiKeys.userId)),
    )
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(
      and(
        eq(apiKeys.keyHash, keyHash),
        gt(apiKeys.expiresAt, now),
        isNull(apiKeys.revokedAt),
        mayEnter,
      ),
    );
  return key;
}
