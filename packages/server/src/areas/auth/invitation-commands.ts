import { createMessage, type Message } from '@pliego/contract/message';
import { isOfDomains } from '@pliego/contract/rules/mail-domains';
import { ProblemError } from '@pliego/contract/problem';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Act } from '#server/areas/audit/commands.ts';
import { domainsOf } from '#server/areas/company/sign-in-queries.ts';
import { tellMember } from '#server/areas/notices/live-commands.ts';
import { memberOf } from '#server/areas/users/queries.ts';
import { hashToken } from '#server/auth/session-token.ts';
import type { CompanyScope, Tx } from '#server/db/database.ts';
import { registrations } from '#server/db/schema/accounts.ts';
import { companies, invitations, users } from '#server/db/schema/companies.ts';
import { insertMembership, insertUser, lockAccounts } from './account-commands.ts';
import { userByEmail } from './queries.ts';
import { usernameFrom } from './username.ts';

/** The invitation of a link, whatever became of it. */
export async function invitationByToken(tx: Tx, token: string) {
  const [found] = await tx
    .select({
      id: invitations.id,
      companyId: invitations.companyId,
      company: companies.name,
      email: invitations.email,
      role: invitations.role,
      inviter: users.fullName,
      expiresAt: invitations.expiresAt,
      acceptedAt: invitations.acceptedAt,
      withdrawnAt: invitations.withdrawnAt,
    })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(eq(invitations.tokenHash, hashToken(token)));
  return found;
}

export type FoundInvitation = NonNullable<Awaited<ReturnType<typeof invitationByToken>>>;

function whyDead(found: FoundInvitation | undefined, now: Date): Message | null {
  if (found === undefined) return createMessage('invitacion-sin-enlace');
  if (found.acceptedAt !== null) return createMessage('invitacion-usada');
  if (found.withdrawnAt !== null) return createMessage('invitacion-retirada');
  return found.expiresAt <= now ? createMessage('invitacion-vencida') : null;
}

/** The invitation that a link still opens; refuses any other with what became of it. */
export async function openInvitation(tx: Tx, token: string, now: Date): Promise<FoundInvitation> {
  const found = await invitationByToken(tx, token);
  const reason = whyDead(found, now);
  if (found === undefined || reason !== null) {
    throw new ProblemError('enlace-invalido', reason ?? undefined);
  }
  return found;
}

/** Who accepts: somebody with an account, or somebody new. */
export type Accepting =
  | { userId: number }
  | { person: { fullName: string; passwordHash: string }; userId?: undefined };

/** The invitation of an address to a company that can still be accepted. */
export async function pendingInvitation(
  tx: Tx,
  { companyId, email }: { companyId: number; email: string },
  now: Date,
) {
  const [found] = await tx
    .select({
      id: invitations.id,
      companyId: invitations.companyId,
      email: invitations.email,
      role: invitations.role,
    })
    .from(invitations)
    .where(
      and(
        eq(invitations.companyId, companyId),
        eq(invitations.email, email),
        isNull(invitations.acceptedAt),
        isNull(invitations.withdrawnAt),
        gt(invitations.expiresAt, now),
      ),
    );
  return found;
}

async function accountOf(tx: Tx, email: string, by: Accepting, now: Date): Promise<number> {
  const known = await userByEmail(tx, email);
  if (by.userId === undefined) {
    if (known !== undefined) {
      throw new ProblemError('ya-existe', createMessage('invitacion-con-cuenta'));
    }
    const userId = await insertUser(
      tx,
      { ...by.person, email, username: usernameFrom(email) },
      now,
    );
    // A registration with this address would make a second account of it.
    await tx.delete(registrations).where(eq(registrations.email, email));
    return userId;
  }
  if (known?.id !== by.userId) {
    throw new ProblemError(
      'sin-permiso',
      createMessage('invitacion-de-otro-correo', { correo: email }),
    );
  }
  if (known.status !== 'active') {
    throw new ProblemError('sin-permiso', createMessage('cuenta-cerrada'));
  }
  return known.id;
}

/**
 * Uses an invitation up: its person is in the company from then on, with a new account where they have none. Answers what is to be
 * written down of it at the end of the transaction.
 */
export async function acceptInvitation(
  tx: Tx,
  token: string,
  by: Accepting,
  now: Date,
): Promise<CompanyScope & { act: Act }> {
  // Of two uses of one link at once, the second finds it used.
  await lockAccounts(tx);
  return takeInvitation(tx, await openInvitation(tx, token, now), by, now);
}

/** Lets in who is invited; accounts are locked. */
export async function takeInvitation(
  tx: Tx,
  invitation: Pick<FoundInvitation, 'id' | 'companyId' | 'email' | 'role'>,
  by: Accepting,
  now: Date,
): Promise<CompanyScope & { act: Act }> {
  const { id, companyId, email, role } = invitation;
  if (!isOfDomains(email, await domainsOf(tx, companyId))) {
    throw new ProblemError('sin-permiso', createMessage('invitacion-fuera-de-dominio'));
  }
  const userId = await accountOf(tx, email, by, now);
  const place = { companyId, userId };
  if ((await memberOf(tx, companyId, userId))?.ownStatus === 'inactive') {
    throw new ProblemError('sin-permiso', createMessage('invitacion-a-suspendida'));
  }
  // Who withdraws it at this moment waits for the row, or is waited for.
  const used = await tx
    .update(invitations)
    .set({ acceptedAt: now })
    .where(and(eq(invitations.id, id), isNull(invitations.withdrawnAt)))
    .returning({ id: invitations.id });
  if (used.length === 0) {
    throw new ProblemError('enlace-invalido', createMessage('invitacion-retirada'));
  }
  await insertMembership(tx, { ...place, role }, now);
  await tellMember(tx, companyId, userId);
  return { ...place, act: { action: 'invitacion-aceptada', details: { rol: role } } };
}

/** What ended is kept for so long, to say what became of it. */
const keptMs = 90 * 86_400_000;

/** Deletes invitations that ended long ago. */
export async function sweepInvitations(tx: Tx, now: Date): Promise<void> {
  await tx.delete(invitations).where(lte(invitations.expiresAt, new Date(now.getTime() - keptMs)));
}
