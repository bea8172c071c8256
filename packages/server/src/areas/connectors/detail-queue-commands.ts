import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { closesAhead } from '#server/areas/tenders/closing-queries.ts';
import { recordset } from '#server/db/bulk.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { connectorQueue } from '#server/db/schema/connectors.ts';
import { tenders } from '#server/db/schema/tenders.ts';
import { priorities, type Priority, urgencyIn } from './detail-priority.ts';

export interface WantedDetail {
  code: string;
  priority: Priority;
  closesAt: string | null;
  backfillId: number | null;
}

export type QueueRow = typeof connectorQueue.$inferSelect;

interface Owner {
  id: number;
  companyId: number;
}

/** Queues details. One that is already queued keeps the more urgent of its reasons. */
export async function enqueueDetails(
  tx: Tx,
  { id: connectorId, companyId }: Owner,
  wanted: readonly WantedDetail[],
  now: Date,
): Promise<void> {
  if (wanted.length === 0) return;
  const at = now.toISOString();
  const rows = wanted.map((one) => ({
    ...one,
    connectorId,
    companyId,
    queuedAt: at,
    notBefore: at,
    tries: 0,
  }));
  const { columns, select } = recordset(
    connectorQueue,
    [
      'connectorId',
      'companyId',
      'code',
      'priority',
      'closesAt',
      'backfillId',
      'queuedAt',
      'notBefore',
      'tries',
    ],
    rows,
  );
  await tx.execute(
    sql`insert into connector_queue (${columns}) ${select}
      on conflict (connector_id, code) do update set
        priority = least(connector_queue.priority, excluded.priority),
        closes_at = coalesce(excluded.closes_at, connector_queue.closes_at),
        backfill_id = coalesce(connector_queue.backfill_id, excluded.backfill_id)`,
  );
}

/** Once a night everything that is open is requested again: lists do not show all changes. */
export async function enqueueSweep(tx: Tx, owner: Owner, now: Date): Promise<void> {
  const at = now.toISOString();
  await tx.execute(
    sql`insert into connector_queue (connector_id, company_id, code, priority, closes_at, queued_at, not_before, tries)
      select ${owner.id}, ${owner.companyId}, ${tenders.code}, ${priorities.sweep}, ${tenders.closesAt},
          ${at}::timestamptz, ${at}::timestamptz, 0
        from ${tenders}
        where ${tenders.source} = 'mercado-publico' and ${tenders.companyId} is null and ${closesAhead(tenders, now)}
      on conflict (connector_id, code) do nothing`,
  );
}

/** The next detail to request; tenders that close soon come first. */
export async function nextDetail(
  tx: Tx,
  connectorId: number,
  now: Date,
): Promise<QueueRow | undefined> {
  const [row] = await tx
    .select()
    .from(connectorQueue)
    .where(and(eq(connectorQueue.connectorId, connectorId), lte(connectorQueue.notBefore, now)))
    .orderBy(
      urgencyIn(connectorQueue.priority, connectorQueue.closesAt, now),
      sql`${connectorQueue.closesAt} nulls last`,
      asc(connectorQueue.code),
    )
    .limit(1);
  return row;
}

export async function dropDetail(tx: Tx, { connectorId, code }: QueueRow): Promise<void> {
  await tx
    .delete(connectorQueue)
    .where(and(eq(connectorQueue.connectorId, connectorId), eq(connectorQueue.code, code)));
}

export async function postponeDetail(tx: Tx, row: QueueRow, notBefore: Date): Promise<void> {
  await tx
    .update(connectorQueue)
    .set({ notBefore, tries: row.tries + 1 })
    .where(and(eq(connectorQueue.connectorId, row.connectorId), eq(connectorQueue.code, row.code)));
}

/** When the first of those that were put off comes round; null when none waits. */
export async function earliestDetail(tx: Tx, connectorId: number): Promise<Date | null> {
  const [row] = await rowsOf<{ at: string | null }>(
    tx,
    sql`select min(not_before) as at from connector_queue where connector_id = ${connectorId}`,
  );
  return row === undefined || row.at === null ? null : new Date(row.at);
}

/** How many details of a backfill are still queued. */
export async function historyLeft(tx: Tx, backfillId: number): Promise<number> {
  const [row] = await rowsOf<{ left: number }>(
    tx,
    sql`select count(*)::int as left from connector_queue where backfill_id = ${backfillId}`,
  );
  return row?.left ?? 0;
}
