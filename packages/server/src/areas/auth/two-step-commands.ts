import { and, eq, gt, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { newRecoveryCodes } from '#server/auth/recovery-codes.ts';
import type { SecretBox } from '#server/auth/secret-box.ts';
import { challengeMs, hashToken, newToken } from '#server/auth/session-token.ts';
import { newTotpSecret, totpCounter } from '#server/auth/totp.ts';
import type { Tx } from '#server/db/database.ts';
import { recoveryCodes, signInChallenges, twoSteps } from '#server/db/schema/accounts.ts';

/** Wrong codes that one sign-in bears; then it must begin again with the password. */
const maxTries = 5;

/** Whose an authenticator's secret is, to the box that seals it. */
export const ownerOf = (userId: number) => `two-steps ${userId}`;

/** Starts the second step after a correct password; returns the token of its cookie. */
export async function openChallenge(
  tx: Tx,
  { userId, companyId }: { userId: number; companyId: number },
  now: Date,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + challengeMs);
  await tx
    .insert(signInChallenges)
    .values({ tokenHash: hashToken(token), userId, companyId, expiresAt });
  return token;
}

/** Counts a code against its sign-in before it is checked; returns its number, and whether it was the last. */
export async function countCode(tx: Tx, token: string, now: Date) {
  const [challenge] = await tx
    .update(signInChallenges)
    .set({ tries: sql`${signInChallenges.tries} + 1` })
    .where(
      and(
        eq(signInChallenges.tokenHash, hashToken(token)),
        gt(signInChallenges.expiresAt, now),
        lt(signInChallenges.tries, maxTries),
      ),
    )
    .returning();
  if (challenge === undefined) return undefined;
  const { userId, companyId, tries } = challenge;
  return { userId, companyId, isLast: tries >= maxTries };
}

export async function closeChallenge(tx: Tx, token: string): Promise<void> {
  await tx.delete(signInChallenges).where(eq(signInChallenges.tokenHash, hashToken(token)));
}

/** Prepares an authenticator that is not in force yet; null when another one is. */
export async function prepareAuthenticator(
  tx: Tx,
  box: SecretBox,
  userId: number,
): Promise<string | null> {
  const secret = newTotpSecret();
  const sealedSecret = box.seal(secret, ownerOf(userId));
  const [prepared] = await tx
    .insert(twoSteps)
    .values({ userId, sealedSecret })
    .onConflictDoUpdate({
      target: twoSteps.userId,
      set: { sealedSecret, lastCounter: 0 },
      setWhere: sql`${twoSteps.enabledAt} is null`,
    })
    .returning({ userId: twoSteps.userId });
  return prepared === undefined ? null : secret;
}

/** Accepts each code of the authenticator only once; returns whether it was right. */
export async function takeAuthenticatorCode(
  tx: Tx,
  box: SecretBox,
  { userId, code, now }: { userId: number; code: string; now: Date },
): Promise<boolean> {
  // Locked, so that the secret is not replaced before the code is accepted.
  const [authenticator] = await tx
    .select()
    .from(twoSteps)
    .where(eq(twoSteps.userId, userId))
    .for('update');
  if (authenticator === undefined) return false;
  const counter = totpCounter(box.open(authenticator.sealedSecret, ownerOf(userId)), code, now);
  if (counter === null) return false;
  const taken = await tx
    .update(twoSteps)
    .set({ lastCounter: counter })
    .where(and(eq(twoSteps.userId, userId), lt(twoSteps.lastCounter, counter)))
    .returning({ userId: twoSteps.userId });
  return taken.length === 1;
}

/** Accepts each recovery code only once; returns whether it was one of the user's. */
export async function takeRecoveryCode(
  tx: Tx,
  box: SecretBox,
  { userId, code }: { userId: number; code: string },
): Promise<boolean> {
  const taken = await tx
    .delete(recoveryCodes)
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, box.mark(code, ownerOf(userId))),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return taken.length === 1;
}

/** Puts a user's authenticator to work. */
export async function enableAuthenticator(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.update(twoSteps).set({ enabledAt: now }).where(eq(twoSteps.userId, userId));
}

/** Disables the second step and deletes its data; returns whether it was enabled. */
export async function removeAuthenticator(tx: Tx, userId: number): Promise<boolean> {
  await tx.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
  const removed = await tx
    .delete(twoSteps)
    .where(and(eq(twoSteps.userId, userId), isNotNull(twoSteps.enabledAt)))
    .returning({ userId: twoSteps.userId });
  return removed.length === 1;
}

/** Makes new recovery codes in the place of the old; only their marks are stored. */
export async function replaceRecoveryCodes(
  tx: Tx,
  box: SecretBox,
  userId: number,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: box.mark(code, ownerOf(userId)) })));
  return codes;
}

/** Deletes sign-ins whose second step never came. */
export async function sweepChallenges(tx: Tx, now: Date): Promise<void> {
  await tx.delete(signInChallenges).where(lte(signInChallenges.expiresAt, now));
}
