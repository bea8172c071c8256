import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { PasskeyTransport } from '@pliego/contract/areas/account-passkeys';
import type { NewPasskey } from '#server/auth/passkey-checks.ts';
import { hashToken, newToken } from '#server/auth/session-token.ts';
import type { Tx } from '#server/db/database.ts';
import { attempts, passkeyChallenges, passkeys } from '#server/db/schema/accounts.ts';

/** Time to find the key or the telephone. Browsers give up after the same. */
export const passkeyChallengeMs = 5 * 60_000;

interface Asked {
  /** Who adds a passkey; null at a sign-in. */
  userId: number | null;
  attemptId: number | null;
}

/** Makes a challenge that serves once. */
export async function newPasskeyChallenge(tx: Tx, asked: Asked, now: Date): Promise<string> {
  const challenge = newToken();
  const expiresAt = new Date(now.getTime() + passkeyChallengeMs);
  await tx
    .insert(passkeyChallenges)
    .values({ challengeHash: hashToken(challenge), ...asked, expiresAt });
  return challenge;
}

/** Uses up a challenge, of whichever process it was; undefined when it is none of this user's, or no more. */
export async function takePasskeyChallenge(
  tx: Tx,
  challenge: string,
  { userId, now }: { userId: number | null; now: Date },
) {
  const { userId: owner, challengeHash, expiresAt } = passkeyChallenges;
  const [taken] = await tx
    .delete(passkeyChallenges)
    .where(
      and(
        eq(challengeHash, hashToken(challenge)),
        gt(expiresAt, now),
        userId === null ? isNull(owner) : eq(owner, userId),
      ),
    )
    .returning({ attemptId: passkeyChallenges.attemptId });
  return taken;
}

/** The try of a sign-in that went well does not count. */
export async function forgiveChallenge(tx: Tx, attemptId: number | null): Promise<void> {
  if (attemptId !== null) await tx.delete(attempts).where(eq(attempts.id, attemptId));
}

/** Stores a passkey; undefined when it is in an account already. */
export async function addPasskey(
  tx: Tx,
  userId: number,
  passkey: NewPasskey & { name: string; transports: PasskeyTransport[] },
  now: Date,
) {
  const [added] = await tx
    .insert(passkeys)
    .values({ userId, ...passkey, createdAt: now })
    .onConflictDoNothing()
    .returning();
  return added;
}

/**
 * Writes down the use of a passkey; false when another use came between, as of a copy: the counter that was checked is no
 * longer the one that is stored.
 */
export async function usePasskey(
  tx: Tx,
  { id, counter }: { id: number; counter: number },
  used: { counter: number; isSynced: boolean },
  now: Date,
): Promise<boolean> {
  const written = await tx
    .update(passkeys)
    .set({ ...used, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  return written.length === 1;
}

/** Deletes a passkey of a user; answers its name, undefined when there is none. */
export async function removePasskey(
  tx: Tx,
  { userId, id }: { userId: number; id: number },
): Promise<string | undefined> {
  const [removed] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ name: passkeys.name });
  return removed?.name;
}

/** Deletes challenges that nobody signed. */
export async function sweepPasskeyChallenges(tx: Tx, now: Date): Promise<void> {
  await tx.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
}
