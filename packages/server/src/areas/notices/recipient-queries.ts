import type { Role } from '@pliego/contract/abilities';
import { createMessage, type Message } from '@pliego/contract/message';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { mayEnter, memberships, users } from '#server/db/schema/companies.ts';
import { commentMentions, comments } from '#server/db/schema/expediente.ts';
import { tenderCollaborators, tenderFollowers } from '#server/db/schema/follow.ts';
import { visibleTenders } from '#server/db/schema/visible.ts';
import { tenderWork } from '#server/db/schema/work.ts';

/** Somebody who is told, and why. */
export interface Recipient {
  userId: number;
  because: Message;
}

const ofCompany = (companyId: number) => and(eq(memberships.companyId, companyId), mayEnter);

/** Active members of a company with one of the given roles. */
export async function activeMembers(
  tx: Tx,
  companyId: number,
  roles?: readonly Role[],
): Promise<number[]> {
  const rows = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        ofCompany(companyId),
        roles === undefined ? undefined : inArray(memberships.role, [...roles]),
      ),
    );
  return rows.map(({ userId }) => userId);
}

/** Of a tender, what decides whether and how its people are told. */
export interface ToldTender {
  code: string;
  title: string;
  stateText: string;
  stage: string;
  assigneeId: number | null;
}

/** Null where nobody is told: the company does not see it, or has discarded it. */
export async function toldTender(
  tx: Tx,
  companyId: number,
  tenderId: number,
): Promise<ToldTender | null> {
  const [row] = await tx
    .select({
      code: visibleTenders.code,
      title: visibleTenders.title,
      stateText: visibleTenders.stateText,
      stage: tenderWork.stage,
      assigneeId: tenderWork.assigneeId,
    })
    .from(visibleTenders)
    .leftJoin(
      tenderWork,
      and(eq(tenderWork.companyId, companyId), eq(tenderWork.tenderId, visibleTenders.id)),
    )
    .where(eq(visibleTenders.id, tenderId));
  if (row === undefined || row.stage === 'descartada') return null;
  return { ...row, stage: row.stage ?? 'detectada' };
}

/** Everybody who carries or follows a tender, each once, for the strongest of their reasons. */
export async function peopleOf(
  tx: Tx,
  companyId: number,
  tenderId: number,
  assigneeId: number | null,
): Promise<Recipient[]> {
  const members = new Set(await activeMembers(tx, companyId));
  const following = await tx
    .select({ userId: tenderFollowers.userId })
    .from(tenderFollowers)
    .where(
      and(
        eq(tenderFollowers.companyId, companyId),
        eq(tenderFollowers.tenderId, tenderId),
        eq(tenderFollowers.isFollowing, true),
      ),
    );
  const collaborating = await tx
    .select({ userId: tenderCollaborators.userId })
    .from(tenderCollaborators)
    .where(
      and(eq(tenderCollaborators.companyId, companyId), eq(tenderCollaborators.tenderId, tenderId)),
    );
  const why = new Map<number, Message>();
  for (const { userId } of following) why.set(userId, createMessage('porque-sigue'));
  for (const { userId } of collaborating) why.set(userId, createMessage('porque-colabora'));
  if (assigneeId !== null) why.set(assigneeId, createMessage('porque-responsable'));
  return [...why]
    .filter(([userId]) => members.has(userId))
    .map(([userId, because]) => ({ userId, because }));
}

/** Who decides on a tender: the responsible person, or the administrators where there is none. */
export async function decidersOf(
  tx: Tx,
  companyId: number,
  assigneeId: number | null,
): Promise<Recipient[]> {
  const members = await activeMembers(tx, companyId);
  if (assigneeId !== null && members.includes(assigneeId)) {
    return [{ userId: assigneeId, because: createMessage('porque-responsable') }];
  }
  const admins = await activeMembers(tx, companyId, ['admin', 'maintainer']);
  return admins.map((userId) => ({ userId, because: createMessage('porque-sin-responsable') }));
}

/** A comment that is still there, and whom it mentions. */
export async function commentOf(tx: Tx, companyId: number, commentId: number) {
  const [comment] = await tx
    .select({ body: comments.body, deletedAt: comments.deletedAt })
    .from(comments)
    .where(and(eq(comments.companyId, companyId), eq(comments.id, commentId)));
  if (comment === undefined || comment.deletedAt !== null) return null;
  const mentioned = await tx
    .select({ userId: commentMentions.userId })
    .from(commentMentions)
    .where(and(eq(commentMentions.companyId, companyId), eq(commentMentions.commentId, commentId)));
  return { body: comment.body, mentioned: mentioned.map(({ userId }) => userId) };
}

/** The name of a person of the company; null where nobody acted or they left it. */
export async function nameOf(tx: Tx, userId: number | null): Promise<string | null> {
  if (userId === null) return null;
  const [user] = await tx.select({ name: users.fullName }).from(users).where(eq(users.id, userId));
  return user?.name ?? null;
}

/** Where mails of a person go; null where they left the company or may not sign in. */
export async function addressIfMember(
  tx: Tx,
  { companyId, userId }: { companyId: number; userId: number },
): Promise<string | null> {
  const [row] = await tx
    .select({ email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(ofCompany(companyId), eq(memberships.userId, userId)));
  return row?.email ?? null;
}
