import { createHash } from 'node:crypto';
import type { OwnProfileChange, ProfileDetails } from '@pliego/contract/areas/own-profile';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem } from '@pliego/contract/problem';
import { and, eq, ne } from 'drizzle-orm';
import {
  lockAccounts,
  newAccountToken,
  setUserStatus,
} from '#server/areas/auth/account-commands.ts';
import { recordInAll } from '#server/areas/auth/audit-commands.ts';
import { companiesOfUser, userByEmail } from '#server/areas/auth/queries.ts';
import { leaveCompany } from '#server/areas/users/commands.ts';
import type { Caller } from '#server/auth/caller.ts';
import type { Origin } from '#server/auth/origin.ts';
import { enterScope, type Tx } from '#server/db/database.ts';
import { accountTokens } from '#server/db/schema/accounts.ts';
import { users } from '#server/db/schema/companies.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { addressChangeOf, detailsOf } from './queries.ts';

/* Accounts are the system's to write, as with sign-in: every transaction here is one of the system. */

async function keep(
  tx: Tx,
  userId: number,
  set: { details?: ProfileDetails; picture?: Uint8Array | null; pictureHash?: string | null },
): Promise<void> {
  const details = set.details ?? (await detailsOf(tx, userId));
  await tx
    .insert(profiles)
    .values({ userId, ...set, details })
    .onConflictDoUpdate({ target: profiles.userId, set: { ...set, details } });
}

async function refuseTakenName(tx: Tx, userId: number, username: string): Promise<void> {
  const taken = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.username, username), ne(users.id, userId)));
  if (taken.length === 0) return;
  throw fieldProblem('datos-invalidos', 'username', createMessage('usuario-ocupado'));
}

/** Changes what is given and keeps the rest. */
export async function updateProfile(
  tx: Tx,
  userId: number,
  { fullName, username, redes, ...rest }: OwnProfileChange,
): Promise<void> {
  if (username !== undefined) {
    await lockAccounts(tx);
    await refuseTakenName(tx, userId, username);
  }
  const names = {
    ...(fullName === undefined ? {} : { fullName }),
    ...(username === undefined ? {} : { username }),
  };
  if (Object.keys(names).length > 0) {
    await tx.update(users).set(names).where(eq(users.id, userId));
  }
  const held = await detailsOf(tx, userId);
  const details: ProfileDetails = { ...held, redes: { ...held.redes } };
  Object.assign(details, rest);
  Object.assign(details.redes, redes);
  await keep(tx, userId, { details });
}

/** Keeps a picture; its address changes with it, so that no page shows the one before. */
export async function setPicture(tx: Tx, userId: number, picture: Uint8Array): Promise<void> {
  const pictureHash = createHash('sha256').update(picture).digest('hex');
  await keep(tx, userId, { picture, pictureHash });
  const avatar = `/api/personas/${userId}/foto?v=${pictureHash.slice(0, 12)}`;
  await tx.update(users).set({ avatar }).where(eq(users.id, userId));
}

export async function removePicture(tx: Tx, userId: number): Promise<void> {
  await keep(tx, userId, { picture: null, pictureHash: null });
  await tx.update(users).set({ avatar: null }).where(eq(users.id, userId));
}

/**
 * The token of the link that makes an address the account's; null where another account has it. What waits looks the same in
 * both cases: else one could ask who has an account. Without a mail nobody has the link, and opening it is refused.
 */
export async function askForAddress(
  tx: Tx,
  userId: number,
  email: string,
  now: Date,
): Promise<string | null> {
  const isTaken = (await userByEmail(tx, email)) !== undefined;
  const token = await newAccountToken(tx, userId, 'change-email', now);
  await tx
    .update(accountTokens)
    .set({ email })
    .where(and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, 'change-email')));
  return isTaken ? null : token;
}

/** Spends the link of a new address; answers both, or nothing where it is no longer good. */
export async function confirmAddress(
  tx: Tx,
  token: string,
  { now, from }: { now: Date; from: Origin },
): Promise<{ before: string; email: string } | undefined> {
  await lockAccounts(tx);
  const change = await addressChangeOf(tx, token, now);
  if (change === undefined) return undefined;
  const { userId, before, email } = change;
  if ((await userByEmail(tx, email)) !== undefined) return undefined;
  await tx.update(users).set({ email }).where(eq(users.id, userId));
  // Links that went to the address before are good no more.
  await tx.delete(accountTokens).where(eq(accountTokens.userId, userId));
  await recordInAll(tx, { userId, from, now }, { action: 'correo-cambiado' });
  return { before, email };
}

/** Leaves every company, and lets nobody in with the account any more. */
export async function leaveEverything(tx: Tx, caller: Caller, now: Date): Promise<void> {
  const { userId } = caller;
  const companies = await companiesOfUser(tx, userId);
  for (const { id: companyId, role } of companies.toSorted((a, b) => a.id - b.id)) {
    await leaveCompany(tx, { caller: { ...caller, companyId, role }, now });
    await enterScope(tx, 'system');
  }
  await setUserStatus(tx, userId, 'inactive');
}
