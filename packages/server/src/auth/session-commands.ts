import { and, eq, lte } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { sessions } from '#server/db/schema/companies.ts';
import { sessionTouchMs } from './session-token.ts';

/** Writes down that a session is in use. */
export async function touchSession(tx: Tx, tokenHash: string, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        lte(sessions.lastUsedAt, new Date(now.getTime() - sessionTouchMs)),
      ),
    );
}
