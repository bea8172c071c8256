import type { SignInMethod } from '@pliego/contract/areas/auth-shapes';
import { and, eq, gt, isNull, lte, ne, or } from 'drizzle-orm';
import { hashToken, newToken, sessionIdleMs, sessionMs } from '#server/auth/session-token.ts';
import type { Tx } from '#server/db/database.ts';
import { memberships, sessions } from '#server/db/schema/companies.ts';

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

const isOver = (now: Date) =>
  or(lte(sessions.expiresAt, now), lte(sessions.lastUsedAt, before(now, sessionIdleMs)));

/** A browser, as the list of sessions describes it, and what was proved in it. */
export interface SessionOrigin {
  userAgent: string;
  address: string;
  deviceMark: string;
  method: SignInMethod;
  secondStep: boolean;
  providerCompanyId: number | null;
  passkeyId: number | null;
}

/** Writes down that a member is in the company. */
async function seeMember(
  tx: Tx,
  { userId, companyId }: { userId: number; companyId: number },
  now: Date,
): Promise<void> {
  await tx
    .update(memberships)
    .set({ lastSeenAt: now })
    .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userId)));
}

/** Opens a session and answers its token, which is stored nowhere. */
export async function openSession(
  tx: Tx,
  { userId, companyId }: { userId: number; companyId: number },
  origin: SessionOrigin,
  now: Date,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + sessionMs);
  const tokenHash = hashToken(token);
  const times = { createdAt: now, lastUsedAt: now, expiresAt };
  await tx.insert(sessions).values({ tokenHash, userId, companyId, ...times, ...origin });
  await seeMember(tx, { userId, companyId }, now);
  // This user's own ended sessions are deleted with it, so the table stays as small as the number of people.
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), isOver(now)));
  return token;
}

export async function closeSession(tx: Tx, token: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

/** The live sessions of a user but one. */
const othersOf = (userId: number, keptHash: string) =>
  and(eq(sessions.userId, userId), ne(sessions.tokenHash, keptHash));

/** Ends one session of a user, which is not the one that asks; answers its browser, undefined without such a session. */
export async function endSession(
  tx: Tx,
  { userId, id, keptHash }: { userId: number; id: number; keptHash: string },
): Promise<string | undefined> {
  const [ended] = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, id), othersOf(userId, keptHash)))
    .returning({ deviceMark: sessions.deviceMark });
  return ended?.deviceMark;
}

/** Ends every session of a user but one; says how many were alive. */
export async function endOtherSessions(
  tx: Tx,
  { userId, keptHash, now }: { userId: number; keptHash: string; now: Date },
): Promise<number> {
  const alive = and(
    isNull(sessions.endedBy),
    gt(sessions.expiresAt, now),
    gt(sessions.lastUsedAt, before(now, sessionIdleMs)),
  );
  const ended = await tx
    .delete(sessions)
    .where(and(othersOf(userId, keptHash), alive))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Deletes sessions that have ended, also of users who never came back. */
export async function sweepSessions(tx: Tx, now: Date): Promise<void> {
  await tx.delete(sessions).where(isOver(now));
}

/** Moves a session to another company of the same user. */
export async function moveSession(
  tx: Tx,
  token: string,
  place: { userId: number; companyId: number },
  now: Date,
): Promise<void> {
  const { companyId } = place;
  await tx
    .update(sessions)
    .set({ companyId })
    .where(eq(sessions.tokenHash, hashToken(token)));
  await seeMember(tx, place, now);
}

/** Writes down that a second step was proved in a session. */
export async function proveInSession(tx: Tx, token: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ secondStep: true })
    .where(eq(sessions.tokenHash, hashToken(token)));
}

/** Writes down that a passkey was made in a session, after the password: it counts as opened by it from then on. */
export async function proveByPasskey(tx: Tx, token: string, passkeyId: number): Promise<void> {
  await tx
    .update(sessions)
    .set({ method: 'llave', secondStep: true, passkeyId })
    .where(eq(sessions.tokenHash, hashToken(token)));
}

/** Without an authenticator no session has proved it any more. */
export async function forgetSecondSteps(tx: Tx, userId: number): Promise<void> {
  await tx
    .update(sessions)
    .set({ secondStep: false })
    .where(and(eq(sessions.userId, userId), ne(sessions.method, 'llave')));
}

/**
 * Without a passkey nobody is in by it any more: the sessions that it opened end. The one that removes it has just proved the
 * password, and counts as opened by that, without a second step. Sessions from before it was written down which passkey
 * opened them are taken for opened by this one.
 */
export async function forgetPasskey(
  tx: Tx,
  { userId, passkeyId, token }: { userId: number; passkeyId: number; token: string },
): Promise<void> {
  const byIt = and(
    eq(sessions.userId, userId),
    eq(sessions.method, 'llave'),
    or(eq(sessions.passkeyId, passkeyId), isNull(sessions.passkeyId)),
  );
  const own = eq(sessions.tokenHash, hashToken(token));
  await tx
    .update(sessions)
    .set({ method: 'contrasena', secondStep: false, passkeyId: null })
    .where(and(byIt, own));
  await tx.delete(sessions).where(byIt);
}
