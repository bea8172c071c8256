import { mostKeys, type NewKey } from '@pliego/contract/areas/keys';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { newApiKey, prefixOf } from '#server/auth/api-key.ts';
import type { Caller } from '#server/auth/caller.ts';
import { hashToken } from '#server/auth/session-token.ts';
import type { Tx } from '#server/db/database.ts';
import { locks } from '#server/db/locks.ts';
import { apiKeys } from '#server/db/schema/api-keys.ts';
import { liveKeysOf } from './queries.ts';

const keptMs = 90 * 86_400_000;

type Stored = Pick<NewKey, 'nombre' | 'alcances'> & { expiresAt: Date; now: Date };

/** Stores a new key, as the system, and answers it: it is known this once. */
export async function createKey(
  tx: Tx,
  { companyId, userId }: Caller,
  { nombre, alcances, expiresAt, now }: Stored,
): Promise<{ id: number; clave: string }> {
  // Of two that come at once, the second counts what the first one made.
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.apiKeys}, ${userId})`);
  if ((await liveKeysOf(tx, companyId, userId, now)) >= mostKeys) {
    throw new ProblemError('cuota-superada', createMessage('demasiadas-claves', { max: mostKeys }));
  }
  const clave = newApiKey();
  const [made] = await tx
    .insert(apiKeys)
    .values({
      companyId,
      userId,
      name: nombre,
      prefix: prefixOf(clave),
      keyHash: hashToken(clave),
      scopes: alcances,
      createdAt: now,
      expiresAt,
    })
    .returning({ id: apiKeys.id });
  if (made === undefined) throw new Error('The key that was just written is not there');
  return { id: made.id, clave };
}

interface Revocation {
  id: number;
  /** Administrators of the company revoke keys of others too. */
  ofAnybody: boolean;
  now: Date;
}

/** Revokes a key, as the system, and answers its name; undefined where there was none to revoke. */
export async function revokeKey(
  tx: Tx,
  { companyId, userId }: Caller,
  { id, ofAnybody, now }: Revocation,
): Promise<string | undefined> {
  const [revoked] = await tx
    .update(apiKeys)
    .set({ revokedAt: now, revokedBy: userId })
    .where(
      and(
        eq(apiKeys.id, id),
        eq(apiKeys.companyId, companyId),
        ofAnybody ? undefined : eq(apiKeys.userId, userId),
        isNull(apiKeys.revokedAt),
      ),
    )
    .returning({ name: apiKeys.name });
  return revoked?.name;
}

/** Deletes keys that ended so long ago that nobody asks for them. */
export async function sweepKeys(tx: Tx, now: Date): Promise<void> {
  const since = new Date(now.getTime() - keptMs);
  await tx.delete(apiKeys).where(or(lt(apiKeys.expiresAt, since), lt(apiKeys.revokedAt, since)));
}
