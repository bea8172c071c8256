import { and, eq, lte } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { sessions } from '#server/db/schema/companies.ts';
import { hashToken, newToken, sessionDays } from '#server/auth/session-token.ts';

const dayMs = 86_400_000;

/** Opens a session and answers its token, which is stored nowhere. */
export async function openSession(
  tx: Tx,
  { userId, companyId }: { userId: number; companyId: number },
  now: Date,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + sessionDays * dayMs);
  await tx
    .insert(sessions)
    .values({ tokenHash: hashToken(token), userId, companyId, createdAt: now, expiresAt });
  // This user's own ended sessions go with it, so the table stays as small as the number of people.
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, now)));
  return token;
}

export async function closeSession(tx: Tx, token: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

/** Deletes sessions that have ended, also of people who never came back. */
export async function sweepSessions(tx: Tx, now: Date): Promise<void> {
  await tx.delete(sessions).where(lte(sessions.expiresAt, now));
}

/** Moves a session to another company of the same user. */
export async function moveSession(tx: Tx, token: string, companyId: number): Promise<void> {
  await tx
    .update(sessions)
    .set({ companyId })
    .where(eq(sessions.tokenHash, hashToken(token)));
}
