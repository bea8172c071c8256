import { and, count, eq, gt } from 'drizzle-orm';
import { hashToken } from '#server/auth/session-token.ts';
import type { Tx } from '#server/db/database.ts';
import { recoveryCodes, signInChallenges, twoSteps } from '#server/db/schema/accounts.ts';

/** A user's authenticator, also one that is still being set up. */
export async function authenticatorOf(tx: Tx, userId: number) {
  const [authenticator] = await tx.select().from(twoSteps).where(eq(twoSteps.userId, userId));
  return authenticator;
}

/** Whether signing in takes a second step. */
export async function hasSecondStep(tx: Tx, userId: number): Promise<boolean> {
  const authenticator = await authenticatorOf(tx, userId);
  return authenticator !== undefined && authenticator.enabledAt !== null;
}

export async function recoveryCodesLeft(tx: Tx, userId: number): Promise<number> {
  const [row] = await tx
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.left ?? 0;
}

/** The sign-in that waits for its second step, by the token of its cookie. */
export async function challengeOf(tx: Tx, token: string, now: Date) {
  const [challenge] = await tx
    .select()
    .from(signInChallenges)
    .where(
      and(eq(signInChallenges.tokenHash, hashToken(token)), gt(signInChallenges.expiresAt, now)),
    );
  return challenge;
}
