import { abilityOf } from '@pliego/contract/abilities';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { and, desc, eq, gt, max, sql } from 'drizzle-orm';
import { allOf, conditionsOf } from '#server/areas/tenders/filter-queries.ts';
import { searchOf } from '#server/areas/tenders/search-queries.ts';
import { type Caller, callerOf } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { mayEnter, memberships, users } from '#server/db/schema/companies.ts';
import { noticeSettings } from '#server/db/schema/notices.ts';
import { visibleBuyers as buyers, visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { savedViews, viewAlerts, viewHits } from '#server/db/schema/views.ts';
import { tenderWork } from '#server/db/schema/work.ts';

export type AlertRow = typeof viewAlerts.$inferSelect;

/** So many new tenders one look tells of; a view of more is too wide to be an alert, and says so by its noise. */
export const mostHits = 200;

/** The id of the tender that was read last. */
export async function newestTender(tx: Tx): Promise<number> {
  const [row] = await tx.select({ id: max(tenders.id) }).from(tenders);
  return row?.id ?? 0;
}

/** The alerts of a company's active people, with what decides when each is due. */
export async function alertsOf(tx: Tx, companyId: number) {
  return tx
    .select({
      alert: viewAlerts,
      digestAt: noticeSettings.digestAt,
      role: memberships.role,
    })
    .from(viewAlerts)
    .innerJoin(
      savedViews,
      and(eq(savedViews.companyId, viewAlerts.companyId), eq(savedViews.id, viewAlerts.viewId)),
    )
    .innerJoin(
      memberships,
      and(
        eq(memberships.companyId, viewAlerts.companyId),
        eq(memberships.userId, viewAlerts.userId),
      ),
    )
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(
      noticeSettings,
      and(
        eq(noticeSettings.companyId, viewAlerts.companyId),
        eq(noticeSettings.userId, viewAlerts.userId),
      ),
    )
    .where(and(eq(viewAlerts.companyId, companyId), mayEnter));
}

export type DueAlert = Awaited<ReturnType<typeof alertsOf>>[number];

export function callerOfAlert({ alert, role }: DueAlert): Caller {
  const { companyId, userId } = alert;
  return callerOf(userId, companyId, role, abilityOf(role, userId));
}

/** The tenders of a view that were first read after its mark and that the person was not told of, newest first. */
export async function newIn(
  tx: Tx,
  {
    alert,
    filter,
    caller,
    now,
  }: { alert: AlertRow; filter: TenderFilter; caller: Caller; now: Date },
) {
  const told = sql`exists (select from ${viewHits} where ${and(
    eq(viewHits.companyId, alert.companyId),
    eq(viewHits.userId, alert.userId),
    eq(viewHits.viewId, alert.viewId),
    eq(viewHits.tenderId, tenders.id),
  )})`;
  return tx
    .select({
      id: tenders.id,
      code: tenders.code,
      title: tenders.title,
      closesAt: tenders.closesAt,
      closesOn: tenders.closesOn,
    })
    .from(tenders)
    .leftJoin(buyers, eq(buyers.id, tenders.buyerId))
    .leftJoin(
      tenderWork,
      and(eq(tenderWork.companyId, alert.companyId), eq(tenderWork.tenderId, tenders.id)),
    )
    .where(
      and(
        gt(tenders.id, alert.afterId),
        allOf(conditionsOf(filter, searchOf(filter.q), caller, now)),
        filter.etapa?.includes('descartada') === true
          ? undefined
          : sql`${tenderWork.stage} is distinct from 'descartada'`,
        sql`not ${told}`,
      ),
    )
    .orderBy(desc(tenders.id))
    .limit(mostHits);
}
