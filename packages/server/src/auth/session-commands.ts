import { and, eq, lte } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { memberships, sessions } from '#server/db/schema/companies.ts';
import { sessionTouchMs } from './session-token.ts';

/** Writes down that a session is in use, and its person in the company. */
export async function touchSession(tx: Tx, tokenHash: string, now: Date): Promise<void> {
  const [touched] = await tx
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        lte(sessions.lastUsedAt, new Date(now.getTime() - sessionTouchMs)),
      ),
    )
    .returning({ userId: sessions.userId, companyId: sessions.companyId });
  if (touched === undefined) return;
  const { userId, companyId } = touched;
  await tx
    .update(memberships)
    .set({ lastSeenAt: now })
    .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userId)));
}
