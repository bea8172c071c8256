import { count, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { passkeys } from '#server/db/schema/accounts.ts';
import { memberships } from '#server/db/schema/companies.ts';

/** The passkeys of a user, the newest first. */
export function passkeysOfUser(tx: Tx, userId: number) {
  return tx
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id));
}

export async function passkeyCountOf(tx: Tx, userId: number): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return row?.n ?? 0;
}

export async function passkeyByCredential(tx: Tx, credentialId: string) {
  const [passkey] = await tx.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return passkey;
}

/** The company that a member used last; undefined of who was in none yet. */
export async function lastCompanyOf(tx: Tx, userId: number): Promise<number | undefined> {
  const [last] = await tx
    .select({ companyId: memberships.companyId })
    .from(memberships)
    .where(eq(memberships.userId, userId))
    .orderBy(sql`${memberships.lastSeenAt} desc nulls last`)
    .limit(1);
  return last?.companyId;
}
