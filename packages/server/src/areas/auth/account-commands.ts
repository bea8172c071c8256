import type { Role } from '@pliego/contract/abilities';
import { and, eq, gt, like, lte, ne, sql } from 'drizzle-orm';
import {
  accountTokenMs,
  type AccountTokenPurpose,
  verifyEmailMs,
} from '#server/auth/account-token.ts';
import { hashToken, newToken } from '#server/auth/session-token.ts';
import { createTag } from '#server/areas/tags/commands.ts';
import { giveReasons } from '#server/areas/work/reason-commands.ts';
import { enterScope, type Tx } from '#server/db/database.ts';
import { locks } from '#server/db/locks.ts';
import {
  accountTokens,
  oneAPurpose,
  registrations,
  signInChallenges,
} from '#server/db/schema/accounts.ts';
import { companies, memberships, sessions, users } from '#server/db/schema/companies.ts';
import type { Browser } from './browser.ts';
import { forgetOtherPlaces } from './place-commands.ts';
import { companyExists } from './account-queries.ts';
import { userByEmail } from './queries.ts';
import { giveStarterCriteria } from '#server/areas/decisions/starter-criteria.ts';
import { giveStarterTemplates } from '#server/areas/tasks/starter-templates.ts';
import { starterTags } from './starter-tags.ts';

export interface NewRegistration {
  email: string;
  fullName: string;
  username: string;
  passwordHash: string;
  companyName: string;
  taxId: string;
}

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Keeps a registration until its address is confirmed; answers the token of the link that does. */
export async function keepRegistration(
  tx: Tx,
  registration: NewRegistration,
  now: Date,
): Promise<string> {
  const token = newToken();
  await tx.insert(registrations).values({
    ...registration,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: after(now, verifyEmailMs),
  });
  return token;
}

/** Takes a registration back. */
export async function dropRegistration(tx: Tx, token: string): Promise<void> {
  await tx.delete(registrations).where(eq(registrations.tokenHash, hashToken(token)));
}

/** Gives a waiting registration a new link; the one before ends. */
export async function renewRegistration(tx: Tx, tokenHash: string, now: Date): Promise<string> {
  const token = newToken();
  await tx
    .update(registrations)
    .set({ tokenHash: hashToken(token), expiresAt: after(now, verifyEmailMs) })
    .where(eq(registrations.tokenHash, tokenHash));
  return token;
}

/** A free username: the preferred one, or with the first number that makes it unique. */
async function freeUsername(tx: Tx, wanted: string): Promise<string> {
  const pattern = `${wanted.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const rows = await tx
    .select({ username: users.username })
    .from(users)
    .where(like(users.username, pattern));
  const taken = new Set(rows.map(({ username }) => username));
  let free = wanted;
  for (let number = 2; taken.has(free); number += 1) free = `${wanted}${number}`;
  return free;
}

/** Makes others who create accounts wait, so that of two that want the same one sees the other's. */
export async function lockAccounts(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.accounts})`);
}

/** Adds a company and answers its id. The RUT is as printed. */
export async function insertCompany(
  tx: Tx,
  company: { name: string; taxId: string },
  now: Date,
): Promise<number> {
  const [row] = await tx
    .insert(companies)
    .values({ ...company, createdAt: now })
    .returning({ id: companies.id });
  if (row === undefined) throw new Error('An insert answered no row');
  return row.id;
}

/** Adds a user, with a number behind the username when it is taken, and answers its id. */
export async function insertUser(
  tx: Tx,
  user: { email: string; fullName: string; username: string; passwordHash: string },
  now: Date,
): Promise<number> {
  const username = await freeUsername(tx, user.username);
  const [row] = await tx
    .insert(users)
    .values({ ...user, username, createdAt: now })
    .returning({ id: users.id });
  if (row === undefined) throw new Error('An insert answered no row');
  return row.id;
}

/** Lets a user into a company, also one who had been removed; says whether the user was not in it before. */
export async function insertMembership(
  tx: Tx,
  membership: { companyId: number; userId: number; role: Role },
  now: Date,
): Promise<boolean> {
  const { role } = membership;
  const added = await tx
    .insert(memberships)
    .values({ ...membership, statusSince: now })
    .onConflictDoUpdate({
      target: [memberships.companyId, memberships.userId],
      set: {
        role,
        status: 'active',
        statusSince: now,
        // Who comes back has a name again.
        erasedAt: null,
        version: sql`${memberships.version} + 1`,
      },
      setWhere: eq(memberships.status, 'removed'),
    })
    .returning({ userId: memberships.userId });
  return added.length === 1;
}

export type Confirmed = 'enlace-invalido' | 'ya-existe' | { userId: number; companyId: number };

/**
 * Spends the link of a registration: creates its company, its user as the administrator, and what the company
 * begins with. Leaves the transaction inside the new company.
 */
export async function confirmRegistration(tx: Tx, token: string, now: Date): Promise<Confirmed> {
  await lockAccounts(tx);
  const [registration] = await tx
    .delete(registrations)
    .where(and(eq(registrations.tokenHash, hashToken(token)), gt(registrations.expiresAt, now)))
    .returning();
  if (registration === undefined) return 'enlace-invalido';
  const { email, fullName, passwordHash, companyName, taxId } = registration;
  if ((await userByEmail(tx, email)) !== undefined) return 'enlace-invalido';
  if (await companyExists(tx, taxId)) return 'ya-existe';
  const { username } = registration;
  const companyId = await insertCompany(tx, { name: companyName, taxId }, now);
  const userId = await insertUser(tx, { email, fullName, passwordHash, username }, now);
  await insertMembership(tx, { companyId, userId, role: 'admin' }, now);
  // Other registrations with this address would make a second account of it.
  await tx.delete(registrations).where(eq(registrations.email, email));
  return { userId, companyId };
}

/** Gives a new company what its people begin with. The transaction ends inside that company. */
export async function furnishCompany(
  tx: Tx,
  scope: { userId: number; companyId: number },
): Promise<void> {
  await enterScope(tx, scope);
  for (const tag of starterTags) await createTag(tx, scope, tag);
  await giveReasons(tx, scope.companyId);
  await giveStarterTemplates(tx, scope.companyId);
  await giveStarterCriteria(tx, scope.companyId);
}

/**
 * Makes the token of a link for someone with an account; the one before for the same purpose ends. Those to choose another
 * password end by themselves or when one of them is used; the limits of their mails bound how many there are.
 */
export async function newAccountToken(
  tx: Tx,
  userId: number,
  purpose: AccountTokenPurpose,
  now: Date,
): Promise<string> {
  const token = newToken();
  const fresh = { tokenHash: hashToken(token), expiresAt: after(now, accountTokenMs[purpose]) };
  await tx
    .insert(accountTokens)
    .values({ userId, purpose, ...fresh })
    .onConflictDoUpdate({
      target: [accountTokens.userId, accountTokens.purpose],
      targetWhere: oneAPurpose(accountTokens),
      set: fresh,
    });
  return token;
}

/** Uses up the token of a link; returns whether it was still valid. */
export async function spendResetToken(tx: Tx, token: string, now: Date): Promise<boolean> {
  const spent = await tx
    .delete(accountTokens)
    .where(
      and(
        eq(accountTokens.tokenHash, hashToken(token)),
        eq(accountTokens.purpose, 'reset-password'),
        gt(accountTokens.expiresAt, now),
      ),
    )
    .returning({ userId: accountTokens.userId });
  return spent.length === 1;
}

/** Ends the link that lets someone sign in while strangers fail. */
export async function endSignInToken(tx: Tx, userId: number): Promise<void> {
  await tx
    .delete(accountTokens)
    .where(and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, 'sign-in')));
}

/** Changes a password, and ends everything that was opened with the old one save one session. */
export async function replacePassword(
  tx: Tx,
  userId: number,
  passwordHash: string,
  kept: Browser | undefined,
): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
  const keptHash = kept?.session === undefined ? '' : hashToken(kept.session);
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, keptHash)));
  await forgetOtherPlaces(tx, userId, kept ?? { deviceMark: '', address: '' });
  await tx.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
  await tx.delete(accountTokens).where(eq(accountTokens.userId, userId));
}

/** A registration whose link has ended can be given another for so long. */
const keptRegistrationMs = 30 * 86_400_000;

/** Lets an account sign in, or not; then everything that was opened with it ends. */
export async function setUserStatus(
  tx: Tx,
  userId: number,
  status: 'active' | 'inactive',
): Promise<void> {
  await tx.update(users).set({ status }).where(eq(users.id, userId));
  if (status === 'active') return;
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
  await tx.delete(accountTokens).where(eq(accountTokens.userId, userId));
}

/** Deletes expired links, and registrations that were not confirmed in a month. */
export async function sweepLinks(tx: Tx, now: Date): Promise<void> {
  await tx.delete(accountTokens).where(lte(accountTokens.expiresAt, now));
  const old = new Date(now.getTime() - keptRegistrationMs);
  await tx.delete(registrations).where(lte(registrations.createdAt, old));
}
