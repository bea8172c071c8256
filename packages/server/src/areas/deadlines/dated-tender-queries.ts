import { asc, and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { tenderFollowers } from '#server/db/schema/follow.ts';
import { tenderTasks } from '#server/db/schema/expediente.ts';
import { visibleBuyers as buyers, visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { tenderWork } from '#server/db/schema/work.ts';

/** Ids as one parameter, however many there are. */
export const anyId = (column: SQL | typeof tenders.id, ids: readonly number[]): SQL =>
  sql`${column} = any(${`{${ids.join(',')}}`}::integer[])`;

/** Rows by the tender that they hang on. */
export function byTender<Row extends { tenderId: number }>(rows: readonly Row[]) {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.tenderId);
    if (group === undefined) groups.set(row.tenderId, [row]);
    else group.push(row);
  }
  return groups;
}

/** What of a tender, and of our work on it, its dates come from. */
export const datedColumns = {
  id: tenders.id,
  code: tenders.code,
  title: tenders.title,
  buyerName: buyers.name,
  stateClass: tenders.stateClass,
  milestones: tenders.milestones,
  stage: sql<typeof tenderWork.$inferSelect.stage>`coalesce(${tenderWork.stage}, 'detectada')`,
  assigneeId: tenderWork.assigneeId,
  isRestricted: sql<boolean>`coalesce(${tenderWork.isRestricted}, false)`,
  nextAction: tenderWork.nextAction,
  nextActionOn: tenderWork.nextActionOn,
  isFollowing: sql<boolean>`exists (select from ${tenderFollowers} where ${tenderFollowers.companyId} = current_company() and ${tenderFollowers.tenderId} = ${tenders.id} and ${tenderFollowers.userId} = current_person() and ${tenderFollowers.isFollowing})`,
};

/** The tenders that fulfil a condition, with the company's work on them, in no order. */
export function datedTenders(tx: Tx, companyId: number, condition: SQL | undefined) {
  return tx
    .select(datedColumns)
    .from(tenders)
    .leftJoin(buyers, eq(buyers.id, tenders.buyerId))
    .leftJoin(
      tenderWork,
      and(eq(tenderWork.companyId, companyId), eq(tenderWork.tenderId, tenders.id)),
    )
    .where(condition);
}

export type DatedTender = Awaited<ReturnType<typeof datedTenders>>[number];

/** Tasks that are not done, of some tenders. */
export function openTasks(tx: Tx, companyId: number, tenderIds: readonly number[]) {
  return tx
    .select({
      id: tenderTasks.id,
      tenderId: tenderTasks.tenderId,
      title: tenderTasks.title,
      dueOn: tenderTasks.dueOn,
      anchor: tenderTasks.anchor,
    })
    .from(tenderTasks)
    .where(
      and(
        eq(tenderTasks.companyId, companyId),
        anyId(sql`${tenderTasks.tenderId}`, tenderIds),
        isNull(tenderTasks.doneAt),
      ),
    )
    .orderBy(asc(tenderTasks.id));
}

export type OpenTask = Awaited<ReturnType<typeof openTasks>>[number];
