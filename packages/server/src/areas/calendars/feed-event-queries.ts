import { TenderFilter } from '@pliego/contract/areas/tender-query';
import { and, asc, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm';
import { safeParse } from 'zod/v4/core';
import {
  anyId,
  byTender,
  datedColumns,
  openTasks,
} from '#server/areas/deadlines/dated-tender-queries.ts';
import { companyRule } from '#server/areas/deadlines/company-queries.ts';
import { legalClocksOf } from '#server/areas/deadlines/legal-clock-queries.ts';
import { isOpenAt } from '#server/areas/tenders/closing-queries.ts';
import { allOf, conditionsOf } from '#server/areas/tenders/filter-queries.ts';
import { searchOf } from '#server/areas/tenders/search-queries.ts';
import type { Caller } from '#server/auth/caller.ts';
import { type Tx } from '#server/db/database.ts';
import { milestoneReminders } from '#server/db/schema/deadlines.ts';
import { tenderCollaborators, tenderFollowers } from '#server/db/schema/follow.ts';
import {
  visibleBuyers as buyers,
  visibleObservations as observations,
  visibleTenders as tenders,
} from '#server/db/schema/visible.ts';
import { events, tenderWork } from '#server/db/schema/work.ts';
import { type FeedRow, unknownCalendar } from './queries.ts';

/** The tenders of a feed, the first to close first. */
const feedTenders = 500;
const yearMs = 365 * 86_400_000;

/** What a feed holds. A tender that closed long ago has no date left to remember. */
function conditionOf(feed: FeedRow, caller: Caller, now: Date): SQL | undefined {
  const { companyId, userId } = caller;
  const recent = or(
    isNull(tenders.closesAt),
    gte(tenders.closesAt, new Date(now.getTime() - yearMs)),
  );
  const own = (table: typeof tenderFollowers | typeof tenderCollaborators, more?: SQL) =>
    sql`${tenders.id} in (select ${table.tenderId} from ${table} where ${and(
      eq(table.companyId, companyId),
      eq(table.userId, userId),
      more,
    )})`;
  switch (feed.kind) {
    case 'licitacion':
      return eq(tenders.id, feed.tenderId ?? 0);
    case 'siguiendo':
      return and(recent, own(tenderFollowers, eq(tenderFollowers.isFollowing, true)));
    case 'mias':
      return and(recent, or(eq(tenderWork.assigneeId, userId), own(tenderCollaborators)));
    case 'vista': {
      const stored = safeParse(TenderFilter, feed.filter ?? {});
      // A filter that the product no longer knows: wider or narrower than meant would mislead.
      if (!stored.success) throw unknownCalendar();
      const filter = stored.data;
      const conditions = allOf(conditionsOf(filter, searchOf(filter.q), caller, now));
      const discarded = filter.etapa?.includes('descartada') ?? false;
      return and(
        conditions,
        isOpenAt(tenders, now),
        discarded ? undefined : sql`${tenderWork.stage} is distinct from 'descartada'`,
      );
    }
  }
}

/**
 * How often a tender has changed: what sources stated of it, versions of our work and acts on it. It only grows, and so does the
 * SEQUENCE of its events; undoing an import alone takes something away.
 */
const changes = sql<number>`((select count(*) from ${observations} where ${observations.tenderId} = ${tenders.id})
  + coalesce(${tenderWork.version}, 0)
  + (select count(*) from ${events} where ${events.companyId} = current_company() and ${events.tenderId} = ${tenders.id}))::int`;

/** When it last changed, by the same. */
const changedAt = sql<string>`greatest(${tenders.observedAt}, ${tenderWork.updatedAt},
  (select max(${events.at}) from ${events} where ${events.companyId} = current_company() and ${events.tenderId} = ${tenders.id}))`;

function tendersOfFeed(tx: Tx, feed: FeedRow, caller: Caller, now: Date) {
  return tx
    .select({ ...datedColumns, stateText: tenders.stateText, changes, changedAt })
    .from(tenders)
    .leftJoin(buyers, eq(buyers.id, tenders.buyerId))
    .leftJoin(
      tenderWork,
      and(eq(tenderWork.companyId, caller.companyId), eq(tenderWork.tenderId, tenders.id)),
    )
    .where(conditionOf(feed, caller, now))
    .orderBy(asc(tenders.closesAt), asc(tenders.id))
    .limit(feedTenders);
}

export type FeedTender = Awaited<ReturnType<typeof tendersOfFeed>>[number];

async function remindersOf(tx: Tx, { companyId, userId }: Caller, ids: readonly number[]) {
  return tx
    .select({
      tenderId: milestoneReminders.tenderId,
      kind: milestoneReminders.milestone,
      days: milestoneReminders.daysBefore,
    })
    .from(milestoneReminders)
    .where(
      and(
        eq(milestoneReminders.companyId, companyId),
        eq(milestoneReminders.userId, userId),
        anyId(sql`${milestoneReminders.tenderId}`, ids),
      ),
    );
}

/** Everything that the events of a feed are made of, as its person may see it. */
export async function feedContents(tx: Tx, feed: FeedRow, caller: Caller, now: Date) {
  const rows = await tendersOfFeed(tx, feed, caller, now);
  const ids = rows.map(({ id }) => id);
  return {
    tenders: rows,
    rule: await companyRule(tx, caller.companyId),
    tasks: byTender(await openTasks(tx, caller.companyId, ids)),
    clocks: await legalClocksOf(tx, caller.companyId, ids, now),
    reminders: byTender(await remindersOf(tx, caller, ids)),
  };
}

export type FeedContents = Awaited<ReturnType<typeof feedContents>>;
