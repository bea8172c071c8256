import { abilityOf } from '@pliego/contract/abilities';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { and, asc, eq } from 'drizzle-orm';
import { type Caller, callerOf } from '#server/auth/caller.ts';
import { hashToken } from '#server/auth/session-token.ts';
import type { Tx } from '#server/db/database.ts';
import { mayEnter, memberships, users } from '#server/db/schema/companies.ts';
import { calendarFeeds } from '#server/db/schema/deadlines.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';

export const unknownCalendar = () =>
  new ProblemError('no-encontrado', createMessage('calendario-desconocido'));

/** What is presented of a feed: never its secret. */
export const feedColumns = {
  id: calendarFeeds.id,
  kind: calendarFeeds.kind,
  name: calendarFeeds.name,
  tenderId: calendarFeeds.tenderId,
  tenderCode: tenders.code,
  filter: calendarFeeds.filter,
  createdAt: calendarFeeds.createdAt,
  readAt: calendarFeeds.readAt,
};

/** The feeds of a person in the company, oldest first. */
export function feedsOf(tx: Tx, { companyId, userId }: Caller, id?: number) {
  return tx
    .select(feedColumns)
    .from(calendarFeeds)
    .leftJoin(tenders, eq(tenders.id, calendarFeeds.tenderId))
    .where(
      and(
        eq(calendarFeeds.companyId, companyId),
        eq(calendarFeeds.userId, userId),
        id === undefined ? undefined : eq(calendarFeeds.id, id),
      ),
    )
    .orderBy(asc(calendarFeeds.id));
}

export type FeedRow = Awaited<ReturnType<typeof feedsOf>>[number];

const written = /^([\w-]{43})\.ics$/;

/** A feed by the secret in its address, with its person in their present role; null where there is none, or no longer. */
export async function feedBySecret(tx: Tx, address: string) {
  const secret = written.exec(address)?.[1];
  if (secret === undefined) return null;
  const [found] = await tx
    .select({
      id: calendarFeeds.id,
      userId: calendarFeeds.userId,
      companyId: calendarFeeds.companyId,
      role: memberships.role,
    })
    .from(calendarFeeds)
    .innerJoin(
      memberships,
      and(
        eq(memberships.companyId, calendarFeeds.companyId),
        eq(memberships.userId, calendarFeeds.userId),
      ),
    )
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.secretHash, hashToken(secret)), mayEnter));
  if (found === undefined) return null;
  const { id, userId, companyId, role } = found;
  const caller = callerOf(userId, companyId, role, abilityOf(role, userId));
  return caller.ability.can('read', 'Tender') ? { id, caller } : null;
}
