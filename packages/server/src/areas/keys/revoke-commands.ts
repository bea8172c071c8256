import { and, eq, gt, isNull } from 'drizzle-orm';
import { type AuditedBy, recordAudit } from '#server/areas/audit/commands.ts';
import type { Tx } from '#server/db/database.ts';
import { apiKeys } from '#server/db/schema/api-keys.ts';

/** A key that was revoked, for the audit and the mail. */
export interface RevokedKey {
  id: number;
  companyId: number;
  name: string;
}

/**
 * Revokes the keys of a person, in all companies or in one: their account may have been in the hands of another, or they are no
 * longer there. In a transaction of the system.
 */
export function revokeKeysOf(
  tx: Tx,
  { userId, companyId }: { userId: number; companyId?: number },
  now: Date,
): Promise<RevokedKey[]> {
  return tx
    .update(apiKeys)
    .set({ revokedAt: now, revokedBy: userId })
    .where(
      and(
        eq(apiKeys.userId, userId),
        companyId === undefined ? undefined : eq(apiKeys.companyId, companyId),
        isNull(apiKeys.revokedAt),
        gt(apiKeys.expiresAt, now),
      ),
    )
    .returning({ id: apiKeys.id, companyId: apiKeys.companyId, name: apiKeys.name });
}

/** Writes down which keys were revoked, as the last thing of the transaction. */
export async function recordRevoked(
  tx: Tx,
  revoked: readonly RevokedKey[],
  by: Omit<AuditedBy, 'companyId'>,
): Promise<void> {
  // In one order, so that two that write to several companies never wait for each other.
  const ordered = revoked.toSorted((a, b) => a.companyId - b.companyId || a.id - b.id);
  for (const { companyId, id, name } of ordered) {
    const subject = { kind: 'llave', id, name } as const;
    await recordAudit(tx, { ...by, companyId }, { action: 'llave-revocada', subject });
  }
}
