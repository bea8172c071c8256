import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { invitations, memberships, memberStatus, users } from '#server/db/schema/companies.ts';

const memberColumns = {
  id: users.id,
  fullName: users.fullName,
  username: users.username,
  email: users.email,
  avatar: users.avatar,
  role: memberships.role,
  status: memberStatus,
  statusSince: memberships.statusSince,
  version: memberships.version,
  lastSeenAt: memberships.lastSeenAt,
};

/** Everybody who has a place in a company or had one, by name. */
export function membersOf(tx: Tx, companyId: number) {
  return tx
    .select(memberColumns)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.companyId, companyId), isNull(memberships.erasedAt)))
    .orderBy(asc(users.fullName), asc(users.id));
}

export type Member = Awaited<ReturnType<typeof membersOf>>[number];

/** The people of a company, by name. */
export async function colleaguesOf(tx: Tx, companyId: number): Promise<Member[]> {
  return (await membersOf(tx, companyId)).filter(({ status }) => status !== 'removed');
}

/** Somebody who has a place in a company or had one. */
export async function memberOf(tx: Tx, companyId: number, userId: number) {
  const [member] = await tx
    .select({ ...memberColumns, ownStatus: memberships.status })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.companyId, companyId),
        eq(memberships.userId, userId),
        isNull(memberships.erasedAt),
      ),
    );
  return member;
}

/** Those whose name the company erased, by number alone. */
export async function erasedMembersOf(tx: Tx, companyId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), isNotNull(memberships.erasedAt)));
  return rows.map(({ id }) => id);
}

const invitationColumns = {
  id: invitations.id,
  email: invitations.email,
  role: invitations.role,
  sentAt: invitations.sentAt,
  expiresAt: invitations.expiresAt,
  inviter: users.fullName,
};

const isPending = and(isNull(invitations.acceptedAt), isNull(invitations.withdrawnAt));

/** Invitations that nobody has accepted, the newest first; also those whose time is over. */
export function pendingInvitations(tx: Tx, companyId: number) {
  return tx
    .select(invitationColumns)
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(eq(invitations.companyId, companyId), isPending))
    .orderBy(desc(invitations.sentAt), asc(invitations.email));
}

export type InvitationRow = Awaited<ReturnType<typeof pendingInvitations>>[number];

export async function pendingInvitation(tx: Tx, companyId: number, id: number) {
  const [row] = await tx
    .select(invitationColumns)
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(eq(invitations.companyId, companyId), eq(invitations.id, id), isPending));
  return row;
}
