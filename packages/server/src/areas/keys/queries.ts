import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { apiKeys, apiKeyUses } from '#server/db/schema/api-keys.ts';
import { mayEnter, memberships, users } from '#server/db/schema/companies.ts';

function keysWhere(tx: Tx, condition: SQL | undefined) {
  return tx
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      prefix: apiKeys.prefix,
      scopes: apiKeys.scopes,
      createdAt: apiKeys.createdAt,
      expiresAt: apiKeys.expiresAt,
      revokedAt: apiKeys.revokedAt,
      userId: apiKeys.userId,
      fullName: users.fullName,
      mayEnter: sql<boolean>`${mayEnter}`,
      lastUsedAt: apiKeyUses.lastUsedAt,
      address: apiKeyUses.address,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .innerJoin(
      memberships,
      and(eq(memberships.companyId, apiKeys.companyId), eq(memberships.userId, apiKeys.userId)),
    )
    .leftJoin(apiKeyUses, eq(apiKeyUses.keyId, apiKeys.id))
    .where(condition)
    .orderBy(desc(apiKeys.id));
}

export type KeyRow = Awaited<ReturnType<typeof keysWhere>>[number];

/** The keys of a company, or of one person in it, the newest first. */
export function keysOf(tx: Tx, companyId: number, userId: number | null): Promise<KeyRow[]> {
  const ofPerson = userId === null ? undefined : eq(apiKeys.userId, userId);
  return keysWhere(tx, and(eq(apiKeys.companyId, companyId), ofPerson));
}

export async function keyById(tx: Tx, id: number): Promise<KeyRow | undefined> {
  const [row] = await keysWhere(tx, eq(apiKeys.id, id));
  return row;
}

/** How many keys of a person in a company work. */
export function liveKeysOf(tx: Tx, companyId: number, userId: number, now: Date): Promise<number> {
  return tx.$count(
    apiKeys,
    and(
      eq(apiKeys.companyId, companyId),
      eq(apiKeys.userId, userId),
      isNull(apiKeys.revokedAt),
      gt(apiKeys.expiresAt, now),
    ),
  );
}
